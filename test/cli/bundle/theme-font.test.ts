import { cp, readdir, readFile, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { runCli } from '../../helpers/run-cli.ts'
import { siteOf } from '../../helpers/site-of.ts'

const modules = fileURLToPath(new URL('../../../node_modules', import.meta.url))
const katex = (name: string): string => join(modules, `katex/dist/fonts/${name}.woff2`)

async function siteWith(
  config: string,
  fonts: Readonly<Record<string, string>> = {},
): Promise<string> {
  const siteDir = await siteOf({
    'site.config.ts': `export default ${config}`,
    'docs/a.md': '# A\n',
    'i18n/ru/a.md': '# A\n',
    'fonts/own/README.md': '',
  })
  await symlink(modules, join(siteDir, 'node_modules'), 'junction')
  for (const [path, file] of Object.entries(fonts)) await cp(file, join(siteDir, path))
  return siteDir
}

async function assetsOf(siteDir: string): Promise<{ names: string[]; css: string }> {
  const folder = join(siteDir, 'build/assets')
  const names = await readdir(folder)
  const sheet = names.find((one) => /^styles-.*\.css$/.test(one)) ?? ''
  return { names, css: await readFile(join(folder, sheet), 'utf8') }
}

const preloads = async (siteDir: string, path: string): Promise<string[]> => {
  const html = await readFile(join(siteDir, 'build', path), 'utf8')
  return [...html.matchAll(/<link rel="preload" href="([^"]*)-[^"-]*" as="font"/g)].map(
    ([, url = '']) => url,
  )
}

const diagnosticsOf = async (siteDir: string): Promise<Record<string, unknown>[]> =>
  JSON.parse((await runCli(['check', siteDir, '--format', 'json'])).stdout).diagnostics

describe('theme.font', () => {
  it('publishes the subsets of a package that the locales need, and preloads those of a page', async () => {
    const siteDir = await siteWith(
      `{ url: 'https://a.example', baseUrl: '/base/', theme: { font: '@fontsource-variable/inter' },
        locales: [{ code: 'en', label: 'English' }, { code: 'ru', label: 'Русский', path: '/ru/' }] }`,
    )
    const run = await runCli(['build', siteDir])
    expect(run.stderr).toBe('')
    const { names, css } = await assetsOf(siteDir)
    const fonts = names.filter((name) => name.endsWith('.woff2'))
    expect(fonts.map((name) => name.replace(/-[^-]*$/, ''))).toEqual([
      'inter-cyrillic-wght-italic',
      'inter-cyrillic-wght-normal',
      'inter-latin-wght-italic',
      'inter-latin-wght-normal',
    ])
    expect(css).toMatch(/--ifm-font-family-base: ?"?Inter"?, ?"?Inter fallback"?/)
    expect(css.match(/font-display:optional/g)).toHaveLength(4)
    expect(css).toMatch(/font-weight:100 900/)
    expect(css).toMatch(/size-adjust:107\.\d+%/)
    expect(css).toContain('url("/base/assets/inter-latin-wght-normal-')
    const latin = '/base/assets/inter-latin-wght-normal'
    expect(await preloads(siteDir, 'a/index.html')).toEqual([latin])
    expect(await preloads(siteDir, 'ru/a/index.html')).toEqual([
      '/base/assets/inter-cyrillic-wght-normal',
      latin,
    ])
    const licenses = names.find((name) => name.startsWith('licenses-')) ?? ''
    const text = await readFile(join(siteDir, 'build/assets', licenses), 'utf8')
    expect(text).toContain('@fontsource-variable/inter')
    // From the cache.
    await runCli(['build', siteDir])
    expect(await preloads(siteDir, 'a/index.html')).toEqual([latin])
  })

  it('reads weight, style and family from the files of a folder', async () => {
    const siteDir = await siteWith(
      `{ url: 'https://a.example', theme: { font: { text: './fonts/own', code: 'Menlo, monospace', headings: '@fontsource/source-serif-4', subsets: ['greek'] } } }`,
      {
        'fonts/own/a.woff2': katex('KaTeX_SansSerif-Regular'),
        'fonts/own/b.woff2': katex('KaTeX_SansSerif-Bold'),
        'fonts/own/c.woff2': katex('KaTeX_SansSerif-Italic'),
      },
    )
    const run = await runCli(['build', siteDir])
    expect(run.stderr).toBe('')
    const { css } = await assetsOf(siteDir)
    const faces = [...css.matchAll(/@font-face\{[^}]*assets\/([abc])-[^}]*\}/g)].map(
      ([rule, name]) => [name, /weight:(\d+)/.exec(rule)?.[1], /style:(\w+)/.exec(rule)?.[1]],
    )
    expect(faces).toEqual([
      ['a', '400', 'normal'],
      ['b', '700', 'normal'],
      ['c', '400', 'italic'],
    ])
    expect(css).not.toMatch(/assets\/a-[^}]*unicode-range/)
    expect(css).toMatch(/--ifm-font-family-monospace: ?Menlo, ?monospace/)
    expect(css).toMatch(/--ifm-heading-font-family: ?"?Source Serif 4"?/)
    expect(await preloads(siteDir, 'a/index.html')).toEqual(['/assets/a'])
  })

  it.each([
    ['Inter', 'which is a font that many machines don’t have'],
    ['@fontsource/no-such-font', 'a package that is not installed'],
    ['@reduxjs/toolkit', 'a package that is not one of Fontsource'],
    ['fonts/gone', 'but the site folder contains no folder with that path'],
    ['./fonts/own', 'a folder without `.woff2` files'],
  ])('reports %s', async (value, problem) => {
    const siteDir = await siteWith(`{ theme: { font: { text: '${value}' } } }`)
    expect(await diagnosticsOf(siteDir)).toMatchObject([
      {
        rule: 'theme-font',
        file: 'site.config.ts',
        line: 1,
        message: `\`theme.font.text\` is \`${value}\`, ${problem}.`,
      },
    ])
  })

  it('reports subsets that a package does not have, and files that are not fonts', async () => {
    const siteDir = await siteWith(
      `{ theme: { font: { text: '@fontsource-variable/inter', code: 'fonts/own', subsets: ['klingon'] } } }`,
    )
    await writeFile(join(siteDir, 'fonts/own/a.woff2'), 'no font')
    const [text, code] = await diagnosticsOf(siteDir)
    expect(text?.['message']).toContain('a package without the subsets `klingon`')
    expect(code?.['message']).toContain('contains a file that can’t be read')
  })

  it('costs nothing if it is not set', async () => {
    const siteDir = await siteWith(`{ url: 'https://a.example' }`)
    await runCli(['build', siteDir])
    const { names, css } = await assetsOf(siteDir)
    expect(names.filter((name) => name.endsWith('.woff2'))).toEqual([])
    expect(css).not.toContain('@font-face')
    expect(await preloads(siteDir, 'a/index.html')).toEqual([])
  })
})

describe('a font package that is damaged', () => {
  const facts = '{ "id": "odd", "family": "Odd" }'
  it.each(
    Object.entries({
      'half a description': { 'metadata.json': '{ "id": ' },
      'a description that is a list': { 'metadata.json': '[]' },
      'an id that is a pattern': { 'metadata.json': '{ "id": "(", "family": "Odd" }' },
      'no files': { 'metadata.json': facts },
      'a file in place of the folder': { 'metadata.json': facts, files: '' },
      'half a list of ranges': { 'metadata.json': facts, 'unicode.json': '{' },
    }),
  )('is an error at its option: %s', async (_, files: Readonly<Record<string, string>>) => {
    const parts = Object.entries({ 'package.json': '{}', ...files })
    const siteDir = await siteOf({
      'site.config.mjs': "export default { theme: { font: '@fonts/odd' } }",
      'docs/a.md': '# A\n',
      ...Object.fromEntries(parts.map(([name, text]) => [`node_modules/@fonts/odd/${name}`, text])),
    })
    expect(await diagnosticsOf(siteDir)).toMatchObject([{ rule: 'theme-font' }])
  })
})
