import { schemeOf } from '../../runtime/shared/safe-url.ts'
import type { MessageInput } from './report-message.ts'

/** What is reported about a URL whose scheme is not one of those that pages may use. */
export function dangerousUrl(url: string): MessageInput {
  return {
    rule: 'dangerous-url',
    reason: `The URL \`${url.slice(0, 60)}\` could run code or hide its target, so it was removed: \`${schemeOf(url) ?? ''}:\` is not one of the schemes that pages may use.`,
    help: 'Link to an `https:` URL or to a page of this site.',
  }
}
