// The only places where text becomes markup or script. Enters: any text. Leaves: text that cannot
// leave its context.

/** For text between tags. */
export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

/** For an attribute value in double or single quotes; also right between tags and in XML. */
export function escapeAttribute(text: string): string {
  return escapeHtml(text).replaceAll('"', '&quot;').replaceAll("'", '&#39;')
}

/**
 * JSON for the inside of a `script` element: it cannot end the element nor a JavaScript line.
 */
export function escapeJsonForScript(json: string): string {
  return json
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029')
}
