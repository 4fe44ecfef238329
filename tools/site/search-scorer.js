// What a search finds in the language of the page it was asked from comes first: Chinese is found in either script.
const askedFrom = new URLSearchParams(window.location.search).get("lang");
const languageOfPage = (name) => /[./](zh-Han[ts])$/.exec(name)?.[1] ?? "en";
var Scorer = {
  score: ([page, , , , score]) => (languageOfPage(page) === askedFrom ? score + 100 : score),
  objNameMatch: 11,
  objPartialMatch: 6,
  objPrio: { 0: 15, 1: 5, 2: -5 },
  objPrioDefault: 0,
  title: 15,
  partialTitle: 7,
  term: 5,
  partialTerm: 2,
};
