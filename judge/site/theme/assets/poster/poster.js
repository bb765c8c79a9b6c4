// The poster: a button that prints it, and the address it is found at, which is known only here.
(() => {
  const own = document.querySelector('link[rel="canonical"]')?.href ?? location.href.split(/[?#]/)[0];
  for (const foot of document.querySelectorAll(".j-address")) {
    if (own.startsWith("http")) foot.textContent = own;
  }
  for (const button of document.querySelectorAll(".j-print")) {
    button.hidden = false;
    button.addEventListener("click", () => window.print());
  }
})();
