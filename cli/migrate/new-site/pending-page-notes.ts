import { groupBy } from '../../primitives/group-by.ts'
import { formatList } from '../../primitives/text/format-list.ts'
import type { Note } from '../migration.ts'

/** The note on a link of the config that was removed because its target has no page yet. */
export function toRemovedLinkNote(subject: string, label: string, target: string): Note {
  return {
    subject,
    advice: `${label} linked to \`${target}\`, a page that does not exist yet, so the link was removed. Add it again once the page exists.`,
  }
}

/** A link of the config that was removed. */
export interface RemovedLink {
  /** The option that contained it. */
  readonly subject: string
  /** As a sentence begins: the text of the link in code, or `A link`. */
  readonly label: string
  readonly target: string
}

/** So many links of one option share a note. */
const many = 4

/** Notes on removed links: one for each, or one for all links of an option that had many. */
export function toRemovedLinkNotes(removed: readonly RemovedLink[]): readonly Note[] {
  const groups = [...groupBy(removed, ({ subject }) => subject)]
  return groups.flatMap(([subject, links]) => {
    if (links.length < many)
      return links.map(({ label, target }) => toRemovedLinkNote(subject, label, target))
    const names = links.map(({ label, target }) =>
      label.startsWith('`') ? `${label} (\`${target}\`)` : `\`${target}\``,
    )
    return [
      {
        subject,
        advice: `${String(links.length)} links were removed, because their pages do not exist yet: ${names.join(', ')}. Add them again once the pages exist.`,
      },
    ]
  })
}

/** The note on `onBrokenLinks`, which has to be `warn` as long as pages link to `urls`. */
export function toBrokenLinksNote(urls: readonly string[]): Note {
  return {
    subject: 'onBrokenLinks',
    advice: `Set to \`warn\`, because these pages of the old site do not exist yet: ${formatList(urls)}. Set it back to \`throw\` once they exist or are no longer linked.`,
  }
}

/** The note on `onBrokenLinks`, which has to be `warn` as long as pages link to `targets`, which the old tool did not check. */
export function toUncheckedLinksNote(targets: readonly string[]): Note {
  return {
    subject: 'onBrokenLinks',
    advice: `Set to \`warn\`, because pages link to files or, in HTML, to pages that do not exist, which the old site did not check: ${formatList(targets)}. Set it back to \`throw\` once the links are fixed.`,
  }
}
