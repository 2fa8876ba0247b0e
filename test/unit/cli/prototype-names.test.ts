import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { scopeCss } from '../../../cli/bundle/styles/css-modules.ts'
import { findLoadedFiles } from '../../../cli/checks/third-party/find-loaded-files.ts'
import { mergeOptions } from '../../../cli/config/merge-options.ts'
import type { CheckedConfig } from '../../../cli/config/validation/check-config.ts'
import { siteConfigSchema } from '../../../cli/schema/schema.ts'
import { createVariants } from '../../../cli/model/variants/doc-variants.ts'
import { parseFrontMatter } from '../../../cli/content/front-matter/front-matter.ts'
import { readOwnKeys } from '../../../cli/content/front-matter/own-keys.ts'
import { readGlossary } from '../../../cli/content/features/read-glossary.ts'
import { cleanSvg } from '../../../cli/content/svg/clean-svg.ts'
import { toContentPath } from '../../../cli/content/nodes/content-path.ts'
import { openDocument } from '../../../cli/integrations/open-api/document.ts'
import { listSchemaIds } from '../../../cli/integrations/open-api/find-schema.ts'
import { createSiteView } from '../../../cli/render/views/create-site-view.ts'
import { authorSchema, parseBlogFile, tagSchema } from '../../../cli/routes/blog/blog-data.ts'
import { categorySchema } from '../../../cli/routes/sidebars/category-files.ts'
import { interpolate } from '../../../runtime/i18n/interpolate.ts'
import { configOf, memorySite } from '../../helpers/memory-site.ts'
import { make } from './content/page-of.ts'

/** Every object has values of these names, or a library leaves them out. */
const names =
  '__proto__ constructor prototype toString toLocaleString valueOf hasOwnProperty isPrototypeOf propertyIsEnumerable __defineGetter__ __lookupSetter__'.split(
    ' ',
  )

const path = toContentPath('/site', '/site/docs/a.md')
const [docs] = createVariants(configOf())
const own = (name: string, value: unknown): object => Object.fromEntries([[name, value]])
const kept = (value: unknown): readonly string[] =>
  typeof value === 'object' && value !== null ? Object.keys(value) : []

const frontMatter = (yaml: string) => parseFrontMatter(`---\n${yaml}\n---\n`, path)
const dataFile = (kind: 'authors' | 'tags', contents: string) => {
  if (docs === undefined) throw new Error('The config has no docs.')
  return { path: toContentPath('/site', '/site/blog/a.yml'), variant: docs, kind, contents }
}
const inConfig = (
  toConfig: (record: object) => object,
  read: (config: CheckedConfig) => unknown,
  value: unknown = 'x',
) => {
  return (name: string) => {
    const config = v.safeParse(siteConfigSchema, toConfig(own(name, value)))
    return config.success
      ? kept(read(config.output))
      : [`error at ${String(config.issues[0].path?.at(-1)?.key)}`]
  }
}
const locale = (options: object) => ({ locales: [{ code: 'en', label: 'E', ...options }] })

/** Every record whose keys content or a config chooses, and the keys that are left of one key. */
const records: readonly (readonly [record: string, read: (name: string) => readonly string[]])[] = [
  ['keys of front matter', (name) => kept(frontMatter(`${name}: x`).values)],
  [
    'variables of a page',
    (name) => kept(frontMatter(`variables: { ${name}: x }`).frontMatter.variables),
  ],
  [
    'aliases of headings',
    (name) => kept(frontMatter(`aliases: { ${name}: x }`).frontMatter.aliases),
  ],
  [
    'custom props of a page',
    (name) =>
      kept(frontMatter(`sidebar_custom_props: { ${name}: x }`).frontMatter.sidebar_custom_props),
  ],
  [
    'keys of front matter that a site declares',
    (name) =>
      kept(
        readOwnKeys({
          keys: Object.fromEntries([[name, 'string']]),
          values: Object.fromEntries([[name, 'x']]),
          page: { source: path },
        }).own,
      ),
  ],
  [
    'terms of a glossary',
    (name) => {
      const read = readGlossary(`${name}: x`)
      return read.kind === 'glossary'
        ? [...read.glossary.terms.values()].map((term) => term.name)
        : []
    },
  ],
  [
    'authors',
    (name) => [
      ...(parseBlogFile(
        dataFile('authors', `${name}: { name: A }`),
        authorSchema,
      ).entries?.keys() ?? []),
    ],
  ],
  [
    'profiles of an author',
    (name) => kept(v.parse(authorSchema, { socials: own(name, 'x') }).socials),
  ],
  [
    'tags',
    (name) => [
      ...(parseBlogFile(dataFile('tags', `${name}: { label: A }`), tagSchema).entries?.keys() ??
        []),
    ],
  ],
  [
    'front matter of a category',
    (name) => kept(v.parse(categorySchema, { frontMatter: own(name, 'x') }).frontMatter),
  ],
  [
    'custom props of a category',
    (name) => kept(v.parse(categorySchema, { customProps: own(name, 'x') }).customProps),
  ],
  [
    'variables of a site',
    inConfig(
      (variables) => ({ markdown: { variables } }),
      (config) => config.markdown.variables,
    ),
  ],
  [
    'declared keys',
    inConfig(
      (keys) => ({ markdown: { frontMatter: keys } }),
      (config) => config.markdown.frontMatter,
      'string',
    ),
  ],
  [
    'components',
    inConfig(
      (components) => ({ components }),
      (config) => config.components,
    ),
  ],
  [
    'custom fields',
    inConfig(
      (customFields) => ({ customFields }),
      (config) => config.customFields,
    ),
  ],
  [
    'severities of rules',
    inConfig(
      (rules) => ({ checks: { rules } }),
      (config) => config.checks.rules,
      'error',
    ),
  ],
  [
    'exceptions of the API',
    inConfig(
      (ignore) => ({ checks: { apiCoverage: { entries: [], ignore } } }),
      (config) => config.checks.apiCoverage?.ignore,
    ),
  ],
  [
    'translations',
    inConfig(
      (translations) => locale({ translations }),
      (config) => config.locales[0]?.translations,
    ),
  ],
  [
    'folders of a locale',
    inConfig(
      (docsPaths) => locale({ docsPaths }),
      (config) => config.locales[0]?.docsPaths,
    ),
  ],
  [
    'attributes of metadata',
    inConfig(
      (one) => ({ metadata: [one] }),
      (config) => config.metadata[0],
    ),
  ],
  [
    'attributes of an element',
    inConfig(
      (attributes) => ({ head: [{ tag: 'meta', attributes }] }),
      (config) => config.head[0]?.attributes,
    ),
  ],
  ['options of an integration', (name) => kept(mergeOptions({}, Object.fromEntries([[name, 1]])))],
  ['classes of a CSS module', (name) => kept(scopeCss(`.${name} {}`, 'a.module.css').names)],
  [
    'paths of an API',
    (name) =>
      openDocument({ paths: own(`/${name}`, { get: {} }) }).operations.map(({ path: one }) =>
        one.slice(1),
      ),
  ],
  [
    'schemas of an API',
    (name) => [...listSchemaIds(openDocument({ components: { schemas: own(name, {}) } })).keys()],
  ],
]

describe('names that every object has', () => {
  it.each(records)('are names like any other: %s', (_, read) => {
    expect(names.map(read)).toEqual(names.map((name) => [name]))
  })

  it('are checked like any other', () => {
    const parsed = names.map((name) => frontMatter(`variables: { ${name}: [1] }`).diagnostics)
    expect(parsed.map((found) => found.map(({ data }) => data?.actual))).toEqual(
      names.map((name) => [`variables.${name}`]),
    )
  })

  it.each(names)('have no value unless someone gave them one: %s', async (name) => {
    const config = configOf({ title: name, tagline: name })
    const { site } = memorySite({ config })
    const view = createSiteView(site, { version: 'current', locale: 'en' })
    expect([view.title, view.tagline]).toEqual([name, name])
    expect(
      createVariants(
        configOf({
          versions: [
            { name: 'current', label: 'Next' },
            { name, label: name },
          ],
          locales: [
            { code: 'en', label: 'E' },
            { code: 'de', label: 'D', path: 'de' },
          ],
        }),
      ).map(({ folder }) => folder),
    ).toContain(`i18n/de/version-${name}`)
    expect(interpolate(`{${name}}`, {})).toBe(`{${name}}`)
    expect(
      findLoadedFiles(
        `<${name}><link rel="${name}" href="/a"><link rel="preload" as="${name}" href="/a">`,
      ),
    ).toEqual([{ kind: 'a file', url: '/a' }])
    expect(
      readOwnKeys({
        keys: Object.fromEntries([[name, { type: 'any', required: true }]]),
        values: {},
        page: { source: path },
      }).diagnostics,
    ).toHaveLength(1)
    const { page } = await make(
      `<div ${name}="x">{{ ${name} }} <${name} /></div>\n\n::${name}\n\n\`\`\`${name} ${name}=1\na\n\`\`\`\n`,
    )
    expect(page?.html.pieces.join('')).not.toContain('native code')
    const trusting = configOf({ markdown: { rawHtml: 'trust' } })
    const raw = await make(`# A\n\n<${name} id="a">b</${name}>\n`, { config: trusting })
    expect(raw.page?.headings.map(({ text }) => text)).toEqual(['A'])
    const svg = Buffer.from(`<?xml version="1.0" encoding="${name}"?><svg/>`)
    expect(cleanSvg(svg)).toMatchObject({ fault: `its encoding is \`${name}\`` })
  })

  it('are read from tables of the code with `ownValue` or `Object.hasOwn`', async () => {
    const all = await Promise.all(
      ['cli', 'runtime'].map(async (folder) =>
        (await readdir(folder, { recursive: true })).map((file) => join(folder, file)),
      ),
    )
    const texts = all
      .flat()
      .filter((file) => /\.tsx?$/.test(file))
      .map(async (file) => [file, await readFile(file, 'utf8')] as const)
    const tables = (await Promise.all(texts)).flatMap(([file, text]) =>
      [...text.matchAll(/const (\w+): Readonly<Record<string, .*> = \{$/gm)].map(
        ([, table = '']) => ({ file, text, table }),
      ),
    )
    expect(tables.length).toBeGreaterThan(60)
    const unsafe = tables.flatMap(({ file, text, table }) =>
      text
        .split('\n')
        .filter((line) => new RegExp(`(?<![\\w.])${table}\\[(?!'|$)`).test(line))
        .filter((line) => !line.includes(`Object.hasOwn(${table}, `))
        .map((line) => `${file}: ${line.trim()}`),
    )
    expect(unsafe).toEqual([])
  })

  it('are kept by every schema of a record', async () => {
    const all = await readdir('cli', { recursive: true })
    const tried = all
      .filter((file) => file.endsWith('.ts'))
      .map(async (file) => {
        const text = await readFile(join('cli', file), 'utf8')
        return /\bv\.record\(/.test(text) ? [file] : []
      })
    const files = (await Promise.all(tried)).flat()
    expect(files).toEqual(['primitives/own-record.ts'])
  })
})
