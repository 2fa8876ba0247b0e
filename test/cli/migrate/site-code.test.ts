import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { type CliRun, runCli } from '../../helpers/run-cli.ts'
import { siteOf, temporaryFolder } from '../../helpers/site-of.ts'

const files = {
  'codes.json': '{ "1": "The rope is too short", "2": "No knot named `${name}` <here>" }',
  'docs/intro.md':
    '---\nid: intro\n---\n# Intro\n\n[codes](/codes) [style](./style/style.md)\n\n[![A knot](https://host.example/knot.svg)](https://host.example/k])\n',
  'docs/style/style.md': '---\nid: style\n---\n# Style\n\n[up](../intro.md#intro)\n',
  'docs/codes.mdx':
    "---\nslug: /codes\n---\n\n{/* a note */}\nimport Codes from '@site/src/codes'\nimport codes from '../codes.json'\n\n# Codes\n\n<Codes codes={codes} />\n\nThe first: {codes[1]}.\n",
  'website/docusaurus.config.js': `module.exports = { title: 'Rope', url: 'https://rope.example', baseUrl: '/',
    presets: [['classic', { docs: { path: '../docs', routeBasePath: '/' }, blog: false }]],
    themeConfig: { footer: { links: [{ title: 'More', items: [
      { html: \`
        <a href="https://host.example" target="_blank">
          <img src="https://host.example/badge.svg" alt="Hosted by Host" />
        </a>
      \` },
      { html: '<p>no <a href="/x">link</a></p>' },
    ] }] } } }`,
  '.git/HEAD': 'ref: refs/heads/main\n',
  'website/_redirects':
    '/docs/*  /:splat\n/style/guide*  /style:splat\n/lines* /codes?line=:splat\n/bow*  /intro\n/old/:name /intro\n',
  'website/src/codes.tsx': `
    import React from 'react'
    import classnames from 'classnames'
    import type { Props } from '@theme/Nowhere'
    import { useLocation } from '@docusaurus/router'
    import { useColorMode } from '@docusaurus/theme-common'
    export default function Codes({ codes }: Props): React.ReactNode {
      const code = new URLSearchParams(useLocation().search).get('code')
      const { colorMode } = useColorMode()
      return (
        <React.Fragment>
          {code && codes[code] && <code data-testid="asked">{codes[code]}</code>}
          <ul className={classnames('codes', { [colorMode]: true })}>
            {Object.entries(codes).map(([key, text]) => <li key={key}>{text}</li>)}
          </ul>
        </React.Fragment>
      )
    }`,
  'website/src/pages/table.js': `
    import { useLocation } from '@docusaurus/router'
    import Layout from '@theme/Layout'
    import codes from '../../../codes.json'
    export default () => <Layout title="Table"><h1>{useLocation().pathname}</h1><p>{codes[1]}</p></Layout>`,
  'website/src/pages/moved.js': `
    import { Redirect } from '@docusaurus/router'
    export default () => <Redirect to="/codes" />`,
}

describe('code of a Docusaurus site', () => {
  let siteDir = ''
  let run: CliRun
  const read = (path: string): Promise<string> => readFile(join(siteDir, path), 'utf8')
  const page = (path: string): Promise<string> => read(`.docs-ssg/migrated/${path}/index.html`)

  beforeAll(async () => {
    siteDir = await temporaryFolder()
    for (const [path, text] of Object.entries(files)) {
      await mkdir(dirname(join(siteDir, path)), { recursive: true })
      await writeFile(join(siteDir, path), text)
    }
    run = await runCli(['migrate', join(siteDir, 'website')])
  })

  it('D: is migrated with its imports of the router, the theme and data', async () => {
    expect(run.stdout).not.toContain('missing')
    expect(run.stderr).not.toMatch(/ error /)
    expect(run.exitCode).toBe(0)
    const codes = await page('codes')
    expect(codes).toMatch(/data-island="Codes[^"]*" data-wake="visible"/)
    expect(codes).toContain('<ul class="codes light"><li>The rope is too short</li>')
    expect(codes).toContain('<p>The first: The rope is too short.</p>')
    expect(codes).not.toMatch(/import \w|data-testid="asked"/)
    expect(await page('table')).toContain('<h1>/</h1><p>The rope is too short</p>')
    expect(await page('moved')).toMatch(/content="0; url=\/codes">\n<\/head>/)
    expect(await page('moved')).toContain('<a href="/codes">/codes</a>')
  })

  it('D: a doc named after its folder has the URL of the folder', async () => {
    expect(await page('style')).toContain('<a href="/intro#intro">up</a>')
    expect(run.stdout).toMatch(/pages +(\d+) of \1\n/)
  })

  it('D: a footer link that only contains an image gets the alt text as its label', async () => {
    const config = await read('site.config.ts')
    expect(config).toMatch(/label: 'Hosted by Host',\s+href: 'https:\/\/host\.example'/)
    expect(run.stdout).toContain(
      'footer.links: `<p>no <a href="/x">link</a></p>` is not migrated, because it is not a link with a label and a target.',
    )
  })

  it('D: a prefix rule of `_redirects` becomes a redirect of the URL itself', async () => {
    expect(await read('site.config.ts')).toContain("{ from: '/style/guide', to: '/style' }")
    expect(run.stdout).toContain(
      '  _redirects: `/style/guide*`, `/lines*`, `/bow*` applied to all URLs that begin like this, but only the URL itself is redirected now. If your host reads `_redirects` files, put the rule into one in a static folder.',
    )
    expect(run.stdout).toContain('`/old/:name /intro` is a rule that only a host can follow.')
  })
})

it('D: of two redirects from one URL the first counts, and none replaces a page', async () => {
  const folder = await siteOf({
    'docusaurus.config.js':
      "module.exports = { title: 'Rope', url: 'https://rope.example', baseUrl: '/', onBrokenLinks: 'warn', presets: [['classic', {}]] }",
    'docs/a.md': '# A\n',
    'docs/b/README.md': '# B\n\n[all](../../README.md)\n',
    'docs/README.md': '# All\n',
    _redirects:
      '/bow /docs/a\n/bow/ /docs/b\n/bow.html /docs/a\n/docs/b/ /docs/a\n/docs/b/index.html /docs/a\n',
  })
  const moved = await runCli(['migrate', folder])
  const config = await readFile(join(folder, 'site.config.ts'), 'utf8')
  expect(config).toContain("{ from: '/bow', to: '/docs/a' }")
  expect(config.match(/from: '\/(?:bow|docs)/g)).toHaveLength(2)
  expect(moved.stdout).toContain(
    '  redirects: Redirects from `/docs/b/` are not migrated, because a page has that URL.',
  )
  expect(moved.stdout).not.toContain('missing')
  expect(config).not.toContain('javascriptVariants')
  expect(moved.exitCode).toBe(0)
})

it('D: an import that a shim does not export is reported', async () => {
  const folder = await siteOf({
    'site.config.ts': "export default { components: { X: 'x.jsx' } }",
    'x.jsx':
      "import { useThemeConfig } from '@docusaurus/theme-common'\nexport const X = useThemeConfig\n",
    'docs/a.md': '# A\n',
  })
  const { stderr } = await runCli(['build', folder])
  expect(stderr).toMatch(/^x\.jsx:1:\d+ {2}error {2}docusaurus-import$/m)
  expect(stderr).toContain(
    '`useThemeConfig` of `@docusaurus/theme-common` is an export that docs-ssg does not have',
  )
  expect(stderr).toContain('Only the hook `useColorMode`')
})
