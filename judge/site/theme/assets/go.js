// A short address leads on; from a disk the file itself must be named.
const link = document.getElementById("go");
const [path, anchor] = link.href.split("#");
const file = location.protocol === "file:" && path.endsWith("/") ? path + "index.html" : path;
location.replace(anchor ? file + "#" + anchor : file);
