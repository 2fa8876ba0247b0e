/** Files that a browser runs, or shows as a document of the site that may contain scripts. */
const ACTIVE = /\.(?:[cm]?js|html?|shtml|xht|xhtml|xml|xslt?|mht|mhtml|htc|swf|wasm)$/i

/** What makes an SVG file run a script or show another document when someone opens it. */
const ACTIVE_SVG =
  /<(?:[\w-]+:)?(?:script|iframe|embed|object)\b|<!entity|<\?xml-stylesheet|\son\w+\s*=|(?:href|values|to|from)\s*=\s*["']?[^"'>]*(?:script:|&#|data:text)|attributename\s*=\s*["']?on|\0/i

/**
 * True for a file that could run a script on the site's own origin when a page links to it. An image
 * in SVG is one only if it contains a script.
 */
export function isActiveFile(path: string, read: () => Uint8Array): boolean {
  if (ACTIVE.test(path)) return true
  return /\.svg$/i.test(path) && ACTIVE_SVG.test(new TextDecoder().decode(read()))
}
