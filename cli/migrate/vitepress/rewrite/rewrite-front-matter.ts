import { isMap, isScalar, parseDocument, stringify } from 'yaml'
import { toRecord } from '../../coerce.ts'
import { commentOut } from '../../rewrite/ignored-keys.ts'
import type { Draft } from './draft.ts'
import { mapFrontMatterKey } from './map-front-matter.ts'
import { frontMatterBlock } from '../../../primitives/text/front-matter-block.ts'
import type { RewriteContext } from './rewrite-context.ts'

type MatterContext = Pick<RewriteContext, 'added' | 'findDocId'>

/** Rewrite the keys that VitePress alone reads, and add those that the page needs. */
export function rewriteFrontMatter(draft: Draft, context: MatterContext): void {
  const { source, newline } = draft
  const added = Object.entries(context.added).filter(([, value]) => value !== undefined)
  const [block, yaml] = frontMatterBlock.exec(source) ?? []
  if (block === undefined) {
    const lines = added.map(([key, value]) => toLines({ [key]: value }, newline)).join('')
    if (lines !== '') draft.replace(0, 0, `---${newline}${lines}---${newline}${newline}`)
    return
  }
  const offset = /^\uFEFF?---[^\S\n]*\r?\n/.exec(block)?.[0].length ?? 0
  const taken =
    yaml === undefined ? new Set<string>() : rewriteKeys(yaml, offset, { draft, context })
  const lines = added
    .filter(([key]) => !taken.has(key))
    .map(([key, value]) => toLines({ [key]: value }, newline))
    .join('')
  if (lines !== '') draft.replace(offset, offset, lines)
}

interface KeyWriter {
  readonly draft: Draft
  readonly context: MatterContext
}

/** The keys that the front matter has now. */
function rewriteKeys(yaml: string, offset: number, { draft, context }: KeyWriter): Set<string> {
  const document = parseDocument(yaml, { prettyErrors: false, logLevel: 'silent' })
  const taken = new Set<string>()
  if (document.errors.length > 0 || !isMap(document.contents)) return taken
  const page = toRecord(document.toJS({ maxAliasCount: 100 }))
  const pairs = document.contents.items.flatMap((pair) =>
    isScalar(pair.key) && pair.key.range
      ? [{ key: String(pair.key.value), start: pair.key.range[0] }]
      : [],
  )
  for (const key of Object.keys(page)) taken.add(key)
  for (const [index, { key, start }] of pairs.entries()) {
    const mapped = mapFrontMatterKey(key, page[key], { ...context, page })
    if (mapped === undefined) continue
    const end = pairs[index + 1]?.start ?? yaml.length
    // Comments in front of the next key stay.
    const text = withoutTail(yaml.slice(start, end))
    const values = Object.fromEntries(
      Object.entries(mapped.values).filter(([name]) => name === key || !taken.has(name)),
    )
    if (mapped.isComment) taken.delete(key)
    for (const name of Object.keys(values)) taken.add(name)
    const isLast = start + text.length === yaml.length
    const lines = mapped.isComment
      ? commentOut(text) + (isLast ? draft.newline : '')
      : toLines(values, draft.newline)
    const until =
      offset + start + text.length + (isLast ? newlineAfter(draft.source, offset + yaml.length) : 0)
    draft.replace(offset + start, until, lines)
    draft.note(offset + start, {
      what: 'front matter',
      ...(mapped.lost !== undefined && { lost: mapped.lost, subject: 'front matter' }),
    })
  }
  return taken
}

/** The entry without the comments and blank lines after it. */
const withoutTail = (text: string): string => text.replace(/(?<=\n)(?:[ \t]*(?:#[^\n]*)?\n)+$/, '')

const newlineAfter = (source: string, at: number): number =>
  source.startsWith('\r\n', at) ? 2 : source.startsWith('\n', at) ? 1 : 0

function toLines(values: Readonly<Record<string, unknown>>, newline: string): string {
  if (Object.keys(values).length === 0) return ''
  return stringify(values, { lineWidth: 0 }).replaceAll('\n', newline)
}
