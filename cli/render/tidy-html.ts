/** React writes elements as XML would have them and some attributes in its own letter case. */
const ELEMENT =
  /<(?:area|br|col|hr|img|input|source|track|wbr|button|details|form|iframe|ol|td|th|time|video|a class="dropdown__link)\b[^<>]*>/g
const EMPTY_BOOLEAN = / (checked|controls|disabled|hidden|multiple|open|required|reversed)=""/g
const CAMEL_CASE = / ([a-z]+[A-Z]\w*)="/g

/**
 * HTML as the standard's examples write it: `<br>`, `<details open>`, `datetime="…"`. Text is out of reach, because in
 * it every `<` is escaped.
 */
export function tidyHtml(html: string): string {
  return (
    html
      .replace(ELEMENT, (element) =>
        element
          .replace(/ ?\/>$/, '>')
          .replace(EMPTY_BOOLEAN, ' $1')
          .replace(CAMEL_CASE, (_, name: string) => ` ${name.toLowerCase()}="`),
      )
      // Attributes stand in double quotes; a page of code has hundreds of single ones.
      .replaceAll('&#x27;', "'")
  )
}
