import { expect, it } from 'vitest'
import { findings, load } from './load-fixture.ts'

const show = async (options: string): Promise<readonly string[]> => {
  const result = await load({ 'site.config.mjs': `export default { ${options} }` })
  const helps = result.kind === 'loaded' ? [] : result.diagnostics.map(({ help }) => help ?? '')
  return findings(result).map((line, index) => `${line} ${helps[index] ?? ''}`)
}

it.each([
  ['sidebar: [{ label: "A", link: "/" }]', '`sidebar` is', 'Write `sidebars'],
  ['sidebar: []', '`sidebar` is', 'Write `sidebars'],
  ['navbar: [{ text: "A", link: "/" }]', '`navbar` is', 'Write `navbar: { items: [...] }`'],
  ['footer: []', '`footer` is', 'Write `footer: { links: [...] }`'],
  ['docs: ["docs"]', '`docs` is', 'Write `docs: { path }`'],
  ['sidebars: [{ text: "A", link: "/" }]', '`sidebars` is', 'Write `sidebars: { docs: [...] }`'],
  ['checks: { rules: [] }', '`checks.rules` is', ''],
  ['colorMode: []', '`colorMode` is', ''],
  ['navbar: { logo: [] }', '`navbar.logo` is', ''],
  ['locales: [[]]', '`locales[0]` is', ''],
])('reports a list in the place of an object once: %s', async (options, message, help) => {
  const [first, ...others] = await show(options)
  expect(first).toContain(`config-type ${message}`)
  expect(first).toContain(help)
  expect(others).toEqual([])
})

it.each([
  ['blog: [{ name: "a", path: "docs" }, { name: "b", path: "docs" }]'],
  ['sidebars: { main: ["a", { type: "category", label: "B", items: ["a"] }] }'],
  ['markdown: { remarkPlugins: [[() => {}, { a: [1] }]] }'],
  ['customFields: { list: [[1], { a: [2] }] }'],
  ['redirects: [{ from: ["/x", "/y"], to: "/a" }]'],
])('reports nothing about a list that is allowed beside an error: %s', async (options) => {
  const found = await show(`title: 1, ${options}`)
  expect(found).toHaveLength(1)
  expect(found[0]).toContain('`title` is `1`')
})

it('reports a misspelled option in a list that is allowed instead of an object', async () => {
  const found = await show('blog: [{ name: "a", routeBasPath: "x" }]')
  expect(found).toHaveLength(1)
  expect(found[0]).toContain('`blog[0].routeBasPath` is not an option')
})

it.each([
  ['vitepress', 'VitePress'],
  ['vitepress/theme', 'VitePress'],
  ['@astrojs/starlight', 'Astro'],
  ['astro/config', 'Astro'],
  ['@docusaurus/types', 'Docusaurus'],
  ['@rspress/core', 'Rspress'],
])('says what to write instead of an import from `%s`', async (name, tool) => {
  const result = await load({
    'site.config.ts': `import { defineConfig } from '${name}'\nexport default defineConfig({})\n`,
  })
  const [first] = result.kind === 'loaded' ? [] : result.diagnostics
  expect(first?.help).toContain(`This is the config of ${tool}.`)
  expect(first?.help).toContain("import { defineConfig } from 'docs-ssg'")
  expect(first?.help).not.toContain('npm install')
})
