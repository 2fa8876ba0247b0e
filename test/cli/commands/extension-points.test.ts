import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { runCli } from '../../helpers/run-cli.ts'
import { siteOf } from '../../helpers/site-of.ts'

const read = async (siteDir: string, path: string): Promise<string> =>
  await readFile(join(siteDir, 'build', path), 'utf8')

async function build(siteDir: string): Promise<void> {
  const run = await runCli(['build', siteDir])
  expect(run.stderr + run.stdout).toContain('Built')
}

const slot = (html: string): string =>
  `export default ({ site, page, href, children }) => ${html}\n`

const config = (suffix: string): string => `
    const shout = ({ mark = '!' } = {}) => (tree) => {
      for (const node of tree.children) {
        const [first] = node.children ?? []
        if (first?.type === 'text') first.value += mark
      }
    }
    const wrap = (tagName) => (tree) => {
      tree.children = [{ type: 'element', tagName, properties: {}, children: tree.children }]
    }
    export default { docs: { showLastUpdateTime: false }, markdown: {
      beforeDefaultRemarkPlugins: [[shout, { mark: ' :tada:' }]],
      remarkPlugins: [shout, [shout, { mark: '${suffix}' }]],
      beforeDefaultRehypePlugins: [[wrap, 'section']],
      rehypePlugins: [[wrap, 'main-part']],
    } }`

describe('slots', () => {
  const files = {
    'docs/guide/a.md': '# A\n',
    'site.config.ts': `export default {
      title: 'Mine', baseUrl: '/base/',
      docs: { showLastUpdateTime: false },
      theme: { slots: {
        logo: 'parts/logo.tsx', navbarEnd: 'parts/end.tsx', docHeader: 'parts/header.tsx',
        docFooter: 'parts/footer.tsx', notFound: 'parts/lost.tsx', home: './parts/home.tsx',
      } },
    }`,
    'parts/logo.tsx': slot('<a className="own-logo" href={site.homeHref}>{site.title}!</a>'),
    'parts/end.tsx': slot('<><b className="own-end">v2</b>{children}</>'),
    'parts/header.tsx': slot('<p className="own-header">{page.title}</p>'),
    'parts/footer.tsx': slot('<a className="own-footer" href={href("/guide/a")}>again</a>'),
    'parts/lost.tsx': `export default () => <h1>Lost indeed</h1>\n`,
    'parts/home.tsx': `export default ({ href }) => <a href={href('/guide/a')}>In</a>\n`,
  }

  it('D: each replaces its part, or stands around it', async () => {
    const siteDir = await siteOf(files)
    await build(siteDir)
    const doc = await read(siteDir, 'guide/a/index.html')
    expect(doc).toContain('<a class="own-logo" href="/base/">Mine')
    expect(doc).toContain('<b class="own-end">v2</b><form')
    expect(doc).toContain('<p class="own-header">A</p>')
    expect(doc).not.toContain('class="breadcrumbs"')
    expect(doc).toContain('<a class="own-footer" href="/base/guide/a">again</a>')
    expect(doc).not.toContain('class="doc-footer"')
    expect(await read(siteDir, '404.html')).toContain('<h1>Lost indeed</h1>')
    const home = await read(siteDir, 'index.html')
    expect(home).toContain('<a href="/base/guide/a">In</a>')
    expect(home).not.toContain('own-header')
  })

  it('A7: receive the front matter keys that the site declares', async () => {
    const siteDir = await siteOf({
      'docs/a.md': '---\nreviewer: Ada\nlater: x\n---\n\n# A\n',
      'docs/b.md': '# B\n',
      'parts/footer.tsx': slot(
        '<p className="own-footer">{String(page.frontMatter?.reviewer ?? "no reviewer")}</p>',
      ),
      'site.config.ts': `export default {
        docs: { showLastUpdateTime: false },
        markdown: { frontMatter: { reviewer: 'string' } },
        theme: { slots: { docFooter: 'parts/footer.tsx' } },
      }`,
    })
    const run = await runCli(['build', siteDir])
    expect(run.stderr).toContain('`later` is unknown')
    expect(run.stderr).not.toContain('reviewer')
    expect(await read(siteDir, 'a/index.html')).toContain('<p class="own-footer">Ada</p>')
    expect(await read(siteDir, 'b/index.html')).toContain('<p class="own-footer">no reviewer</p>')
  })

  it('fills the empty places of the layout, and wraps navbar, page and footer', async () => {
    const names = [
      'navbarStart',
      'navbarItems',
      'sidebarTop',
      'sidebarBottom',
      'articleTop',
      'articleBottom',
      'tocBottom',
      'footer',
      'page',
    ]
    const siteDir = await siteOf({
      'docs/a.md': '# A\n\n## B\n\nText.\n',
      'pages/free.tsx': 'export default () => <p>Free</p>\n',
      ...Object.fromEntries(
        names.map((name) => [
          `parts/${name}.tsx`,
          slot(`<div className="own-${name}">{children}</div>`),
        ]),
      ),
      'parts/head.tsx': slot(
        '<><meta name="theme-color" content={page.title} /><script type="application/ld+json" dangerouslySetInnerHTML={{ __html: \'{"a":1}\' }} /></>',
      ),
      'site.config.ts': `export default {
        docs: { showLastUpdateTime: false },
        navbar: { items: [{ label: 'One', to: '/a' }] },
        theme: { slots: { head: 'parts/head.tsx', ${names.map((name) => `${name}: 'parts/${name}.tsx'`).join(', ')} } },
      }`,
    })
    await build(siteDir)
    const doc = await read(siteDir, 'a/index.html')
    expect(doc).toMatch(
      /<div class="navbar__start"><div class="own-navbarStart"><\/div><\/div><nav/,
    )
    expect(doc).toMatch(/<div class="own-navbarItems"><ul class="navbar__items/)
    expect(doc).toMatch(/own-sidebarTop"><\/div><\/div><div class="sidebar__docs"/)
    expect(doc).toMatch(/<div class="sidebar__bottom"><div class="own-sidebarBottom">/)
    expect(doc).toMatch(
      /own-articleTop"><\/div><article[\s\S]*<\/article><div class="own-articleBottom"/,
    )
    expect(doc).toMatch(/<div class="toc__bottom"><div class="own-tocBottom"><\/div><\/div><\/nav>/)
    expect(doc).toMatch(/<main[^>]*><div class="own-page"><div class="doc/)
    expect(doc).toMatch(/<\/div><div class="own-footer"><\/div>/)
    const [head = ''] = doc.split('</head>')
    expect(head).toContain('<meta name="theme-color" content="A"/>')
    expect(head).toContain('<script type="application/ld+json">{"a":1}</script>')
    const page = await read(siteDir, 'free/index.html')
    expect(page).toMatch(/<div class="own-page"><div class="page"><p>Free/)
    expect(page).toContain('<meta name="theme-color" content="Free"/>')
    expect(page).not.toMatch(/own-article|own-toc/)
  })

  it.each([
    ['<div>no</div>', 'it writes `<div>`'],
    ['<><meta name="a" content="b" />text</>', 'it writes text'],
    ['<script src="/a.js" />', 'it writes `<script>`'],
  ])('reports %s in the head', async (html, found) => {
    const siteDir = await siteOf({
      'docs/a.md': '# A\n',
      'parts/head.tsx': slot(html),
      'site.config.ts': `export default { theme: { slots: { head: 'parts/head.tsx' } } }`,
    })
    const run = await runCli(['build', siteDir])
    expect(run.stderr).toContain(`cannot be used for the slot \`head\`: ${found}, but`)
  })

  it('D: a changed slot is seen by the next build; a faulty one is a finding', async () => {
    const siteDir = await siteOf(files)
    await build(siteDir)
    await writeFile(join(siteDir, 'parts/header.tsx'), slot('<i>new</i>'))
    await build(siteDir)
    expect(await read(siteDir, 'guide/a/index.html')).toContain('<i>new</i>')
    await writeFile(join(siteDir, 'parts/header.tsx'), 'export const Header = 1')
    const run = await runCli(['build', siteDir])
    expect(run.exitCode).toBe(1)
    expect(run.stderr).toContain('`parts/header.tsx` cannot be used for the slot `docHeader`')
  })

  it('D: a slot that throws is a finding that names its file, not a bug', async () => {
    const siteDir = await siteOf({
      ...files,
      'parts/footer.tsx': `const Inner = () => { throw new Error('no luck') }\nexport default () => <p><Inner /></p>\n`,
    })
    const run = await runCli(['build', siteDir])
    expect(run.exitCode).toBe(1)
    expect(run.stderr).toContain('parts/footer.tsx:1:1  error  slot-failed')
    expect(run.stderr).toContain('cannot be used for the slot `docFooter`: no luck.')
  })

  it('D: a slot without its file, or of another name, is an error of the config', async () => {
    const siteDir = await siteOf({
      'docs/a.md': '# A\n',
      'site.config.ts': "export default { theme: { slots: { logo: 'no.tsx' } } }",
    })
    const missing = await runCli(['build', siteDir])
    expect([missing.exitCode, missing.stderr]).toEqual([
      2,
      expect.stringContaining(
        '`theme.slots.logo` is `"no.tsx"`, but the site folder contains no file with that path.',
      ),
    ])
    await writeFile(
      join(siteDir, 'site.config.ts'),
      "export default { theme: { slots: { logo2: 'a' } } }",
    )
    expect((await runCli(['build', siteDir])).stderr).toContain('Did you mean `logo`?')
  })
})

describe('plugins', () => {
  it('D: any unified plugin runs, with its options, before ours or after', async () => {
    const siteDir = await siteOf({ 'docs/a.md': 'Text\n', 'site.config.ts': config('?') })
    await build(siteDir)
    // The emoji was written before our plugin that knows emoji, the marks after it.
    expect(await read(siteDir, 'a/index.html')).toContain(
      '<main-part><section><p>Text 🎉!?</p></section></main-part>',
    )
    await writeFile(join(siteDir, 'site.config.ts'), config('#'))
    await build(siteDir)
    expect(await read(siteDir, 'a/index.html')).toContain('<p>Text 🎉!#</p>')
  })

  it('D: what a plugin throws is a finding at its page', async () => {
    const siteDir = await siteOf({
      'docs/a.md': 'Text\n',
      'site.config.ts':
        "export default { markdown: { remarkPlugins: [() => () => { throw new Error('no') }] } }",
    })
    const run = await runCli(['build', siteDir])
    expect(run.exitCode).toBe(1)
    expect(run.stderr).toContain(
      'The plugin in `markdown.remarkPlugins[0]` throws an error: no\n    at site.config.ts:1:',
    )
    // No frame is of docs-ssg or of Node.
    expect(run.stderr.match(/^\s+at (?!site\.config\.ts:1:)/m)).toBeNull()
  })
})

it('D: frames of other hosts than those allowed stay empty, and are findings', async () => {
  const siteDir = await siteOf({
    'docs/a.md':
      '<iframe title="a" src="https://codesandbox.io/x"></iframe>\n\n<iframe title="b" src="https://evil.example/"></iframe>\n',
    'site.config.ts': "export default { markdown: { frameHosts: ['codesandbox.io'] } }",
  })
  const run = await runCli(['build', siteDir])
  expect(run.exitCode).toBe(1)
  expect(run.stderr).toContain('docs/a.md:3:1  error  iframe-host')
  expect(run.stderr).not.toContain('docs/a.md:1:1')
})
