import * as v from 'valibot'
import { key as described } from '../../primitives/formats/schema-parts.ts'
import { toBadge } from '../../schema/values/sidebar-badge.ts'
import { badgeSchema } from '../../schema/values/badge.ts'
import { urlPathText } from '../../schema/values/url-path-text.ts'
import type { Diagnostic, Place } from '../../model/diagnostic.ts'
import type { ContentPath } from '../../model/paths.ts'
import type { Variant } from '../../model/source-file.ts'
import {
  type Unwritable,
  unwritableProblem,
  findUnwritable,
} from '../../primitives/text/unwritable-values.ts'
import { createYamlPlaces } from '../../primitives/formats/yaml-places.ts'
import { parseYaml } from '../../primitives/formats/parse-yaml.ts'
import { toPlace } from '../../report/diagnostic.ts'
import { type DataText, reportRawMarks } from '../../report/report-raw-marks.ts'
import { suggestOrList } from '../../report/suggest.ts'
import { routeRules } from '../route-rules.ts'
import { ownRecord } from '../../primitives/own-record.ts'

/** An unparsed `_category_.json`, `.yml` or `.yaml`. */
export interface CategorySource {
  readonly path: ContentPath
  /** Relative to the folder of its variant: `guide/_category_.json`. */
  readonly docPath: string
  readonly variant: Variant
  readonly contents: string
}

const text = v.string('a string')
const flag = v.boolean('`true` or `false`')

/** The keys of `_category_.json`; the message of an issue completes "it must be …". */
export const categorySchema = v.strictObject({
  label: described(text, 'Text of the category; the name of the folder by default.'),
  position: described(v.number('a number'), 'Position among its siblings in a generated sidebar.'),
  className: described(text, 'Class names of the item, for style sheets of the site.'),
  badge: described(
    badgeSchema,
    'Badge beside the label: a text, or `{ text, type }` with a type such as `tip` or `warning`.',
  ),
  collapsible: described(
    flag,
    'Readers can collapse the category; `sidebar.collapsible` by default.',
  ),
  collapsed: described(flag, 'The category is collapsed at first; `sidebar.collapsed` by default.'),
  description: described(text, 'Accepted for sites that come from Docusaurus; it has no effect.'),
  key: described(text, 'Accepted for sites that come from Docusaurus; it has no effect.'),
  customProps: described(
    ownRecord(text, v.unknown()),
    'Accepted for sites that come from Docusaurus; it has no effect.',
  ),
  frontMatter: described(
    ownRecord(text, v.unknown(), 'an object with keys of front matter'),
    'Front matter for all pages in the folder and below it; a page sets only what differs.',
  ),
  link: described(
    v.nullable(
      v.variant('type', [
        v.strictObject({
          type: v.literal('doc'),
          id: v.pipe(text, v.description('Id of the page.')),
        }),
        v.strictObject({
          type: v.literal('generated-index'),
          slug: described(
            urlPathText,
            'URL path of the page; by default `/category/` and the label.',
          ),
          title: described(text, 'Title of the page; the label of the category by default.'),
          description: described(text, 'Text above the list of pages.'),
          keywords: described(
            v.array(text),
            'Accepted for sites that come from Docusaurus; it has no effect.',
          ),
          image: described(text, 'Accepted for sites that come from Docusaurus; it has no effect.'),
        }),
      ]),
    ),
    'Page that the label links to: a page of the folder, or a generated list of its pages. With `null`, the label is not a link, even if the folder has an `index.md`.',
  ),
})

/** The options that a `_category_` file sets for its folder; `path` is the file. */
export interface CategoryOptions extends v.InferOutput<typeof categorySchema> {
  readonly path: ContentPath
  /** Where `link` names a page. */
  readonly linkPlace: Place
}

/**
 * Category files by variant and folder (`categoryKey`); an invalid file is reported and left out.
 */
export function parseCategoryFiles(sources: readonly CategorySource[]): {
  readonly categories: ReadonlyMap<string, CategoryOptions>
  readonly diagnostics: readonly Diagnostic[]
} {
  const categories = new Map<string, CategoryOptions>()
  // A file without translations is read once for each locale.
  const diagnostics = new Map<string, readonly Diagnostic[]>()
  for (const source of sources) {
    const slash = source.docPath.lastIndexOf('/')
    const key = categoryKey(source.variant, source.docPath.slice(0, Math.max(slash, 0)))
    const first = categories.get(key)
    const parsed = first ? [secondFile(first)] : parseCategory(source)
    if ('path' in parsed) {
      categories.set(key, parsed)
      diagnostics.set(source.path, reportRawMarks(source, textsOf(parsed)))
    } else
      diagnostics.set(
        source.path,
        parsed.map((problem) => badCategory(source, problem)),
      )
  }
  return { categories, diagnostics: [...diagnostics.values()].flat() }
}

/** What readers see of a category. */
function textsOf({ label, badge, link }: CategoryOptions): readonly DataText[] {
  const list = link?.type === 'generated-index' ? link : undefined
  return [
    [['label'], label],
    [['badge'], toBadge(badge).badge?.text],
    [['link', 'title'], list?.title],
    [['link', 'description'], list?.description],
  ]
}

/**
 * The key of a folder of a variant; `folder` is its path on disk, empty for the variant's own
 * folder.
 */
export function categoryKey(variant: Variant, folder: string): string {
  return `${variant.version}\0${variant.locale}\0${variant.collection ?? ''}\0${folder}`
}

interface CategoryProblem {
  /** A sentence without its period. */
  readonly message: string
  readonly help?: string | undefined
  /** Undefined when the file can't be parsed at all. */
  readonly key?: string
  /** Where the file can't be parsed. */
  readonly at?: { readonly line: number; readonly column: number }
}

const secondFile = ({ path }: CategoryOptions): CategoryProblem => ({
  message: `\`${path}\` describes the same folder, so this file has no effect`,
  help: 'Move its keys there, and delete this file.',
})

function parseCategory(source: CategorySource): CategoryOptions | readonly CategoryProblem[] {
  // YAML is a superset of JSON.
  const parsed = parseYaml(source.contents)
  if (parsed.kind === 'broken')
    return [{ message: `The category file can't be read: ${parsed.reason}`, at: parsed.place }]
  const value = parsed.value ?? {}
  const controls = findUnwritable(value)
  if (controls.length > 0) return controls.map(describeControl)
  const result = v.safeParse(categorySchema, value)
  if (result.success) {
    const linkPlace = toPlace(source.path, createYamlPlaces(source.contents)('link', 'id'))
    return { ...result.output, path: source.path, linkPlace }
  }
  return [...unknownKeys(value), ...result.issues.flatMap(describeIssue)]
}

function describeControl({ path, name }: Unwritable): CategoryProblem {
  const key = path.join('.')
  const { because, help } = unwritableProblem
  return { message: `\`${key}\` ${because(name)}`, help: help(name), key }
}

const keys = Object.keys(categorySchema.entries)

/** The schema library stops at the first unknown key. */
function unknownKeys(value: unknown): readonly CategoryProblem[] {
  if (typeof value !== 'object' || value === null) return []
  const unknown = Object.keys(value).filter((key) => !keys.includes(key))
  return unknown.map((key) => ({
    key,
    message: `\`${key}\` is not a key of category files, so it has no effect`,
    help: suggestOrList(key, keys),
  }))
}

function describeIssue(issue: v.BaseIssue<unknown>): readonly CategoryProblem[] {
  const key = v.getDotPath(issue) ?? undefined
  if (issue.expected === 'never' && issue.path?.length === 1) return []
  if (issue.expected === 'never')
    return [
      {
        message: `\`${key}\` is not a key of category files, so it has no effect`,
        ...(key && { key }),
      },
    ]
  const expected = formatExpected(issue)
  if (issue.received === 'undefined')
    return [{ message: `\`${key}\` is missing; expected ${expected}`, ...(key && { key }) }]
  const found = `\`${issue.received.replaceAll('"', '')}\``
  if (key === undefined)
    return [{ message: `The category file contains ${found}; expected keys such as \`label\`` }]
  return [{ key, message: `\`${key}\` is ${found}; expected ${expected}` }]
}

/** `("doc" | "generated-index")` in words; other schemas carry theirs as the message. */
function formatExpected({ expected, message }: v.BaseIssue<unknown>): string {
  if (!expected?.includes('"')) return /^(?:a |`)/.test(message) ? message : 'an object'
  const values = [...expected.matchAll(/"([^"]*)"/g)].map(([, value]) => `\`${value ?? ''}\``)
  return values.join(' or ')
}

/**
 * Location of the last part of a key like `link.type`, in JSON or YAML; the top of the file when it
 * isn't found.
 */
function placeOfKey({ path, contents }: CategorySource, key: string | undefined): Place {
  const name = key?.split('.').at(-1) ?? ''
  const found = name === '' ? null : new RegExp(`["']?\\b${name}\\b["']?\\s*:`).exec(contents)
  const before = contents.slice(0, found?.index ?? 0)
  return toPlace(path, {
    line: before.split('\n').length,
    column: before.length - before.lastIndexOf('\n'),
  })
}

function badCategory(
  source: CategorySource,
  { message, help, key, at }: CategoryProblem,
): Diagnostic {
  return routeRules['bad-category-file'].report({
    message: `${message}.`,
    ...(help === undefined ? {} : { help }),
    place: at ? toPlace(source.path, at) : placeOfKey(source, key),
  })
}
