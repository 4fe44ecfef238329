const ORDER: readonly Intl.LDMLPluralRule[] = ["zero", "one", "two", "few", "many", "other"];
const rules = new Map<string, (n: number) => number>();

/** For a language, which of its plural forms a number takes: as gettext counts them, the general one last. */
function numbering(language: string): (n: number) => number {
  const known = rules.get(language);
  if (known) return known;
  const rule = new Intl.PluralRules(language);
  const forms = ORDER.filter((each) => rule.resolvedOptions().pluralCategories.includes(each));
  const found = (n: number): number => forms.indexOf(rule.select(n));
  rules.set(language, found);
  return found;
}

/** The plural form of a text that fits a number. */
export const plural = (language: string, n: number, forms: readonly string[]): string =>
  forms[Math.min(numbering(language)(n), forms.length - 1)] ?? "";
