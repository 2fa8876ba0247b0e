import { describe, expect, it } from 'vitest'
import { toContentPath } from '../../../../cli/content/nodes/content-path.ts'
import { parseFrontMatter } from '../../../../cli/content/front-matter/front-matter.ts'
import { parseLiteral } from '../../../../cli/content/dialect/jsx-literal.ts'
import { parseBlogFile, tagSchema } from '../../../../cli/routes/blog/blog-data.ts'
import { parseCategoryFiles } from '../../../../cli/routes/sidebars/category-files.ts'
import { readData } from '../../../../cli/content/dialect/jsx-data.ts'
import { toUrlPath } from '../../../../runtime/shared/urls/url.ts'
import { findings, load } from '../config/load-fixture.ts'
import { siteOf } from '../../../helpers/site-of.ts'
import { configOf, found, make } from '../content/page-of.ts'

const path = toContentPath('/site', '/site/docs/a.md')
const variant = { version: 'current', locale: 'en', folder: 'docs', urlPrefix: toUrlPath('/') }

/** As YAML writes them. */
const yamlNumbers = ['.inf', '-.inf', '.Inf', '1e309', '-1e309', '.nan', '-0', '-0.0']
/** As JSON writes them. */
const jsonNumbers = ['1e999', '-1e999', '-0', '-0.0']
const finite = ['0', '1', '-1.5', '1e3', '5e-324']

/** Keys of front matter that are numbers; values of other keys stay text as it is written. */
const frontMatterKeys = [
  'sidebar_position: N',
  'search: { boost: N }',
  'toc_min_heading_level: N',
  'toc_max_heading_level: N',
]

const inFrontMatter = (yaml: string, number: string): readonly string[] =>
  parseFrontMatter(`---\n${yaml.replace('N', number)}\n---\n`, path, false).diagnostics.flatMap(
    ({ rule, message, place }) => (rule === 'front-matter' ? [`${place?.line} ${message}`] : []),
  )

describe('a number that JSON can’t hold is refused', () => {
  it.each(frontMatterKeys.flatMap((key) => yamlNumbers.map((number) => [number, key] as const)))(
    '%s in the front matter `%s`',
    (number, key) => {
      expect(inFrontMatter(key, number)).toEqual([
        expect.stringMatching(/^2 .*(?:Infinity|NaN|-0).*JSON/),
      ])
    },
  )

  it.each(finite)('%s is accepted as a position', (number) => {
    expect(inFrontMatter('sidebar_position: N', number)).toEqual([])
  })

  it.each(yamlNumbers)('%s in a category file', (number) => {
    const contents = `label: A\nposition: ${number}\n`
    const file = { path, docPath: 'a/_category_.yml', variant, contents }
    const { diagnostics } = parseCategoryFiles([file])
    expect(diagnostics.map(({ place }) => place?.line)).toEqual([2])
  })

  it.each(yamlNumbers)('%s in a file of tags', (number) => {
    const contents = `a:\n  label: A\n  permalink: ${number}\n`
    const file = { path, variant, kind: 'tags', contents } as const
    expect(parseBlogFile(file, tagSchema).diagnostics).toHaveLength(1)
  })

  it.each(['1e999', '-1e999', '-0', '[1e999]', '{ a: -0 }', 'true ? 1e999 : 1', '`${1e999}`'])(
    '%s as a prop of a component',
    (source) => {
      expect(parseLiteral(source)).toBeUndefined()
    },
  )

  it.each(jsonNumbers)('%s in a data file that a page imports', (number) => {
    const read = (text: string, name = 'default') => readData('./a.json', name, () => text)
    for (const [text, name, key] of [
      [number, 'default', 'Its value'],
      [`[0, ${number}]`, 'default', '`1`'],
      [`{"a": {"b": [${number}]}}`, '*', '`a.b.0`'],
      [`{"a": {"b": [${number}]}}`, 'a', '`a.b.0`'],
    ] as const)
      expect(read(text, name)).toEqual({
        problem: expect.stringMatching(new RegExp(`^${key} is the number .*JSON`)),
      })
    expect(read(`{"a": ${number}, "b": 1}`, 'b')).toEqual({ value: 1 })
  })

  it.each(jsonNumbers)('%s in JSON of `head`', (number) => {
    const yaml = `head:\n  - [script, { type: application/ld+json }, '{"a": [N]}']`
    expect(inFrontMatter(yaml, number)).toEqual([
      expect.stringMatching(/^3 .*(?:Infinity|-0).*JSON/),
    ])
  })

  it.each(finite)('%s is accepted as a prop', (source) => {
    expect(parseLiteral(source)).toEqual({ value: Number(source) })
  })
})

/** Options that are numbers, and those with values of any type. */
const options = [
  'toc: { minHeadingLevel: N }',
  'toc: { maxHeadingLevel: N }',
  'navbar: { logo: { src: "/a.svg", width: N } }',
  'navbar: { logo: { src: "/a.svg", height: N } }',
  'search: { provider: "embedded", maxResults: N }',
  'search: { provider: "embedded", tests: { file: "a.json", minMrr: N } }',
  'search: { provider: "embedded", tests: { file: "a.json", minSuccessAt5: N } }',
  'cache: { remote: { url: "https://a.example", timeout: N } }',
  'cache: { remote: { url: "https://a.example", maxBytes: N } }',
  'blog: { path: "blog", postsPerPage: N }',
  'socialCards: { maxBytes: N }',
  'checks: { budgets: { html: N } }',
  'customFields: { a: [N] }',
]

it.each(
  options.flatMap((option) =>
    ['Infinity', '-Infinity', '1e309', '-0', 'NaN'].map((number) => [number, option] as const),
  ),
)('%s in the config `%s` is refused at its place', async (number, option) => {
  const text = `export default {\n  url: 'https://x.example',\n  ${option.replace('N', number)},\n}\n`
  const [first = ''] = findings(await load({ 'site.config.mjs': text }))
  expect(first).toMatch(/^3:\d+ config-value .*(?:Infinity|-0|NaN).*JSON/)
})

it('an option of a plugin may be infinite', async () => {
  const text = 'export default { markdown: { remarkPlugins: [[() => {}, { max: Infinity }]] } }\n'
  expect(findings(await load({ 'site.config.mjs': text }))).toEqual([])
})

const Show = (props: object) => JSON.stringify(Object.entries(props))
const components = new Map([['Show', { component: Show, wake: undefined }]])

it('a number that JSON can’t hold is reported at the import of its file, if the page uses the name', async () => {
  const config = configOf(
    { components: { Show: 'src/show.tsx' } },
    await siteOf({
      'docs/guide/a.json': '{ "wide": 1e999, "text": "a\\u0000b", "sound": 1 }',
    }),
  )
  const at = (name: string, use = name) =>
    make(`import { ${name} } from './a.json'\n\n# T\n\n<Show n={${use}} />\n`, {
      config,
      components,
    })
  expect(found(await at('wide'))).toEqual([
    expect.stringContaining("can't use: `wide` is the number `Infinity`"),
  ])
  expect(found(await at('text'))[0]).toContain('`U+0000`')
  expect(found(await at('sound'))).toEqual([])
  expect(found(await at('wide', '1'))).toEqual([])
})

it.each(['Infinity', '-Infinity', 'NaN', '-0', '[1e999]', '[-0]'])(
  '%s as the attribute of a directive is the text that was written',
  async (number) => {
    const config = configOf({ components: { Show: 'src/show.tsx' } })
    const { page } = await make(`# T\n\n::show{n=${number}}\n`, { config, components })
    const html = page?.html.pieces.join('').replaceAll('&quot;', '"')
    expect(html).toContain(JSON.stringify(['n', number]))
  },
)
