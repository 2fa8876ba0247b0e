import { schemeOf } from '../../../runtime/shared/urls/safe-url.ts'

/** Why pages may not use a URL, and what to write instead. */
export function describeDangerousUrl(url: string): {
  readonly message: string
  readonly help: string
} {
  const scheme = schemeOf(url) ?? ''
  const shown = url.slice(0, 60)
  // A drive of Windows looks like a scheme: `C:\docs`.
  if (scheme === 'file' || scheme.length === 1)
    return {
      message: `The URL \`${shown}\` points to a file on one computer, which readers can’t open, so it was removed.`,
      help: 'Put the file into the site, and write its path from the page or from the static folder.',
    }
  // So does a host with a port: `docs.example.org:8080/guide`.
  if (/^(?:localhost|[\w-]+(?:\.[\w-]+)+):\d{1,5}(?:[/?#]|$)/i.test(url))
    return {
      message: `The URL \`${shown}\` has no \`https://\`, so browsers treat \`${scheme}:\` as its scheme and can’t open it. It was removed.`,
      help: `Write \`https://${shown}\`, or \`http://\` if the server has no certificate.`,
    }
  return {
    message: `The URL \`${shown}\` could run code or hide its target, so it was removed: \`${scheme}:\` is not one of the schemes that pages may use there.`,
    help: 'Link to an `https:` URL or to a page of this site.',
  }
}
