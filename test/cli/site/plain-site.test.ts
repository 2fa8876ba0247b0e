import { gzipSync } from 'node:zlib'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { builtSite } from '../../helpers/built-site.ts'

const page = {
  'docs/index.md': '# Home\n\nText with a [link](./other.md).\n',
  'docs/other.md': '# Other\n',
}
const config = (options: string): string =>
  `export default { title: 'Plain', url: 'https://plain.example', docs: { showLastUpdateTime: false }, ${options} }\n`

/** Options of features that the plain site does not use, as if they were written and left empty. */
const unused =
  'analytics: undefined, head: [], scripts: [], fonts: [], components: {}, theme: {}, customCss: [], socialCards: false, contentSecurityPolicy: {}'
const used = `analytics: { provider: 'plausible', id: 'plain.example' },
  head: [{ tag: 'meta', attributes: { name: 'own', content: 'yes' } }],
  scripts: ['own.js'], components: { Press: './press.jsx' }, theme: { accent: '#c2185b' }`

type Files = ReadonlyMap<string, string>

/** The built files that readers can load, by path, without notices of licenses. */
async function build(options: string, more: Readonly<Record<string, string>> = {}): Promise<Files> {
  const { siteDir, run } = await builtSite({ ...page, 'site.config.ts': config(options), ...more })
  expect(run.exitCode, run.stderr).toBe(0)
  const folder = join(siteDir, 'build')
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const loaded = names.filter((name) => /\.(?:html|js|css)$/.test(name)).toSorted()
  return new Map(
    loaded.map((name) => [name.replaceAll('\\', '/'), readFileSync(join(folder, name), 'utf8')]),
  )
}

const find = (files: Files, name: RegExp): string => {
  const found = [...files].find(([path]) => name.test(path))
  if (!found) throw new Error(`There is no file like ${String(name)}.`)
  return found[1]
}
const gzip = (text: string): number => gzipSync(text).length

describe('a site without services, head, scripts, components and colors', () => {
  let plain: Files
  let full: Files
  beforeAll(async () => {
    plain = await build('')
    full = await build(used, {
      'static/own.js': 'void 0\n',
      'press.jsx': 'export default () => <button onClick={() => alert()}>Press</button>\n',
      'docs/other.md': '# Other\n\n<Press />\n',
    })
  })

  it('is the same, byte for byte, whether these options are absent or empty', async () => {
    expect([...(await build(unused))]).toEqual([...plain])
  })

  it('has no trace of them in its pages', () => {
    const html = find(plain, /^index\.html$/)
    expect(html.match(/<script\b/g)).toHaveLength(3)
    expect(html).toMatch(/<script type="module" src="\/assets\/client-\w+\.js"/)
    expect(html.match(/<style/g)).toHaveLength(1)
    // The site's own style sheet names parts that this site doesn't have.
    const rest = html.replace(/<style data-href="\/assets\/styles-\w+\.css">[^]*?<\/style>/, '')
    expect(rest).not.toMatch(
      /analytics|data-island|<style|stylesheet|style=|preconnect|plausible|unsafe-inline/,
    )
    expect(html).toContain("default-src 'self';script-src 'self' 'sha256-")
    expect(html).toMatch(/style-src 'self' 'sha256-[\w+/=]+';/)
    expect([...plain.keys()].filter((path) => path.startsWith('assets/island-'))).toEqual([])
    // The site that uses them shows that these patterns can be found.
    const other = find(full, /^other\/index\.html$/)
    expect(other).toMatch(/analytics/)
    expect(other).toMatch(/data-island/)
    expect([...full.keys()].filter((path) => path.startsWith('assets/island-'))).toHaveLength(1)
  })

  it('loads the script and the styles of a site that uses none of them, and is small', () => {
    const [client, styles] = [find(plain, /\/client-\w+\.js$/), find(plain, /\/styles-\w+\.css$/)]
    expect(gzip(client)).toBeLessThan(11_930)
    expect(gzip(styles)).toBeLessThan(12_000)
    const html = find(plain, /^index\.html$/).replace(/<style[^]*?<\/style>/, '')
    expect(gzip(html)).toBeLessThan(4000)
    for (const text of [client, styles])
      expect(text).not.toMatch(/plausible|googletagmanager|posthog|matomo|umami|fathom|cloudflare/i)
    // Analytics, head and scripts add nothing to the script that each page loads, and a component
    // adds only its name.
    const own = find(full, /\/client-\w+\.js$/)
    expect(own).toContain('island-press')
    expect(gzip(own) - gzip(client)).toBeLessThan(80)
    // Colors replace those of the default theme.
    expect(Math.abs(gzip(find(full, /\/styles-\w+\.css$/)) - gzip(styles))).toBeLessThan(150)
  })
})
