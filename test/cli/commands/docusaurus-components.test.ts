import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { linksWithin } from '../../helpers/links-within.ts'
import { runCli } from '../../helpers/run-cli.ts'
import { siteOf, temporaryFolder } from '../../helpers/site-of.ts'

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"><path d="M0 0"/></svg>'
const files = {
  'site.config.ts': `export default {
    title: 'Pier', baseUrl: '/b/', trailingSlash: true, customFields: { depth: 7 },
    docs: { showLastUpdateTime: false },
    theme: { look: 'docusaurus' },
    navbar: { items: [{ label: 'Boat', to: '/a', className: 'boat', hideLabel: true }, { label: 'Out', href: 'https://x.example', className: 'out' }] },
    components: { Feature: 'parts/feature.js', Live: 'parts/live.jsx', Plain: 'parts/plain.tsx' },
  }`,
  'static/img/pier.svg': svg,
  'static/img/pier.png': 'x',
  'parts/shape.svg': svg,
  'parts/feature.js': `
    import clsx from 'clsx'
    import Link from '@docusaurus/Link'
    import useBaseUrl, { useBaseUrlUtils } from '@docusaurus/useBaseUrl'
    import useDocusaurusContext from '@docusaurus/useDocusaurusContext'
    import Translate, { translate } from '@docusaurus/Translate'
    import Heading from '@theme/Heading'
    import Details from '@theme/Details'
    import ThemedImage from '@theme/ThemedImage'
    import styles from './feature.module.css'
    import './plain.css'
    import Shape from './shape.svg'
    export default function Feature({ to, children }) {
      const { siteConfig } = useDocusaurusContext()
      return (
        <section className={clsx('feature', styles.box, { [styles.on]: true, off: false })}>
          <Heading as="h3" id="said">{translate({ message: 'By {who}' }, { who: siteConfig.title })}</Heading>
          <Translate values={{ n: <b>{siteConfig.customFields.depth}</b> }}>{'{n} deep'}</Translate>
          <img src={useBaseUrl('/img/pier.svg')} alt="" />
          <Shape width="9" role="img" />
          <Details summary="More">{children}</Details>
          <ThemedImage alt="P" sources={{ light: '/img/pier.svg', dark: useBaseUrlUtils().withBaseUrl('img/pier.svg') }} />
          <Link to={to} className="go">Go</Link> <Link href="https://x.example">out</Link> <a href="#said">up</a>
        </section>
      )
    }`,
  'parts/feature.module.css': '.box { color: red }\n.on:hover { color: blue }\n',
  'parts/plain.css': '.plain-sheet { background: url(./shape.svg) }\n',
  'parts/live.jsx': `'use client'
    import { useState } from 'react'
    import BrowserOnly from '@docusaurus/BrowserOnly'
    import Tabs from '@theme/Tabs'
    import TabItem from '@theme/TabItem'
    import CodeBlock from '@theme/CodeBlock'
    import picture from '@site/static/img/pier.png'
    import styles from './live.module.css'
    export const Live = () => {
      const [count, setCount] = useState(0)
      return (
        <div className={styles.live}>
          <button onClick={() => setCount(count + 1)}>{count}</button>
          <BrowserOnly fallback={<i>wait</i>}>{() => <b>{location.host}</b>}</BrowserOnly>
          <Tabs groupId="os"><TabItem value="a">one</TabItem><TabItem value="b" label="Bee" default>two</TabItem></Tabs>
          <CodeBlock language="js" title="x.js">const a = 1</CodeBlock>
          <CodeBlock className="language-ts" metastring="{2} showLineNumbers">{'let b: string\\n// <i>\\n'}</CodeBlock>
          <img src={picture} width="4" height="3" alt="Pier" />
        </div>
      )
    }`,
  'parts/live.module.css': '.live { top: 0 }\n',
  'parts/plain.tsx': 'export const Plain = () => <img src="/img/pier.svg" alt="P" />\n',
  'docs/a.mdx': '# A\n\n<Feature to="/b">Text [b](./b.md)</Feature>\n\n<Live />\n',
  'docs/b.md': '# B\n\n<Plain />\n\n<Feature to="./a">x</Feature>\n',
  'pages/index.js': `
    import Layout from '@theme/Layout'
    import Link from '@docusaurus/Link'
    import styles from './index.module.css'
    export default () => <Layout title="Home"><h1 className={styles.hero}>Hi</h1><Link to="/a#said">go</Link></Layout>`,
  'pages/index.module.css': '.hero { left: 0 }\n',
  'pages/own.jsx': `
    const React = require('react')
    import Provider from '@theme/Layout/Provider'
    import Footer from '@theme/Footer'
    import BrowserOnly from '@docusaurus/core/lib/client/exports/BrowserOnly'
    export default class Own extends React.Component {
      render() {
        return <Provider><h1 style={{ color: 'red' }}>{this.props.config.title + ', ' + this.props.config.customFields.depth}</h1><BrowserOnly>{() => 'x'}</BrowserOnly><Footer /></Provider>
      }
    }`,
  'pages/help.jsx': `
    import Layout from '@theme/Layout'
    export default () => <Layout title="Ask us" description={'Where help is'}><h1>Help</h1></Layout>`,
}

describe('what components of a Docusaurus site import', () => {
  let siteDir = ''
  const read = async (path: string): Promise<string> =>
    await readFile(join(siteDir, 'build', path), 'utf8')
  const stylesheet = async (): Promise<string> => {
    const names = await readdir(join(siteDir, 'build/assets'))
    return read(`assets/${names.find((name) => /^styles-.*\.css$/.test(name)) ?? ''}`)
  }

  beforeAll(async () => {
    siteDir = await temporaryFolder()
    for (const [path, contents] of Object.entries(files)) {
      await mkdir(dirname(join(siteDir, path)), { recursive: true })
      await writeFile(join(siteDir, path), contents)
    }
    const run = await runCli(['build', siteDir])
    expect(run.exitCode).toBe(0)
    expect(run.stderr).toBe('')
  })

  it('D: a page with its own layout has the parts of the shell that it requests', async () => {
    const html = await read('own/index.html')
    expect(html).toContain(
      '<div data-own-layout=""><h1 style="color:red">Pier, 7</h1><div data-own-footer="" hidden=""></div></div>',
    )
    expect(await stylesheet()).toContain('data-own-layout')
    expect(await read('_headers')).toContain("; style-src-attr 'unsafe-inline';")
  })

  it('D: links of the navbar have the names that style sheets draw icons by', async () => {
    const html = await read('b/index.html')
    expect(html).toMatch(
      /class="navbar__link boat"[^>]* href="\/b\/a\/"><span class="visually-hidden">Boat<\/span><\/a>/,
    )
    expect(linksWithin(html, 'dataSwap', 'menu-main')).toContainEqual({
      label: 'Boat',
      href: '/b/a/',
      classes: ['menu__link', 'boat'],
    })
    expect(html).toMatch(/class="navbar__link out" href="https:\/\/x\.example"[^>]*>Out</)
  })

  it('D: a page that throws is a finding, and no end of the program', async () => {
    const site = await siteOf({
      'docs/a.md': '# A\n',
      'pages/x.jsx': "export default () => { throw new Error('no tide') }",
    })
    const run = await runCli(['build', site])
    expect(run.exitCode).toBe(1)
    expect(run.stderr).toContain('pages/x.jsx:1:1  error  page-failed')
    expect(run.stderr).toContain('The page `pages/x.jsx` throws when it is rendered: no tide.')
  })

  it('D: a page that fails without the `defaultProps` of a function says so', async () => {
    const site = await siteOf({
      'docs/a.md': '# A\n',
      'src/box.jsx':
        'export function Box({ shade }) {\n  return <p className={shade.trim()}>Text</p>\n}\n\nBox.defaultProps = { shade: "dark" }\n',
      'pages/x.jsx': "import { Box } from '../src/box'\n\nexport default () => <Box />\n",
    })
    const run = await runCli(['build', site])
    expect(run.exitCode).toBe(1)
    expect(run.stderr).toContain('pages/x.jsx:1:1  error  page-failed')
    expect(run.stderr).toContain(
      'React 19 ignores `Box.defaultProps` of a function component (`src/box.jsx:5`)',
    )
  })

  it('D: has stand-ins, and what they write is checked and final', async () => {
    const html = await read('a/index.html')
    expect(html).toContain('>By Pier<a href="#said" data-anchor=""')
    expect(html).toContain('<b>7</b> deep')
    expect(html).toContain('<a class="go" href="/b/b/">Go</a> <a href="https://x.example">out</a>')
    expect(html).toContain('<details class="details"><summary>More</summary>')
    expect(html).toMatch(/<img src="\/b\/img\/pier\.svg" width="40" height="30" alt="">/)
    expect(html).toMatch(
      /class="only-light" src="[^"]*|src="\/b\/img\/pier\.svg"[^>]* class="only-light"/,
    )
    expect(html).toMatch(/<svg [^>]*width="9"[^>]*role="img"><path d="M0 0"\/><\/svg>/)
    expect(html).toContain('<i>wait</i>')
    expect(html).toMatch(/aria-selected="true">Bee<\/button>/)
    expect(html).toContain('<figcaption class="code-title">x.js</figcaption>')
    expect(html).toContain('src="/b/img/pier.png"')
    expect(html).toMatch(
      /<code class="language-js"><span class="token keyword">const<\/span> a = <span class="token number">1<\/span><\/code><\/pre><button [^>]*aria-label="Copy code"/,
    )
    expect(html).toContain(
      '<pre class="code numbered"><code class="language-ts"><span class="line" data-line="1"><span class="token keyword">let</span>',
    )
    expect(html).toContain(
      '<span class="line highlighted" data-line="2"><span class="token comment">// &lt;i&gt;</span></span></code>',
    )
    expect(html).not.toMatch(/[\uFDD0-\uFDD2]|data-at/)
    expect(await read('b/index.html')).toContain(
      '<img src="/b/img/pier.svg" width="40" height="30" alt="P">',
    )
    expect(await read('b/index.html')).toContain('<a class="go" href="/b/a/">Go</a>')
  })

  it('D: may be style sheets, which are sent with the classes that the page has', async () => {
    const css = await stylesheet()
    const html = await read('a/index.html')
    for (const name of ['box', 'on', 'live']) {
      const own = new RegExp(`\\b${name}-[\\da-f]{6}\\b`).exec(html)?.[0]
      expect(css).toContain(`.${own ?? '?'}`)
    }
    expect(css).toMatch(/\.plain-sheet\{background:url\("?\/b\/assets\/shape-/)
    expect(css).toMatch(/\.hero-[\da-f]{6}\{left:0\}/)
  })

  it('D: pages in JavaScript are pages; `Layout` gives their title', async () => {
    const home = await read('index.html')
    expect(home).toMatch(/<h1 class="hero-[\da-f]{6}">Hi<\/h1><a href="\/b\/a\/#said">go<\/a>/)
    const help = await read('help/index.html')
    expect(help).toContain('<title>Ask us | Pier</title>')
    expect(help).toContain(
      '<meta name="description" property="og:description" content="Where help is">',
    )
  })

  it('D: a changed value of the config or sheet is seen by the next build', async () => {
    await writeFile(join(siteDir, 'parts/feature.module.css'), '.box { color: green }\n')
    const config = files['site.config.ts'].replace("'Pier'", "'Quay'")
    await writeFile(join(siteDir, 'site.config.ts'), config)
    expect((await runCli(['build', siteDir])).exitCode).toBe(0)
    expect(await read('a/index.html')).toContain('By Quay')
    expect(await stylesheet()).toMatch(/\.box-[\da-f]{6}\{color:green\}/)
  })
})

it.each([
  [
    "import { useLocation, matchPath } from '@docusaurus/router'",
    'docusaurus-import',
    '`useLocation`, `useHistory` and `Redirect`',
  ],
  ["import Footer from '@theme-original/Footer'", 'docusaurus-import', '`theme.slots`'],
  ["import Hero from '@theme/Hero'", 'docusaurus-import', '`docs-ssg/components`'],
  ["import data from '@generated/globalData'", 'docusaurus-import', 'export `load`'],
  ["import png from './x.png'", 'image-in-code', '`staticDirectories`'],
  ["import nothing from 'no-such-package'", 'page-syntax', 'npm install no-such-package'],
])(
  'D: what has no counterpart is named with its place and what to use: %s',
  async (line, rule, hint) => {
    const siteDir = await siteOf({
      'site.config.ts': "export default { components: { X: 'parts/x.js' } }",
      'parts/x.js': `// first\n${line}\nexport const X = () => null\n`,
      'parts/x.png': 'x',
      'docs/a.md': '# A\n',
    })
    const run = await runCli(['build', siteDir])
    expect(run.exitCode).toBe(1)
    expect(run.stderr).toMatch(new RegExp(`^parts/x\\.js:2:\\d+ {2}error {2}${rule}$`, 'm'))
    expect(run.stderr).toContain(hint)
  },
)

it('P6: a link that a component writes is found broken at its tag; that of a slot or page in its file, once', async () => {
  const siteDir = await siteOf({
    'site.config.ts': `export default {
      baseUrl: '/b/', components: { Card2: 'parts/card.tsx' },
      theme: { slots: { logo: './parts/logo.tsx', docFooter: 'parts/foot.tsx' } } }`,
    'parts/card.tsx':
      'export const Card2 = ({ to }) => <p><a href={to}>x</a><img src="/no.png" alt="" /></p>',
    'parts/logo.tsx':
      'export default ({ href, children }) =>\n  <a href={href("/lost")}>{children}</a>',
    'parts/foot.tsx':
      'export default ({ href, asset, children }) => <p>\n<a href={href("/a")}>a</a>\n<a href="/a">b</a>\n<img src={asset("no.svg")} alt="" />{children}</p>',
    'pages/index.tsx':
      'export default ({ href }) => <p>\n<a href="/a">a</a> <a href={href("/a")}>b</a></p>',
    'docs/a.mdx': '# A\n\ntext <Card2 to="/gone" />\n\n<Card2 to="./b#x" />\n',
    'docs/b.md': '# B\n\n[a](a.mdx)\n',
  })
  const run = await runCli(['build', siteDir])
  expect(run.stderr.match(/^\S+ {2}error {2}\S+$/gm)).toEqual([
    'docs/a.mdx:3:6  error  broken-asset',
    'docs/a.mdx:3:6  error  broken-link',
    'docs/a.mdx:5:1  error  broken-anchor',
    'docs/a.mdx:5:1  error  broken-asset',
    'pages/index.tsx:2:10  error  broken-link',
    'parts/foot.tsx:2:16  error  broken-link',
    'parts/foot.tsx:4:18  error  broken-asset',
    'parts/logo.tsx:2:18  error  broken-link',
  ])
  expect(run.stderr).toContain(
    "which is outside the site's `baseUrl`, `/b/`, so it works only without a base path.",
  )
})
