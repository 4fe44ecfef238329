// The page of search results speaks the language of the page it was asked from (`lang` in its address).
{
  const asked = new URLSearchParams(window.location.search).get("lang");
  const words = searchWords[asked];
  if (words) {
    document.documentElement.lang = asked;
    Documentation.addTranslations({ locale: asked, messages: words, plural_expr: "n === 1 ? 0 : 1" });
    document.addEventListener("DOMContentLoaded", () => {
      document.title = document.title.replace("Search", words.Search);
      for (const each of document.querySelectorAll("input[name=q]")) each.placeholder = words.Search;
      for (const each of document.querySelectorAll("input[name=lang]")) each.value = asked;
    });
  }
}
