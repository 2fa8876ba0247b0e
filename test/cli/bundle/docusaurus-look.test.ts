import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { builtSite } from '../../helpers/built-site.ts'
import { linksWithin } from '../../helpers/links-within.ts'

async function stylesheetOf(config: string): Promise<string> {
  const { siteDir, run } = await builtSite({
    'site.config.ts': `export default ${config}`,
    'own.css': ':root{--ifm-color-primary:#2e8555}',
    'docs/index.md': '# Pier\n',
  })
  expect(run.exitCode).toBe(0)
  const folder = join(siteDir, 'build/assets')
  const name = (await readdir(folder)).find((one) => /^styles-.*\.css$/.test(one))
  return readFile(join(folder, name ?? ''), 'utf8')
}

it("D: `theme.look` gives the classes of Docusaurus's theme, in a layer below the site's own sheet", async () => {
  const css = await stylesheetOf(`{ theme: { look: 'docusaurus' }, customCss: ['own.css'] }`)
  expect(css).toMatch(/\.margin-top--md\{margin-top:1rem\}/)
  expect(css).toMatch(/\.padding-horiz--lg\{padding-inline:2rem\}/)
  expect(css).toMatch(/\.col--4\{--columns: ?4\}/)
  expect(css).toMatch(/\.hero__subtitle\{/)
  expect(css).toMatch(/--ifm-link-color: ?var\(--ifm-color-primary\)/)
  expect(css).toMatch(/\}:root\{--ifm-color-primary: ?#2e8555\}/)
})

it('D: what sites write for the theme they came from means here what it meant there', async () => {
  const css = await stylesheetOf(`{ theme: { look: 'docusaurus' }, customCss: ['own.css'] }`)
  // Layers end before it: a rule of the site for all `code` weighs less than this one.
  const [, layers = '', after = ''] =
    /^([\s\S]*)pre:where\(\.code\) ?> ?code\{([\s\S]*)$/.exec(css) ?? []
  expect(layers.split('{').length).toBe(layers.split('}').length)
  expect(after).toMatch(/^[^}]*background: ?(?:none|0 0)/)
  // So do those for all paragraphs, below the text of docs.
  expect(after).toMatch(/\}\.markdown ?\{ ?> ?:is\(p,/)
  for (const name of [
    'ifm-hero-text-color',
    'ifm-font-size-base',
    'ifm-code-font-size',
    'ifm-footer-background-color',
    'ifm-navbar-background-color',
    'docusaurus-highlighted-code-line-bg',
  ])
    expect(css).toMatch(new RegExp(`var\\( ?--${name},`))
  expect(css).toMatch(/\.admonition ?> ?\.admonition-title\{color: ?inherit\}/)
  expect(css).toMatch(/--ifm-color-emphasis-700: ?var\(--ifm-color-gray-300\)/)
})

it('S2: no other site carries them', async () => {
  const css = await stylesheetOf('{}')
  expect(css).not.toMatch(/col--4|hero__subtitle|@layer docusaurus/)
})

it('D: links of the menu have the class that style sheets of moved sites name, and none elsewhere', async () => {
  const classesOf = async (theme: string): Promise<unknown[]> => {
    const { siteDir } = await builtSite({
      'site.config.ts': `export default { theme: ${theme}, navbar: { items: [{ label: 'Quay', to: '/quay' }] } }`,
      'docs/index.md': '# Pier\n',
      'docs/quay.md': '---\nsidebar_class_name: boat\n---\n\n# Quay\n',
    })
    const html = await readFile(join(siteDir, 'build/quay/index.html'), 'utf8')
    return ['dataSidebar', 'dataMenu'].flatMap((name) =>
      linksWithin(html, name)
        .filter(({ label }) => label === 'Quay')
        .map(({ classes }) => classes),
    )
  }
  const link = ['menu__link']
  const boat = ['menu__link', 'boat']
  expect(await classesOf(`{ look: 'docusaurus' }`)).toEqual([boat, link, boat])
  expect(await classesOf('{}')).toEqual([['boat'], undefined, ['boat']])
})
