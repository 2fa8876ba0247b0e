import { isRecord } from '../../cli/primitives/is-record.ts'
import { createPage, table } from './page.ts'

const intro = `Besides pages, a build writes files for hosts, crawlers and other tools. For example, this program prints the URL and the title of every page, from [\`routes.json\`](#routes):

\`\`\`js title="list-pages.js"
import { readFileSync } from 'node:fs'

const { docs } = JSON.parse(readFileSync('build/routes.json', 'utf8'))
for (const { path, title } of docs) console.log(path, title)
\`\`\`

The number \`version\` in a JSON file changes when its shape changes in a way that isn't compatible.

| file | content |
| --- | --- |
| \`404.html\` | the page for URLs that don't exist |
| \`assets/\` | scripts, style sheets, images and the licenses of bundled code; the names contain a hash of the contents |
| \`sitemap.xml\`, \`robots.txt\` | for search engines; the sitemap also lists translations |
| \`_headers\`, \`_redirects\`, \`.nojekyll\` | for [hosts](../hosts/index.md) that read them; \`_redirects\` is only written if there are redirects |
| \`llms.txt\` | for language models: a list of all pages, which are in Markdown files beside them; [\`llms\`](#llms-options) changes both |
| [\`routes.json\`](#routes) | every page, redirect, version and language |
| [\`anchors.json\`](#anchors), \`objects.inv\` | URLs, ids and exported names, for sites that link to this one; [\`inventories\`](./config/site.md#inventories) says which are written |
| [\`search-config.json\`](#search-config) | how the site is searched |
| \`search-current.en.json\` and the like | titles and headings for the built-in search, for each version and language; their shape is internal |

\`build --changes changed.json\` also writes \`changed.json\`, which is not part of the site: the files that were \`added\`, \`changed\` and \`removed\`, and the hashes of all \`files\`. [Large sites](../guides/large-sites.md#upload-only-what-changed) shows what it is for.

The package contains a JSON Schema for each JSON file that other tools may read, for example \`docs-ssg/schemas/routes.schema.json\`.`

const files = [
  [
    'routes',
    'runtime/shared/manifests/routes.schema.json',
    'is written by every build, with one line for each page and each redirect.',
  ],
  [
    'anchors',
    'runtime/shared/manifests/anchors.schema.json',
    'is written by every build, unless `inventories` leaves it out. [Links between sites](../guides/ci.md#check-links-to-other-sites-of-yours) explains what reads it.',
  ],
  [
    'search-config',
    'runtime/shared/manifests/search-config.schema.json',
    'is written by every build.',
  ],
  ['report', 'cli/report/report.schema.json', 'is what `check --format json` prints.'],
  ['stats', 'cli/report/stats.schema.json', 'is what `check --stats <file>` writes.'],
] as const

/** The reference of the files that a build and a check write. */
export function createFilesPage(read: (path: string) => string): string {
  return createPage({
    title: 'Files',
    description: 'The files that builds and checks write, and the shapes of the JSON files.',
    source: 'the JSON Schemas of the package',
    body: [
      intro.replace('#llms-options', './config/search.md#llms'),
      ...files.flatMap(([name, path, origin]) => {
        const schema: unknown = JSON.parse(read(path))
        const title = `${name}.json`
        return [
          `## \`${title}\` {#${name}}`,
          `\`${title}\` ${origin} Its schema is \`docs-ssg/schemas/${name}.schema.json\`.`,
          table(['key', 'type', 'meaning'], listKeys(schema, '', schema)),
        ]
      }),
    ],
  })
}

/** The keys of an object and of the objects in its lists: `docs[].url`. */
function listKeys(schema: unknown, prefix: string, root: unknown): string[][] {
  const resolved = resolve(schema, root)
  const properties = isRecord(resolved) ? resolved['properties'] : undefined
  return Object.entries(isRecord(properties) ? properties : {}).flatMap(([name, value]) => {
    const property = resolve(value, root)
    const isList = isRecord(property) && property['items'] !== undefined
    const path = `${prefix}${name}${isList ? '[]' : ''}`
    const inner = isList ? property['items'] : property
    return [
      [`\`${path}\``, typeOf(property, root), descriptionOf(property)],
      ...listKeys(inner, `${path}.`, root),
    ]
  })
}

/** The schema that a `$ref` within the same file stands for. */
function resolve(schema: unknown, root: unknown): unknown {
  const reference = isRecord(schema) ? schema['$ref'] : undefined
  if (typeof reference !== 'string') return schema
  return reference
    .split('/')
    .slice(1)
    .reduce<unknown>((value, key) => (isRecord(value) ? value[key] : undefined), root)
}

function typeOf(schema: unknown, root: unknown): string {
  if (!isRecord(schema)) return ''
  const { type, const: constant, enum: choices, items, anyOf } = schema
  if (constant !== undefined) return `\`${JSON.stringify(constant)}\``
  if (Array.isArray(choices)) return choices.map((one) => `\`${JSON.stringify(one)}\``).join(', ')
  if (Array.isArray(anyOf))
    return [...new Set(anyOf.map((one) => typeOf(resolve(one, root), root)))].join(' or ')
  if (items !== undefined) return `list of ${plural(typeOf(resolve(items, root), root))}`
  return Array.isArray(type) ? type.join(' or ') : String(type ?? 'object')
}

const plural = (type: string): string =>
  type.startsWith('list of ') ? type.replace('list', 'lists') : `${type}s`

function descriptionOf(schema: unknown): string {
  const description = isRecord(schema) ? schema['description'] : undefined
  return typeof description === 'string' ? description : ''
}
