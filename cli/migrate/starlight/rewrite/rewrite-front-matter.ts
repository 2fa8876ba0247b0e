// The front matter of a page: the keys of Starlight become those of docs-ssg. Each key is replaced
// where it is, and all others stay as they are, byte for byte.
import { parse, stringify } from 'yaml'
import { toRecord, type Values } from '../../coerce.ts'
import { mapFrontMatter } from './map-front-matter.ts'
import { note, type PageWriter } from './rewrite-context.ts'

interface Entry {
  readonly key: string
  readonly start: number
  readonly end: number
}

/** Rewrite the front matter; a banner becomes a note at the start of the text. */
export function rewriteFrontMatter(writer: PageWriter): void {
  const { page, context, changes } = writer
  const block = page.source.slice(0, page.start)
  const values = readValues(block)
  const { replaced, banner, lost } = mapFrontMatter(values, writer)
  const added = context.slug === undefined ? {} : { slug: context.slug }
  for (const { key, start, end } of listEntries(block)) {
    const own = replaced.get(key)
    if (own === undefined) continue
    changes.push({ start, end, text: format(own) })
    note(writer, start, 'front matter')
  }
  for (const text of lost) note(writer, 0, { what: 'front matter', lost: text })
  if (Object.keys(added).length > 0 && !replaced.has('slug')) {
    const at = /^\uFEFF?---[ \t]*\r?\n/.exec(block)?.[0].length
    changes.push(
      at === undefined
        ? { start: 0, end: 0, text: `---\n${format(added)}---\n\n` }
        : { start: at, end: at, text: format(added) },
    )
  }
  if (banner !== undefined)
    changes.push({
      start: page.start,
      end: page.start,
      text: `\n:::note\n\n${banner.trim()}\n\n:::\n`,
    })
}

function readValues(block: string): Values {
  try {
    return toRecord(parse(block.replace(/^\uFEFF?---[^\n]*\n/, '').replace(/---[ \t]*\s*$/, '')))
  } catch {
    return {}
  }
}

/** The lines of each key of the first level, with the comments below it. */
function listEntries(block: string): readonly Entry[] {
  const starts = [...block.matchAll(/^(["']?)([A-Za-z_][\w-]*)\1[ \t]*:(?=\s|$)/gm)]
  const [close] = [...block.matchAll(/^---[ \t]*\r?$/gm)].slice(-1)
  return starts.map(({ 2: key = '', index }, at) => ({
    key,
    start: index,
    end: starts[at + 1]?.index ?? close?.index ?? block.length,
  }))
}

function format(values: Values): string {
  return Object.keys(values).length === 0 ? '' : stringify(values, { lineWidth: 0 })
}
