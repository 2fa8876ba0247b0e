import * as v from 'valibot'
import { isSafeUrl } from '../../../runtime/shared/safe-url.ts'

const text = v.string('a string')
const flag = v.boolean('`true` or `false`')
const nullableText = v.union([text, v.null()], 'a string or `null`')
const safeUrl = v.pipe(text, v.check(isSafeUrl, 'a path or a URL with `https:`'))
const level = v.pipe(
  v.number('a heading level from 1 to 6'),
  v.integer('a heading level from 1 to 6'),
  v.minValue(1, 'a heading level from 1 to 6'),
  v.maxValue(6, 'a heading level from 1 to 6'),
)
const texts = v.union(
  [
    v.array(text),
    v.pipe(
      text,
      v.transform((one) => [one]),
    ),
  ],
  'a list of strings',
)
const DATE = /^\d{4}-\d\d-\d\d(?:[T ]\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:?\d\d)?)?$/
const date = v.pipe(
  v.string('an ISO 8601 date like `2024-05-31`'),
  v.check(
    (value) => DATE.test(value) && !Number.isNaN(Date.parse(value)),
    'an ISO 8601 date like `2024-05-31`',
  ),
)
// Docusaurus also accepts tags as objects; only their label matters here.
const tag = v.union(
  [
    text,
    v.pipe(
      v.object({ label: text }),
      v.transform((one) => one.label),
    ),
  ],
  'a string or `{label}`',
)
const format = v.picklist(['md', 'mdx', 'detect'], '`md`, `mdx` or `detect`')
const group = <E extends v.ObjectEntries>(entries: E) =>
  v.strictObject(entries, (issue) =>
    issue.path === undefined
      ? `an object with ${Object.keys(entries).join(', ')}`
      : `one of the keys ${Object.keys(entries).join(', ')}`,
  )

const attributes = v.record(
  text,
  v.pipe(
    v.union([text, v.boolean(), v.number()], 'a string'),
    v.transform((value) => (typeof value === 'number' ? String(value) : value)),
  ),
  'an object of attributes',
)
const headTag = v.picklist(
  ['link', 'meta'],
  '`meta` or `link`; other elements belong in `head` of the config, because they can run code',
)
// The forms of docs-ssg, Starlight (`attrs`) and VitePress (`[tag, attributes]`).
const headElement = v.union(
  [
    v.pipe(
      v.strictObject({ tag: headTag, attributes: v.exactOptional(attributes, {}) }),
      v.transform(({ tag: name, attributes: own }) => ({ tag: name, attributes: own })),
    ),
    v.pipe(
      v.strictObject({ tag: headTag, attrs: attributes }),
      v.transform(({ tag: name, attrs }) => ({ tag: name, attributes: attrs })),
    ),
    v.pipe(
      v.tuple([headTag, attributes]),
      v.transform(([name, own]) => ({ tag: name, attributes: own })),
    ),
  ],
  'a list of `{ tag, attributes }` with the tags `meta` or `link`; other elements belong in `head` of the config, because they can run code',
)

/** Every key of front matter. The message of an issue completes the sentence "it must be …". */
export const frontMatterSchema = v.object({
  id: v.exactOptional(v.pipe(text, v.regex(/^[^/\\]+$/, 'a name without a slash'))),
  slug: v.exactOptional(v.pipe(text, v.regex(/^[^?#\\]+$/, 'a path without `?` and `#`'))),
  title: v.exactOptional(text),
  hide_title: v.exactOptional(flag),
  title_meta: v.exactOptional(text),
  description: v.exactOptional(text),
  keywords: v.exactOptional(texts),
  image: v.exactOptional(safeUrl),
  sidebar_label: v.exactOptional(text),
  sidebar_position: v.exactOptional(v.number('a number')),
  sidebar_class_name: v.exactOptional(text),
  sidebar_custom_props: v.exactOptional(v.record(v.string(), v.unknown(), 'an object')),
  displayed_sidebar: v.exactOptional(nullableText),
  pagination_label: v.exactOptional(text),
  pagination_next: v.exactOptional(nullableText),
  pagination_prev: v.exactOptional(nullableText),
  hide_table_of_contents: v.exactOptional(flag),
  toc_min_heading_level: v.exactOptional(level),
  toc_max_heading_level: v.exactOptional(level),
  custom_edit_url: v.exactOptional(v.union([safeUrl, v.null()], 'a path, a URL or `null`')),
  last_update: v.exactOptional(
    group({ date: v.exactOptional(date), author: v.exactOptional(text) }),
  ),
  parse_number_prefixes: v.exactOptional(flag),
  wrapperClassName: v.exactOptional(text),
  format: v.exactOptional(format),
  mdx: v.exactOptional(group({ format: v.exactOptional(format) })),
  draft: v.exactOptional(flag),
  unlisted: v.exactOptional(flag),
  tags: v.exactOptional(
    v.union(
      [
        v.array(tag),
        v.pipe(
          text,
          v.transform((one) => [one]),
        ),
      ],
      'a list of strings',
    ),
  ),
  search: v.exactOptional(
    group({
      boost: v.exactOptional(
        v.pipe(v.number('a number above 0'), v.gtValue(0, 'a number above 0')),
      ),
      exclude: v.exactOptional(flag),
    }),
  ),
  head: v.exactOptional(v.array(headElement, 'a list of elements')),
  redirect_from: v.exactOptional(texts),
  aliases: v.exactOptional(v.record(v.string(), text, 'an object that maps old ids to new ids')),
  check: v.exactOptional(group({ ignore: v.exactOptional(texts) })),
  llms: v.exactOptional(flag),
})

/**
 * Keys whose values keep the type that YAML gives them; the values of all others stay text as
 * written.
 */
export const typedKeys: ReadonlySet<string> = new Set([
  'parse_number_prefixes',
  'hide_title',
  'sidebar_position',
  'sidebar_custom_props',
  'hide_table_of_contents',
  'toc_min_heading_level',
  'toc_max_heading_level',
  'draft',
  'unlisted',
  'search',
  'llms',
])
