// Formulas that both parsers read alike. Given the text of a block, it returns whether there is another dollar sign.

/** A formula that both parsers read: see `remarkPrices`. */
const formula =
  /(?<![\\$\w*~])(?:\$(?![\s$])(?:\\[^$]|(?!\]\(|<[A-Za-z])[^$\\`])*(?<![\s\\$])\$(?![\w${])|\$\$(?:[^\s$`]|(?![\s$])[^$`]*[^\s$`]|\s[^$`]*\s)\$\$(?![\w${]))/g

/** True for a text with a dollar sign that doesn't belong to a plain formula. */
export function hasUnclearDollar(text: string): boolean {
  return text.includes('$') && text.replaceAll(formula, withoutPlain).includes('$')
}

/** The native parser keeps spaces at the beginning of a line in a formula. */
const withoutPlain = (found: string): string => (/[\r\n][\t ]/.test(found) ? found : '')
