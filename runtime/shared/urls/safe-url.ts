/** The user of a URL: the browser, which loads it with the page, or a reader, who follows a link. */
export type UrlUse = 'load' | 'follow'

const loadedSchemes = ['http', 'https']
/**
 * The targets of links in documentation besides pages: a message, a chat of a project, and apps that take over a step of
 * a guide, such as "Open in VS Code". A scheme that has another URL in it, such as `feed:` or `view-source:`, is not
 * one of them, because it hides where the link goes.
 */
const appSchemes = (
  'mailto tel sms matrix irc ircs slack discord msteams vscode vscode-insiders vscodium cursor windsurf zed ' +
  'jetbrains idea docker-desktop x-github-client ms-settings x-apple.systempreferences'
).split(' ')

const schemes: Readonly<Record<UrlUse, ReadonlySet<string>>> = {
  load: new Set(loadedSchemes),
  follow: new Set([...loadedSchemes, ...appSchemes]),
}
/** A file of the site that is not a page, as Docusaurus writes it. */
const OWN_FILE = /^pathname:\/\//i

/** True for a path, a fragment, and a URL whose scheme is accepted where the URL is used. */
export function isSafeUrl(url: string, use: UrlUse): boolean {
  const scheme = schemeOf(url)
  return scheme === undefined || schemes[use].has(scheme) || OWN_FILE.test(toParsedUrl(url))
}

/** The scheme in lower case, as browsers read it; undefined for a path. */
export function schemeOf(url: string): string | undefined {
  return /^([a-z][a-z\d+.-]*):/i.exec(toParsedUrl(url))?.[1]?.toLowerCase()
}

/**
 * The URL without the characters that browsers ignore around it and inside its scheme.
 * https://url.spec.whatwg.org/#concept-basic-url-parser
 */
export function toParsedUrl(url: string): string {
  // oxlint-disable-next-line no-control-regex
  return url.replace(/^[\0-\x20]+|[\0-\x20]+$|[\t\n\r\0]/g, '')
}
