const itemEnd = /<\/li>(?=<li[ >]|<\/ul>)/g

/**
 * Lists that React has rendered, without the end tags of their items, which HTML makes optional and
 * the sidebar would repeat on every page.
 * https://html.spec.whatwg.org/multipage/syntax.html#optional-tags
 */
export const omitItemEnds = (html: string): string => html.replaceAll(itemEnd, '')
