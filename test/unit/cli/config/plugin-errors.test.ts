import { describe, expect, it } from 'vitest'
import { findings, load } from './load-fixture.ts'

const options = [
  'remarkPlugins',
  'rehypePlugins',
  'beforeDefaultRemarkPlugins',
  'beforeDefaultRehypePlugins',
]
const problem = 'expected a plugin (a function), `[plugin, options]` or a preset.'

const configOf = (option: string, item: string): Readonly<Record<string, string>> => ({
  'docs/index.md': '# Home\n',
  'site.config.ts': `export default {\n  markdown: {\n    ${option}: [${item}],\n  },\n}\n`,
})

describe('what is listed as a plugin and is none is one error of the config', () => {
  it.each(options)('in `%s`', async (option) => {
    expect(findings(await load(configOf(option, `'remark-toc'`)))).toEqual([
      expect.stringMatching(
        new RegExp(`^3:\\d+ config-value \`markdown\\.${option}\\[0\\]\` is \`"remark-toc"\``),
      ),
    ])
  })

  it.each([
    [`'remark-toc'`, '[0]', '"remark-toc"'],
    [`['remark-toc', {}]`, '[0][0]', '"remark-toc"'],
    ['7', '[0]', '7'],
    ['true', '[0]', 'true'],
    ['[]', '[0][0]', 'undefined'],
    ['{}', '[0]', '{}'],
    ['{ plugins: [3] }', '[0].plugins[0]', '3'],
    ['{ default() {} }', '[0]', '{}'],
  ])('as %s', async (item, at, value) => {
    const [found, ...more] = findings(await load(configOf('remarkPlugins', item)))
    expect(more).toEqual([])
    expect(found).toContain(`\`markdown.remarkPlugins${at}\` is `)
    expect(found).toContain(problem)
    expect(found).toContain(`is \`${value}`)
  })

  it.each([
    '() => {}',
    '[() => {}, { a: 1 }]',
    '[() => {}, false]',
    '{ plugins: [() => {}], settings: {} }',
    'false',
    'null',
    'undefined',
  ])('and %s is none', async (item) => {
    expect((await load(configOf('rehypePlugins', item))).kind).toBe('loaded')
  })
})

describe('all errors of a config come in one round', () => {
  it('of types, names, files, values, colors and rules', async () => {
    const result = await load({
      'docs/index.md': '# Home\n',
      'site.config.ts': `export default {
  title: 7,
  titel: 'x',
  customCss: ['lost.css'],
  docs: { path: 'docs', editUrl: 3 },
  theme: { accent: 'blurple', radius: 4 },
  markdown: { remarkPlugins: ['remark-toc'], math: 'yes' },
  navbar: { items: [{ label: 3 }, { label: 'A', to: '/', href: 'https://a.org' }] },
  redirects: [{ from: 'old', to: '/' }],
  locales: [{ code: 'not a language' }],
  checks: { rules: { 'brokn-link': 'error' } },
}`,
    })
    expect(
      findings(result)
        .map((one) => one.replace(/^\S+ (\S+) `(.+?)`.*$/, '$1 $2'))
        .toSorted(),
    ).toMatchInlineSnapshot(`
        [
          "config-missing locales[0].label",
          "config-type docs.editUrl",
          "config-type markdown.math",
          "config-type navbar.items[0].label",
          "config-type theme.radius",
          "config-type title",
          "config-unknown-key titel",
          "config-value customCss[0]",
          "config-value markdown.remarkPlugins[0]",
          "config-value redirects[0].from",
          "config-value theme.accent",
        ]
      `)
  })

  it('but what depends on a wrong option is not reported', async () => {
    const result = await load({
      'docs/index.md': '# Home\n',
      'site.config.ts': `export default {
  tableOfContents: { minHeadingLevel: 6, maxHeadingLevel: 'x' },
  analytics: { provider: 'matomo', id: 3 },
  docs: { path: 3 },
}`,
    })
    expect(
      findings(result)
        .map((one) => one.replace(/^\S+ (\S+) `(.+?)`.*$/, '$1 $2'))
        .toSorted(),
    ).toMatchInlineSnapshot(`
        [
          "config-type analytics.id",
          "config-type docs.path",
          "config-type tableOfContents.maxHeadingLevel",
        ]
      `)
  })
})
