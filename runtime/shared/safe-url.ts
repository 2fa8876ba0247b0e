/**
 * Schemes of links that open a page, a message or another app. A scheme that is not listed, such as
 * `javascript:`, could run code in the page or hide where the link goes.
 * https://html.spec.whatwg.org/multipage/system-state.html#safelisted-scheme
 */
const safeSchemes: ReadonlySet<string> = new Set(
  (
    'http https mailto tel sms smsto ftp ftps sftp ssh git geo im irc ircs magnet matrix mms news nntp ' +
    'bitcoin openpgp4fpr sip sips urn webcal xmpp facetime feed slack discord msteams tg zoommtg ' +
    'vscode vscode-insiders vscodium cursor windsurf zed idea jetbrains steam obsidian figma ' +
    'intent market itms-apps ms-settings chrome edge about pathname ' +
    'acct callto doi dav gopher gemini ipfs ipns ldap ldaps lightning mid nfs rsync rtsp sgnl signal skype spotify ssb ' +
    'svn telnet tag whatsapp ws wss vnc raycast notion docker-desktop x-github-client unityhub'
  ).split(' '),
)

/** True for a path, a fragment, and a URL with a scheme that can't run code in the page. */
export function isSafeUrl(url: string): boolean {
  const scheme = schemeOf(url)
  return scheme === undefined || safeSchemes.has(scheme) || /^web\+[a-z]+$/.test(scheme)
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
