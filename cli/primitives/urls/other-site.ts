const withScheme = /^(?:[a-z][a-z\d+.-]*:|\/\/)/i
/** A link to a file that is not a page, as Docusaurus writes it; it stays inside the site. */
const insideSite = /^pathname:\/\//i

/** True for a URL that leaves the site, which no other page can change. */
export function isOfOtherSite(href: string): boolean {
  return withScheme.test(href) && !insideSite.test(href)
}
