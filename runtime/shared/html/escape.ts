// Turns text into markup or script. Nothing else in the project may do so by hand.

/** Escape text between tags. */
export function escapeHtml(text: string): string {
  // Most pieces of text have none of the characters, and this is called for each piece of code.
  if (!/[&<>]/.test(text)) return text
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

/** Escape an attribute value in double or single quotes; also safe between tags and in XML. */
export function escapeAttribute(text: string): string {
  return escapeHtml(text).replaceAll('"', '&quot;').replaceAll("'", '&#39;')
}

/** Escape text for an attribute in double quotes. Single quotes stay, so text with many of them stays short. */
export function escapeInDoubleQuotes(text: string): string {
  const escaped = escapeHtml(text)
  return escaped.includes('"') ? escaped.replaceAll('"', '&quot;') : escaped
}

/**
 * Escape JSON inside a `script` element, so that it can't end the element or a line of JavaScript.
 */
export function escapeJsonForScript(json: string): string {
  return json
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029')
}
