import { formatList } from '../../primitives/text/format-list.ts'
import type { Note } from '../migration.ts'

/** The note on a link of the config that was removed because its target has no page yet. */
export function toRemovedLinkNote(subject: string, label: string, target: string): Note {
  return {
    subject,
    advice: `${label} linked to \`${target}\`, a page that does not exist yet, so the link was removed. Add it again once the page exists.`,
  }
}

/** The note on `onBrokenLinks`, which has to be `warn` as long as pages link to `urls`. */
export function toBrokenLinksNote(urls: readonly string[]): Note {
  return {
    subject: 'onBrokenLinks',
    advice: `Set to \`warn\`, because these pages of the old site do not exist yet: ${formatList(urls)}. Set it back to \`throw\` once they exist or are no longer linked.`,
  }
}
