import { describe, expect, it } from 'vitest'
import { findings, load } from './load-fixture.ts'

/**
 * Options that name a file or folder, each with a config in which it is missing. Fonts are found with their packages, and
 * files of tests by `check`, because a build doesn't need them.
 */
const rows: readonly (readonly [key: string, config: string])[] = [
  ['favicon', "favicon: 'lost.svg'"],
  ['image', "image: '/img/lost.png'"],
  ['navbar.logo.src', "navbar: { logo: { src: '/lost.svg' } }"],
  ['navbar.logo.srcDark', "navbar: { logo: { src: '/here.svg', srcDark: './lost.svg' } }"],
  ['footer.logo.src', "footer: { logo: { src: 'lost.svg' } }"],
  ['footer.logo.srcDark', "footer: { logo: { src: 'here.svg', srcDark: '/lost.svg?v=2' } }"],
  ['scripts[0]', "scripts: ['/lost.js']"],
  ['scripts[1].src', "scripts: ['https://a.org/a.js', { src: 'lost.js' }]"],
  ['head[0].attributes.href', "head: [['link', { rel: 'icon', href: '/lost.png' }]]"],
  ['head[0].attributes.src', "head: [{ tag: 'script', attributes: { src: '/lost.js' } }]"],
  ['metadata[0].content', "metadata: [{ property: 'og:image', content: '/lost.png' }]"],
  ['customCss[0]', "customCss: ['lost.css']"],
  ['components.Card', "components: { Card: './lost.tsx' }"],
  ['theme.slots.footer', "theme: { slots: { footer: './lost.tsx' } }"],
  ['markdown.glossary', "markdown: { glossary: 'lost.yml' }"],
  ['markdown.docblockSources[0]', "markdown: { docblockSources: ['lost'] }"],
  ['socialCards.component', "socialCards: { component: './lost.tsx' }"],
  ['socialCards.logo', "socialCards: { logo: 'lost.svg' }"],
  ['locales[0].messages', "locales: [{ code: 'en', label: 'E', messages: 'lost.json' }]"],
  ['locales[0].docsPath', "locales: [{ code: 'en', label: 'E', docsPath: 'lost' }]"],
  ['locales[0].pagesPath', "locales: [{ code: 'en', label: 'E', pagesPath: 'lost' }]"],
  ['versions[0].docsPath', "versions: [{ name: 'a', label: 'A', docsPath: 'lost' }]"],
  ['collections[0].path', "collections: [{ name: 'a', path: 'lost', routeBasePath: 'a' }]"],
  ['blog.path', "blog: { path: 'lost' }"],
  ['blog.authorsMapPath', "blog: { path: 'docs', authorsMapPath: 'lost.yml' }"],
  ['docs.path', "docs: { path: 'lost' }"],
  ['docs.tags', "docs: { tags: 'lost.yml' }"],
  ['siteRoot', "siteRoot: './lost'"],
  ['pagesPath', "pagesPath: 'lost'"],
  ['staticDirectories[0]', "staticDirectories: ['lost']"],
  ['allowedPaths[0]', "allowedPaths: ['../lost']"],
]

const lost = async (config: string): Promise<readonly string[]> =>
  findings(
    await load({
      'docs/index.md': '# Home\n',
      'static/here.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
      'site.config.ts': `export default { titel: 'x', ${config} }\n`,
    }),
  )

describe('a file or folder that is missing is reported beside other errors of the config', () => {
  it.each(rows)('%s', async (key, config) => {
    const found = await lost(config)
    expect(found).toHaveLength(2)
    expect(found[0]).toContain('config-unknown-key `titel`')
    expect(found[1]).toMatch(/^1:\d+ /)
    expect(found[1]).toContain(`\`${key}\` is \``)
  })
})

it.each([
  ['of another host', "favicon: 'https://a.org/lost.svg', scripts: ['//a.org/a.js']"],
  [
    'that exists',
    "favicon: 'here.svg', image: './here.svg', navbar: { logo: { src: '/here.svg#a' } }",
  ],
  [
    'that an integration may write',
    "favicon: 'lost.svg', integrations: [{ name: 'a', hooks: {} }]",
  ],
  ['of a site that accepts missing files', "favicon: 'lost.svg', onBrokenAssets: 'warn'"],
])('a file %s is not reported beside other errors', async (_, config) => {
  expect(await lost(config)).toEqual([expect.stringContaining('config-unknown-key `titel`')])
})

it.each([
  ["navbar: { logo: { src: 'logo.svg' } }", 'static/logo.svg'],
  ["navbar: { logo: { src: '/img/logo.svg?v=2' } }", 'static/img/logo.svg'],
  ["navbar: { logo: { src: './logo.svg' } }, staticDirectories: ['public']", 'public/logo.svg'],
])('says where the file of %s belongs', async (config, file) => {
  const result = await load({
    'docs/index.md': '# Home\n',
    'static/here.svg': '',
    'public/here.svg': '',
    'site.config.ts': `export default { titel: 'x', ${config} }\n`,
  })
  const found = result.kind === 'invalid' ? result.diagnostics.at(-1) : undefined
  expect(found?.help).toBe(`Fix the path, or create \`${file}\`.`)
})
