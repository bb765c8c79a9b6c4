"""People, companies, things and places of the world in which the game is set, as its novels call them.

Texts speak of cards that no collection at hand may have: `if you control Elayne`. Such a name is understood; who
bears it is told by the cards on the table, as with any other name. A word that is neither here nor on a card is
no name.
"""

from __future__ import annotations

PEOPLE = (
    "Abell Cauthon", "Adelorna", "Aginor", "Agelmar", "Alanna", "Algarin", "Alivia", "Alliandre", "Almen Bunt",
    "Alteima", "Alviarin", "Amathera", "Amys", "Anaiya", "Androl", "Annoura", "Arganda", "Artur Hawkwing", "Asmodean",
    "Asunawa", "Aviendha", "Bael", "Bair", "Balthamel", "Balwer", "Barthanes", "Bashere", "Bayle Domon", "Be'lal",
    "Berelain", "Beslan", "Birgitte", "Bran al'Vere", "Bruan", "Byar", "Cadsuane", "Caraline", "Lady Caraline",
    "Carridin", "Chel Vanin", "Chiad", "Child Byar", "Colavaere", "Corana", "Couladin", "Cyndane", "Dain Bornhald",
    "Dairaine", "Damer Flinn", "Daved Hanlon", "Davram Bashere", "Colinda", "Demandred", "Desaine", "Dhearic",
    "Dobraine", "Dorindha", "Dyelin", "Eamon Valda", "Edarra", "Egeanin", "Egwene", "Egwene al'Vere", "Elaida",
    "Elayne", "Elayne Trakand", "Elenia", "Elyas", "Elyas Machera", "Enaila", "Erim", "Estanda", "Estean",
    "Ethenielle", "Fain", "Faile", "Faile Bashere", "Faolain", "Fedwin Morr", "Furyk Karede", "Gaebril", "Galad",
    "Galad Damodred", "Galina", "Gallenne", "Gareth Bryne", "Gareth Byrne", "Gaul", "Gawyn", "Gawyn Trakand",
    "Geofram Bornhald", "Graendal", "Hadnan Kadere", "Han", "Hopper", "Hurin", "Huan", "Idrien", "Indirian", "Ingtar",
    "Isam", "Isendre", "Janwin", "Ishamael", "Ishara", "Ispan", "Ituralde", "Jac Hornwell", "Jahar Narishma",
    "Jain Farstrider", "Jaret Byar", "Jarid", "Jesse Bilal", "Jheran", "Joiya", "Juilin", "Juilin Sandar", "Karede",
    "Karldin", "Keille", "Kiruna", "Lan", "Lan Mandragoran", "Lanfear", "Laras", "Leane", "Lelaine", "Lews Therin",
    "Liah", "Liandrin", "Lini", "Logain", "Logain Ablar", "Loial", "Luc", "Maeric", "Maighdin", "Malindare",
    "Mandelain", "Maringil", "Mat", "Mazrim Taim", "Meilan", "Melaine", "Melindhra", "Merana", "Merilille", "Merise",
    "Merrilin", "Mesaana", "Min", "Min Farshaw", "Moghedien", "Moiraine", "Moiraine Sedai", "Moridin", "Morgase",
    "Morgase Trakand", "Mordeth", "Myrelle", "Nandera", "Naean", "Nalesean", "Narg", "Narishma", "Natael", "Niall",
    "Niella", "Nynaeve", "Nynaeve al'Meara", "Olver", "Ordeith", "Osan'gar", "Padan Fain", "Paitr", "Pedron Niall",
    "Pelivar", "Perival", "Pevara", "Rahvin", "Rand", "Rhuarc", "Rhiale", "Rodel Ituralde", "Romanda", "Ryma",
    "Sahra", "Samitsu", "Sammael", "Samon", "Sarene", "Seana", "Seaine", "Selande", "Selene", "Semirhage",
    "Setalle Anan", "Sevanna", "Shaidar Haran", "Sheriam", "Shiaine", "Siuan", "Siuan Sanche", "Slayer", "Someryn",
    "Sorilea", "Suana", "Sulin", "Suroth", "Taim", "Talmanes", "Tam al'Thor", "Tallanvor", "Temaile", "Therava",
    "Thom", "Thom Merrilin", "Tigraine", "Timolan", "Tion", "Torean", "Torram Riatin", "Torval", "Tuon", "Turak",
    "Tylin", "Uno", "Valda", "Vandene", "Verin", "Verin Sedai", "Weiramon", "Yukiri",
)  # fmt: skip
COMPANIES = (
    "Companions", "Younglings", "Defenders of the Stone", "Maidens of the Spear", "Band of the Red Hand",
    "Shen an Calhar", "Far Dareis Mai", "Winged Guards", "Queen's Guard", "Black Tower", "White Tower", "Brotherless",
    "Mera'din", "Knife Hands", "Stone Dogs", "Thunder Walkers", "Water Seekers", "Red Shields", "True Bloods",
    "Mountain Dancers", "Dawn Runners", "Eagle Brothers", "Night Spears", "Hand of the Light", "Deathwatch Guard",
)  # fmt: skip
THINGS = (
    "Ashandarei", "Foxhead Medallion", "Heron-Mark Blade", "Dragon Scepter", "Dragon Banner",
    "Banner of Light", "Horn of Valere", "Callandor", "Laurel Crown", "Crown of Swords", "Choedan Kal",
    "Bowl of the Winds",
    "Concealed Dagger", "Shadar Logoth Dagger", "Longbow", "Two Rivers Longbow", "Blacksmith's Hammer", "Half-moon Axe",
    "Portal Stone", "Bela", "Mandarb", "Jeade'en", "Pips", "Stepper", "Aldieb", "Sword of Laman", "Domination Band",
    "Ji'e'toh", "Chief's Chair", "Sweat Tents", "Shoufa", "Oath Rod", "A'dam", "Eye of the World", "Avendesora",
    "Lion Throne", "Sun Throne", "Rose Crown", "Great Serpent Ring", "Seals", "Car'a'carn", "Balefire", "Saidin",
    "Saidar", "Wolf Dream", "Tree of Life",
)  # fmt: skip
PLACES = (
    "Tar Valon", "Caemlyn", "Cairhien", "Emond's Field", "Falme", "Fal Dara", "Tanchico", "Ebou Dar", "Salidar",
    "Shadar Logoth", "Shayol Ghul", "Rhuidean", "Illian", "Tear", "Stone of Tear", "Dumai's Wells", "Amador",
    "Amadicia", "Andor", "Arad Doman", "Altara", "Ghealdan", "Mayene", "Murandy", "Saldaea", "Shienar", "Tarabon",
    "Two Rivers", "Tel'aran'rhiod",
)  # fmt: skip
CLANS = (
    "Chareen", "Codarra", "Daryne", "Goshien", "Miagoma", "Nakai", "Reyn", "Shaarad", "Shaido", "Shiande", "Taardad",
    "Tomanelle",
)  # fmt: skip
KINDS = (
    "Darkfriend", "Seanchan", "Angreal", "Sa'angreal", "Ter'angreal", "Asha'man", "Warder", "Ogier", "Draghkar",
    "Gray Man", "Blademaster", "Damane", "Sul'dam", "Gleeman", "Channeler", "Wolfbrother", "Dreamwalker",
    "Wise One", "Clan Chief", "Sept Chief", "Roof Mistress", "Maiden of the Spear", "Myrddraal", "Halfman", "Gholam",
    "Darkhound", "Wolf", "Dragonsworn", "Whitecloak", "Questioner", "High Lord", "High Lady", "Council of Nine",
    "Sea Folk", "Windfinder", "Atha'an Miere", "Tuatha'an", "Shadowspawn", "Aelfinn", "Eelfinn",
    *(f"{each} Ajah" for each in ("Black", "Blue", "Brown", "Gray", "Green", "Red", "White", "Yellow")),
    *(f"{each} Aiel" for each in CLANS), *CLANS,
)  # fmt: skip
OFFICES = (
    "Amyrlin Seat", "Lord Captain Commander", "Keeper of the Chronicles", "First of Mayene", "High Seat",
    *(f"{title} of {land}" for land in ("Andor", "Cairhien", "Illian", "Tear", "Ghealdan", "Saldaea", "Tarabon",
                                        "Altara", "Amadicia", "Arad Doman", "Shienar", "Arafel", "Kandor", "Malkier")
      for title in ("King", "Queen")),
)  # fmt: skip
NAMES = tuple(dict.fromkeys((*PEOPLE, *COMPANIES, *THINGS, *PLACES, *KINDS, *OFFICES)))
