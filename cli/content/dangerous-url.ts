import { schemeOf } from '../../runtime/shared/safe-url.ts'
import type { MessageInput } from './report-message.ts'

/** What is reported about a URL whose scheme is not one of those that pages may use. */
export function dangerousUrl(url: string): MessageInput {
  const scheme = schemeOf(url) ?? ''
  const shown = url.slice(0, 60)
  // A drive of Windows looks like a scheme: `C:\docs`.
  if (scheme === 'file' || scheme.length === 1)
    return {
      rule: 'dangerous-url',
      reason: `The URL \`${shown}\` names a file of one computer, which readers can’t open, so it was removed.`,
      help: 'Put the file into the site, and write its path from the page or from the static folder.',
    }
  return {
    rule: 'dangerous-url',
    reason: `The URL \`${shown}\` could run code or hide its target, so it was removed: \`${scheme}:\` is not one of the schemes that pages may use there.`,
    help: 'Link to an `https:` URL or to a page of this site.',
  }
}
