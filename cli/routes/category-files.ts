import { parse } from 'yaml'
import * as v from 'valibot'
import type { Diagnostic, Place } from '../model/diagnostic.ts'
import type { ContentPath } from '../model/paths.ts'
import type { Variant } from '../model/source-file.ts'
import { toPlace } from '../report/diagnostic.ts'
import { routeRules } from './route-rules.ts'

/** A `_category_.json`, `.yml` or `.yaml` as written. */
export interface CategorySource {
  readonly path: ContentPath
  /** Below the folder of its doc set: `guide/_category_.json`. */
  readonly docPath: string
  readonly variant: Variant
  readonly contents: string
}

const text = v.string('a text')
const flag = v.boolean('`true` or `false`')
const categorySchema = v.strictObject({
  label: v.exactOptional(text),
  position: v.exactOptional(v.number('a number')),
  className: v.exactOptional(text),
  collapsible: v.exactOptional(flag),
  collapsed: v.exactOptional(flag),
  description: v.exactOptional(text),
  key: v.exactOptional(text),
  customProps: v.exactOptional(v.record(text, v.unknown())),
  link: v.exactOptional(
    v.nullable(
      v.variant('type', [
        v.strictObject({ type: v.literal('doc'), id: text }),
        v.strictObject({
          type: v.literal('generated-index'),
          slug: v.exactOptional(text),
          title: v.exactOptional(text),
          description: v.exactOptional(text),
          keywords: v.exactOptional(v.array(text)),
          image: v.exactOptional(text),
        }),
      ]),
    ),
  ),
})

/** What a `_category_` file says about its folder; `path` is the file. */
export interface CategoryOptions extends v.InferOutput<typeof categorySchema> {
  readonly path: ContentPath
}

/** Category files by doc set and folder (`categoryKey`); a file that says something wrong is left out and reported. */
export function parseCategoryFiles(sources: readonly CategorySource[]): {
  readonly categories: ReadonlyMap<string, CategoryOptions>
  readonly diagnostics: readonly Diagnostic[]
} {
  const categories = new Map<string, CategoryOptions>()
  // One file may stand for its translations too.
  const faults = new Map<string, Diagnostic>()
  for (const source of sources) {
    const slash = source.docPath.lastIndexOf('/')
    const key = categoryKey(source.variant, source.docPath.slice(0, Math.max(slash, 0)))
    const parsed = parseCategory(source)
    if ('fault' in parsed) faults.set(source.path, badCategory(source, parsed))
    else categories.set(key, parsed)
  }
  return { categories, diagnostics: [...faults.values()] }
}

/** The key of a folder; `folder` as on disk, empty for the doc set itself. */
export function categoryKey(variant: Variant, folder: string): string {
  return `${variant.version}\0${variant.locale}\0${variant.collection ?? ''}\0${folder}`
}

interface CategoryFault {
  readonly fault: string
  /** Undefined when the file cannot be read at all. */
  readonly key?: string
}

function parseCategory(source: CategorySource): CategoryOptions | CategoryFault {
  let value: unknown
  try {
    // JSON is YAML too.
    value = parse(source.contents) ?? {}
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('\n')[0] : undefined
    return { fault: reason ?? 'it cannot be read' }
  }
  const result = v.safeParse(categorySchema, value)
  if (result.success) return { ...result.output, path: source.path }
  const issue = result.issues[0]
  const key = v.getDotPath(issue)
  return { fault: `\`${key ?? 'the file'}\` must be ${issue.message}`, ...(key ? { key } : {}) }
}

/** Of the last part of a key like `link.type`, in JSON or YAML; the top of the file when it isn't there. */
function placeOfKey({ path, contents }: CategorySource, key: string | undefined): Place {
  const name = key?.split('.').at(-1) ?? ''
  const found = name === '' ? null : new RegExp(`["']?\\b${name}\\b["']?\\s*:`).exec(contents)
  const before = contents.slice(0, found?.index ?? 0)
  return toPlace(path, {
    line: before.split('\n').length,
    column: before.length - before.lastIndexOf('\n'),
  })
}

function badCategory(source: CategorySource, { fault, key }: CategoryFault): Diagnostic {
  return routeRules['bad-category-file'].report({
    message: `The category file cannot be used: ${fault}.`,
    help: 'It takes `label`, `position`, `collapsible`, `collapsed`, `className` and `link`.',
    place: placeOfKey(source, key),
  })
}
