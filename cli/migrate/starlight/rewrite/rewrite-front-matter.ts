// The front matter of a page: the keys of Starlight become those of docs-ssg. Each key is replaced
// where it is, and all others stay as they are, byte for byte.
import { formatValues, listEntries, readValues } from '../../rewrite/front-matter-entries.ts'
import { commentOut, describeIgnored, isIgnoredKey } from '../../rewrite/ignored-keys.ts'
import { mapFrontMatter } from './map-front-matter.ts'
import { note, type PageWriter } from './rewrite-context.ts'

/** Rewrite the front matter; a banner becomes a note at the start of the text. */
export function rewriteFrontMatter(writer: PageWriter): void {
  const { page, context, changes } = writer
  const block = page.source.slice(0, page.start)
  const values = readValues(block)
  const { replaced, banner, lost } = mapFrontMatter(values, writer)
  const added = context.slug === undefined ? {} : { slug: context.slug }
  for (const { key, start, end } of listEntries(block)) {
    const own = replaced.get(key)
    if (own === undefined && isIgnoredKey('Starlight', { key, value: values[key], added })) {
      changes.push({ start, end, text: commentOut(block.slice(start, end)) })
      note(writer, start, { what: 'front matter', lost: describeIgnored(key, 'Starlight') })
    }
    if (own === undefined) continue
    changes.push({ start, end, text: formatValues(own) })
    note(writer, start, 'front matter')
  }
  for (const text of lost) note(writer, 0, { what: 'front matter', lost: text })
  if (Object.keys(added).length > 0 && !replaced.has('slug')) {
    const at = /^\uFEFF?---[ \t]*\r?\n/.exec(block)?.[0].length
    changes.push(
      at === undefined
        ? { start: 0, end: 0, text: `---\n${formatValues(added)}---\n\n` }
        : { start: at, end: at, text: formatValues(added) },
    )
  }
  if (banner !== undefined)
    changes.push({
      start: page.start,
      end: page.start,
      text: `\n:::note\n\n${banner.trim()}\n\n:::\n`,
    })
}
