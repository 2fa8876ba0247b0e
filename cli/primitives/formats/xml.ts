/** An element of XML with its text escaped; undefined leaves it out. */
export function element(
  name: string,
  text: string | undefined,
  attributes: Readonly<Record<string, string | undefined>> = {},
): string {
  return text === undefined ? '' : `<${name}${format(attributes)}>${escapeXml(text)}</${name}>\n`
}

/** An element without contents. */
export function emptyElement(
  name: string,
  attributes: Readonly<Record<string, string | undefined>>,
): string {
  return `<${name}${format(attributes)}/>\n`
}

/** An element that contains others. */
export function group(name: string, contents: string): string {
  return `<${name}>\n${contents}</${name}>\n`
}

function format(attributes: Readonly<Record<string, string | undefined>>): string {
  return Object.entries(attributes)
    .map(([name, value]) => (value === undefined ? '' : ` ${name}="${escapeXml(value)}"`))
    .join('')
}

/** Control characters other than white space can't be in XML, not even escaped: https://www.w3.org/TR/xml/#charsets */
export const forbiddenInXml = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu

/** Escape a text for XML; HTML becomes a text that contains tags. */
function escapeXml(text: string): string {
  return text
    .replace(forbiddenInXml, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
