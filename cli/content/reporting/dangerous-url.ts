import { describeDangerousUrl } from '../../primitives/urls/describe-dangerous-url.ts'
import type { MessageInput } from './report-message.ts'

/** The report for a URL whose scheme pages may not use. */
export function dangerousUrl(url: string): MessageInput {
  const { message, help } = describeDangerousUrl(url)
  return { rule: 'dangerous-url', reason: message, help }
}
