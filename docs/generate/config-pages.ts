// The reference of the config: an index with every option, and a page for each area.
import { type AnySchema, field, isSchema, unwrap } from '../../cli/schema/schema-node.ts'
import { schemaEntries } from '../../cli/schema/schema-tree.ts'
import { siteConfigSchema } from '../../cli/schema/schema.ts'
import { describeOption } from '../../cli/config/reference/describe-option.ts'
import { type ConfigArea, configAreas } from './config-areas.ts'
import { formatOptionExamples } from './option-examples.ts'
import { createPage, describeField, table } from './page.ts'
import type { ReadText } from './pages.ts'

const intro = `The config of a site is the default export of \`site.config.ts\` in the folder of the site. \`defineConfig\` gives your editor the types; without a config, every option has its default.

\`\`\`ts title="site.config.ts"
import { defineConfig } from 'docs-ssg'

export default defineConfig({
  title: 'My project',
  url: 'https://docs.example.org',
})
\`\`\`

An option that is not on this page, or whose value has another type, is an error that names the nearest option. Paths of files are relative to the folder of the site, unless an option says otherwise.

The options are described on a page for each area. Each option that has keys begins with an example that uses all of them, so that you can copy the lines you need. A real config is much shorter.`

const source = 'the schema of the config'

/** Options that are only a list of texts to replace: a table is easier to read. */
const asTable = new Set(['locales.uiTranslations'])

const entries = schemaEntries(siteConfigSchema)

/** The reference of all options of `site.config.ts`, by path below `docs/content`, with an id for each (`docs.path`). */
export function createConfigPages(read: ReadText): Readonly<Record<string, string>> {
  const pages = configAreas.map((area) => [
    `reference/config/${area.file}.md`,
    createAreaPage(area, read),
  ])
  return { 'reference/config/index.md': createIndex(), ...Object.fromEntries(pages) }
}

/** The page that lists all options, each with the id that it has on its own page. */
function createIndex(): string {
  return createPage({
    title: 'Config',
    description:
      'Every option of site.config.ts, with a link to its type, its default and what it does.',
    source,
    // In the search, the page that describes an option comes first.
    frontMatter: ['search: { boost: 0.4 }'],
    body: [
      intro,
      ...configAreas.flatMap((area) => [
        `## [${area.label}](./${area.file}.md) {#${sectionId(area)}}`,
        table(
          ['option', 'what it sets'],
          optionsOf(area).map(([name, entry]) => [
            linkTo(area, name, name),
            [describeOption(entry), listKeys(area, name, entry)].join(' ').trim(),
          ]),
        ),
      ]),
    ],
  })
}

function createAreaPage(area: ConfigArea, read: ReadText): string {
  const { label, about, options } = area
  return createPage({
    title: `${label} options`,
    description: `The options of site.config.ts for ${about}: type, default and effect.`,
    source,
    tocLevel: 3,
    frontMatter: [`sidebar_label: ${label}`],
    body: [
      `The options of [\`site.config.ts\`](./index.md) for ${about}.`,
      ...(options.length === 0 ? formatOptionExamples('site', read) : []),
      ...optionsOf(area).flatMap(([name, entry]) => formatTopOption(name, entry, read)),
    ],
  })
}

/** The options of an area, at the top of the config. */
function optionsOf({ options }: ConfigArea): readonly [string, AnySchema][] {
  if (options.length === 0)
    return [...entries].filter(([, entry]) => nestedEntries(entry).length === 0)
  return options.flatMap((name) => {
    const entry = entries.get(name)
    return entry === undefined ? [] : [[name, entry]]
  })
}

/** The ids of options belong to the options. */
const sectionId = ({ file }: ConfigArea): string => (entries.has(file) ? `${file}-options` : file)

/** HTML, because a link in Markdown has no id. */
const linkTo = ({ file }: ConfigArea, path: string, text: string): string =>
  `<a id="${path}" href="./${file}.md#${path}"><code>${text}</code></a>`

/** Links to all keys of an option and to theirs; the texts of the interface have no sections. */
function listKeys(area: ConfigArea, name: string, schema: AnySchema): string {
  const links = [...nestedPaths(name, schema)].map((path) =>
    linkTo(area, path, path.slice(name.length + 1)),
  )
  return links.length === 0 ? '' : `Keys: ${links.join(', ')}`
}

function* nestedPaths(path: string, schema: AnySchema): Generator<string> {
  if (asTable.has(path)) return
  for (const [name, entry] of nestedEntries(schema)) {
    yield `${path}.${name}`
    yield* nestedPaths(`${path}.${name}`, entry)
  }
}

function formatTopOption(name: string, entry: AnySchema, read: ReadText): string[] {
  const inner = nestedEntries(entry)
  if (inner.length === 0) return formatOption('##', name, entry)
  return [
    `## \`${name}\` {#${name}}`,
    describeOption(entry),
    ...formatOptionExamples(name, read),
    ...inner.flatMap(([key, nested]) => formatOption('###', `${name}.${key}`, nested)),
  ]
}

function formatOption(level: string, path: string, schema: AnySchema): string[] {
  const heading = `${level} \`${path}\` {#${path}}`
  const inner = nestedEntries(schema)
  if (asTable.has(path))
    return [
      heading,
      describeField(schema),
      table(
        ['name', 'what it replaces'],
        inner.map(([name, entry]) => [
          `\`${name}\``,
          describeOption(entry).replace('Replaces ', ''),
        ]),
      ),
    ]
  return [
    heading,
    describeField(schema),
    ...inner.flatMap(([name, entry]) => formatOption(level, `${path}.${name}`, entry)),
  ]
}

/** The options of an object, or of the objects in a list. */
function nestedEntries(entry: AnySchema): [string, AnySchema][] {
  const schema = unwrap(entry)
  const item = field(schema, 'item')
  return [...schemaEntries(isSchema(item) ? unwrap(item) : schema)]
}
