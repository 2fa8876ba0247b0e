// What a page from somewhere else may look like. Given parsed JSON, it returns the page, or nothing if a
// value has another form. Front matter, paths and the variant are left out, because they come from the source.
import * as v from 'valibot'
import { pageParts } from '../../bundle/styles/part-styles.ts'
import { markContentPath } from '../../model/paths/content-path.ts'
import type { Page } from '../../model/page.ts'
import { ownRecord } from '../../primitives/own-record.ts'
import { sandboxOrigins } from '../../primitives/urls/sandbox-origins.ts'
import { pageFile } from './stored-page-file.ts'

const text = v.string()
const texts = v.array(text)
const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
const yes = v.literal(true)
const optional = v.exactOptional
const path = v.pipe(text, v.transform(markContentPath))
const place = v.strictObject({ path, line: count, column: count })

const heading = v.strictObject({
  depth: v.picklist([1, 2, 3, 4, 5, 6]),
  id: text,
  text,
  html: text,
  place,
})
const link = v.strictObject({
  kind: v.picklist(['page', 'asset']),
  href: text,
  place,
  byComponent: optional(yes),
  text: optional(text),
})
const image = v.strictObject({
  link: count,
  alt: optional(text),
  width: optional(text),
  height: optional(text),
  classes: optional(texts),
  isDecorative: optional(yes),
})
const section = v.strictObject({
  id: text,
  path: texts,
  text,
  code: text,
  phrases: optional(texts),
})
/** Fixes are made after links are resolved, so a compiled page has none, and no pack can change a file. */
const diagnostic = v.strictObject({
  severity: v.picklist(['error', 'warning', 'info']),
  rule: text,
  message: text,
  help: optional(text),
  place: optional(place),
  related: optional(v.array(place)),
  data: optional(v.strictObject({ actual: optional(text), expected: optional(texts) })),
})

/** What the source says itself; it is read there. */
const unread = optional(v.unknown())

/** Each fact of a page; the compiler finds one that is forgotten here. */
const facts = {
  source: unread,
  realSource: unread,
  docPath: unread,
  variant: unread,
  frontMatter: unread,
  keyPlaces: unread,
  defaults: unread,
  title: text,
  description: text,
  ownFrontMatter: optional(ownRecord(text, v.unknown())),
  excerpt: optional(text),
  hasTitleHeading: v.boolean(),
  headings: v.array(heading),
  links: v.array(link),
  anchors: texts,
  sections: v.array(section),
  html: v.strictObject({ hash: text, hasMath: v.boolean(), hasRareBlocks: v.boolean() }),
  twin: optional(v.strictObject({ hash: text, forPeople: optional(text) })),
  holes: v.array(v.union([count, v.picklist(['titleEnd', 'docCards', 'excerptEnd'])])),
  images: optional(v.array(image)),
  hasStyles: optional(yes),
  islands: texts,
  styles: optional(ownRecord(text, text)),
  parts: optional(v.array(v.picklist(pageParts))),
  formOrigins: optional(v.array(v.picklist(Object.values(sandboxOrigins)))),
  files: optional(v.array(pageFile)),
  dependencies: v.array(v.strictObject({ path, hash: text })),
} satisfies Readonly<
  Record<Exclude<keyof Page, 'fences' | 'terms' | 'optionTables' | 'isOutline'>, unknown>
>
const written = v.strictObject(facts)
const page = v.pipe(
  written,
  v.transform(
    ({
      source: _source,
      realSource: _realSource,
      docPath: _docPath,
      variant: _variant,
      frontMatter: _frontMatter,
      keyPlaces: _keyPlaces,
      defaults: _defaults,
      ...known
    }) => known,
  ),
)

const stored = v.strictObject({
  page,
  components: optional(ownRecord(text, text)),
  diagnostics: v.array(diagnostic),
})

/** A page of a part without what its source says and without its large parts. */
export type KeptPage = v.InferOutput<typeof stored>

/** The page in a value; undefined for anything that docs-ssg doesn’t write. */
export function readKeptPage(value: unknown): KeptPage | undefined {
  const parsed = v.safeParse(stored, value)
  return parsed.success ? parsed.output : undefined
}

const fence = v.strictObject({ lang: text, meta: text, value: text, line: count, indent: count })
const optionTable = v.strictObject({
  about: texts,
  rows: v.array(v.strictObject({ names: texts, default: optional(text), place })),
  place,
})
const body = v.strictObject({
  pieces: texts,
  fences: v.array(fence),
  terms: v.array(v.strictObject({ name: text, place })),
  optionTables: optional(v.array(optionTable)),
  twin: optional(text),
})

/** True for the large fields of a page as docs-ssg writes them. */
export const isPageBody = (value: unknown): value is StoredBody => v.is(body, value)

/** The large fields of a page that belongs to a part. */
export type StoredBody = v.InferOutput<typeof body>
