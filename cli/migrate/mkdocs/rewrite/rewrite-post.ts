// Posts of the blog plugin: their keys become those of docs-ssg. It runs before other rewriting.
import { frontMatterBlock } from '../../../primitives/text/front-matter-block.ts'
import { toList, toText, type Values } from '../../coerce.ts'
import { applyChanges } from '../../../primitives/text/text-changes.ts'
import type { Change, Finding } from '../../rewrite/change.ts'
import { formatValues, listEntries, readValues } from '../../rewrite/front-matter-entries.ts'
import { readCategories, readPostDates, slugify } from '../docs/blog.ts'
import type { Inserted } from './insert-snippets.ts'
import { ownValue } from '../../../primitives/own-value.ts'

const end = /^[ \t]*<!--[ \t]*more[ \t]*-->[ \t]*$/m

/** What readers no longer get. */
const lost: Readonly<Record<string, string>> = {
  readtime: 'the reading time as it was written',
  links: 'the related links beside the post',
  pin: 'its place above other posts',
}

/** Rewrite the front matter of a post, and the end of its excerpt; `path` is its URL below the blog. */
export function rewritePost(source: string, path: string | undefined): Inserted {
  const head = frontMatterBlock.exec(source)?.[0] ?? ''
  const replaced = mapKeys(readValues(head), path)
  const findings: Finding[] = []
  const changes: Change[] = listEntries(head).flatMap(({ key, start, end: stop }) => {
    const values = replaced.get(key)
    if (values === undefined) return []
    const line = source.slice(0, start).split('\n').length
    const what = ownValue(lost, key)
    findings.push({ what: 'front matter', line, ...(what !== undefined && { lost: what }) })
    return [{ start, end: stop, text: formatValues(values) }]
  })
  const more = end.exec(source)
  if (more !== null) {
    const stop = more.index + more[0].length
    changes.push({ start: more.index, end: stop, text: '<!-- truncate -->' })
  }
  return { source: applyChanges(source, changes), findings }
}

/** What becomes of each key; a new value is written in place of the key that it is made from. */
function mapKeys(values: Values, path: string | undefined): ReadonlyMap<string, Values> {
  const { created, updated } = readPostDates(values)
  const slug = path === undefined ? {} : { slug: path }
  const date = {
    ...(created !== undefined && { date: created }),
    ...(updated !== undefined && { last_update: { date: updated } }),
  }
  const tags = [...toList(values['tags']), ...readCategories(values).map(toTag)]
  const isInTags = values['tags'] !== undefined
  return new Map<string, Values>([
    ['date', { ...(toText(values['date']) === undefined ? date : { date: created }), ...slug }],
    ['slug', {}],
    ['categories', isInTags || tags.length === 0 ? {} : { tags }],
    ...(isInTags ? [['tags', { tags }] as const] : []),
    ...Object.keys(lost).map((key) => [key, {}] as const),
  ])
}

/** A category keeps its URL. */
const toTag = (category: string): unknown =>
  /^[A-Z]?[a-z]+$/.test(category) ? category : { label: category, permalink: slugify(category) }
