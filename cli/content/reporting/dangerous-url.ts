import { describeDangerousUrl } from '../../primitives/describe-dangerous-url.ts'
import type { MessageInput } from './report-message.ts'

/** What is reported about a URL whose scheme is not one of those that pages may use. */
export function dangerousUrl(url: string): MessageInput {
  const { message, help } = describeDangerousUrl(url)
  return { rule: 'dangerous-url', reason: message, help }
}
