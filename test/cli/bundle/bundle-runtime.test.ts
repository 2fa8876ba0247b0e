import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { bundleRuntime } from '../../../cli/bundle/bundle-runtime.ts'
import { compileComponents } from '../../../cli/bundle/components/compile-components.ts'
import { loadConfig } from '../../../cli/config/load-config.ts'
import type { ResolvedConfig } from '../../../cli/schema/schema.ts'
import type { ClientBundle } from '../../../cli/model/output.ts'
import { makeOld, siteOf } from '../../helpers/site-of.ts'

const island = `'use client'
export default () => <button type="button">Press</button>
`

async function configOf(files: Readonly<Record<string, string>>): Promise<ResolvedConfig> {
  const siteDir = await siteOf({ 'docs/a.md': '# A\n', ...files })
  const loaded = await loadConfig({ siteDir })
  if (loaded.kind !== 'loaded') throw new Error(JSON.stringify(loaded.diagnostics))
  return loaded.config
}

/** Bundle the browser's files, with the components of the config that the browser runs. */
async function bundleSite(
  config: ResolvedConfig,
  options: Parameters<typeof bundleRuntime>[1] = {},
): ReturnType<typeof bundleRuntime> {
  const { islands } = await compileComponents(config, { externals: [], messages: {} })
  return bundleRuntime(config, { ...options, islands })
}

async function bundleOf(config: ResolvedConfig): Promise<ClientBundle> {
  const { bundle, diagnostics } = await bundleSite(config)
  expect(diagnostics).toEqual([])
  if (!bundle) throw new Error('There is no bundle.')
  return bundle
}

function fileOf(bundle: ClientBundle, name: RegExp): string {
  const file = bundle.files.find(({ path }) => name.test(path))
  if (!file) throw new Error(`There is no file like ${String(name)}.`)
  return Buffer.from(file.contents).toString('utf8')
}

const gzip = (text: string): number => gzipSync(text).length

describe('bundleRuntime', () => {
  it('keeps the budgets: script at load, styles, React and what needs it', async () => {
    const bundle = await bundleOf(await configOf({}))
    const client = fileOf(bundle, /\/client-.*\.js$/)
    const atLoad = [...client.matchAll(/(?:from|import)\s*"(?:\.|\/assets)\/([^"]+)"/g)].map(
      ([, name = '']) => fileOf(bundle, new RegExp(name.replaceAll('.', '\\.'))),
    )
    // The names of components are added to it, and that has to stay below 12,000 bytes too.
    expect(gzip(client) + atLoad.reduce((sum, text) => sum + gzip(text), 0)).toBeLessThan(11_930)
    expect(gzip(fileOf(bundle, /\/styles-.*\.css$/))).toBeLessThan(12_000)
    const sizes = bundle.files
      .filter(({ path }) => path.endsWith('.js'))
      .map(({ contents }) => gzipSync(contents).length)
    expect(Math.max(...sizes)).toBeLessThan(75_000)
    expect(client).not.toContain('react-dom')
  })

  it('P19: puts the styles of search results into the script that creates them, minified', async () => {
    const bundle = await bundleOf(await configOf({}))
    expect(fileOf(bundle, /\/styles-.*\.css$/)).not.toContain('.search-hit')
    expect(fileOf(bundle, /\/open-search-.*\.js$/)).toContain('.search-hit{display:flex;')
  })

  it('P19: has the styles of cards in a separate file, and for all pages where slots may contain cards', async () => {
    const own = await bundleOf(await configOf({}))
    expect(fileOf(own, /\/styles-.*\.css$/)).not.toContain('.cards{')
    expect(fileOf(own, /\/part-rare-.*\.css$/)).toContain('.cards{')
    expect(fileOf(own, /\/part-home-.*\.css$/)).toContain('.cards{')
    const slots = await configOf({
      'site.config.ts': "export default { theme: { slots: { footer: 'footer.tsx' } } }\n",
      'footer.tsx': 'export default () => <p>Footer</p>\n',
    })
    expect(fileOf(await bundleOf(slots), /\/styles-.*\.css$/)).toContain('.cards{')
  })

  it('P19: has the styles of the announcement only where there is one', async () => {
    const without = await bundleOf(await configOf({}))
    expect(fileOf(without, /\/styles-.*\.css$/)).not.toContain('.announcement{')
    const shown = await configOf({
      'site.config.ts': "export default { announcementBar: { id: 'a', content: 'Version 2' } }\n",
    })
    expect(fileOf(await bundleOf(shown), /\/styles-.*\.css$/)).toContain('.announcement{')
  })

  it('S8: gives every address the base path', async () => {
    const bundle = await bundleOf(
      await configOf({ 'site.config.ts': `export default { baseUrl: '/docs/' }\n` }),
    )
    expect(bundle.entryUrl).toMatch(/^\/docs\/assets\/client-\w+\.js$/)
    expect(bundle.stylesheetUrl).toMatch(/^\/docs\/assets\/styles-\w+\.css$/)
  })

  it('P10: makes the same bytes wherever the site stands', async () => {
    const files = {
      'site.config.ts': `export default { components: { Press: 'press.tsx' }, customCss: ['own.css'] }\n`,
      'press.tsx': island,
      'own.css': '.own { color: red }\n',
    }
    const [one, two] = await Promise.all([configOf(files), configOf(files)])
    expect(one.siteDir).not.toBe(two.siteDir)
    const [first, second] = [await bundleOf(one), await bundleOf(two)]
    expect(second.files.map(({ path }) => path)).toEqual(first.files.map(({ path }) => path))
    expect(second).toEqual(first)
    expect(fileOf(first, /press-/)).toContain('Press')
    expect(fileOf(first, /styles-.*\.css$/)).toContain('.own')
  })

  it('P19: leaves no picture inside the style sheet, which the policy would refuse', async () => {
    const bundle = await bundleOf(
      await configOf({
        'site.config.ts': `export default { customCss: ['own.css'] }\n`,
        'own.css': `.own { background: url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'/%3E") }\n`,
      }),
    )
    expect(fileOf(bundle, /styles-.*\.css$/)).not.toContain('data:')
    expect(
      bundle.files.some(({ contents }) => Buffer.from(contents).toString().startsWith('<svg')),
    ).toBe(true)
  })

  it('bundles no component that is not meant for the browser', async () => {
    const bundle = await bundleOf(
      await configOf({
        'site.config.ts': `export default { components: { Press: 'press.tsx' } }\n`,
        'press.tsx': island.replace("'use client'\n", ''),
      }),
    )
    expect(bundle.files.some(({ path }) => path.includes('press-'))).toBe(false)
  })

  it('names file and line of what cannot be bundled', async () => {
    const config = await configOf({
      'site.config.ts': `export default { components: { Press: 'press.tsx' } }\n`,
      'press.tsx': `'use client'\nimport './missing.ts'\n`,
    })
    const press = { name: 'Press', path: 'press.tsx', local: 'Press', wake: 'intent' } as const
    const { bundle, diagnostics } = await bundleRuntime(config, { islands: [press] })
    expect(bundle).toBe(undefined)
    expect(diagnostics[0]).toMatchObject({
      severity: 'error',
      rule: 'bundle',
      place: { path: 'press.tsx', line: 2 },
    })
  })

  it('repeats warnings when it has a cache', async () => {
    const config = await configOf({
      'site.config.ts': "export default { customCss: ['site.css'] }\n",
      'site.css': '.x { color: red;; ]\n',
    })
    const kept = new Map<string, Uint8Array>()
    const cache = {
      get: (key: string) => kept.get(key),
      set: (key: string, value: Uint8Array) => void kept.set(key, value),
    }
    const cold = await bundleSite(config, { cache })
    const warm = await bundleSite(config, { cache })
    expect(cold.diagnostics.map(({ severity }) => severity)).toContain('warning')
    expect(warm.diagnostics).toEqual(cold.diagnostics)
  })

  it('takes the bundle from the cache until an input changes', async () => {
    const config = await configOf({
      'site.config.ts': `export default { customCss: ['own.css'] }\n`,
      'own.css': '.own { color: red }\n',
    })
    const values = new Map<string, Uint8Array>()
    let writes = 0
    const cache = {
      get: (key: string) => values.get(key),
      set: (key: string, value: Uint8Array) => {
        writes += 1
        values.set(key, value)
      },
    }
    await makeOld(config.siteDir)
    const fresh = await bundleSite(config, { cache })
    expect(writes).toBe(2)
    const warm = await bundleSite(config, { cache })
    expect(writes).toBe(2)
    expect(warm.bundle?.files.map(({ contents }) => Buffer.from(contents))).toEqual(
      fresh.bundle?.files.map(({ contents }) => Buffer.from(contents)),
    )
    await writeFile(join(config.siteDir, 'own.css'), '.own { color: blue }\n')
    await makeOld(config.siteDir)
    const edited = await bundleSite(config, { cache })
    expect(writes).toBe(4)
    expect(edited.bundle?.stylesheetUrl).not.toBe(fresh.bundle?.stylesheetUrl)
    for (const key of values.keys()) values.set(key, Buffer.from('broken'))
    expect((await bundleSite(config, { cache })).bundle?.buildId).toBe(edited.bundle?.buildId)
    await rm(join(config.siteDir, 'own.css'))
    expect((await bundleSite(config, { cache })).diagnostics.length).toBeGreaterThan(0)
  })

  it.each([
    ['KaTeX is installed', { 'node_modules/katex/dist/katex.min.css': '.katex { color: red }\n' }],
    [
      'Mermaid is installed',
      {
        'node_modules/mermaid/package.json': '{"name": "mermaid", "main": "mermaid.js"}',
        'node_modules/mermaid/mermaid.js': 'export default {}\n',
      },
    ],
    [
      '`siteRoot` changes',
      {
        'site.config.ts': `export default { siteRoot: 'other', components: { Press: 'press.tsx' } }\n`,
      },
    ],
  ])('bundles again when %s', async (_, changes) => {
    const siteDir = await siteOf({
      'docs/a.md': '# A\n',
      'site.config.ts': `export default { siteRoot: 'src', components: { Press: 'press.tsx' }, markdown: { math: true, mermaid: true } }\n`,
      'press.tsx': `'use client'\nimport { word } from '@site/word'\nexport default () => <b>{word}</b>\n`,
      'src/word.ts': `export const word = 'one'\n`,
      'other/word.ts': `export const word = 'two'\n`,
    })
    const values = new Map<string, Uint8Array>()
    const cache = {
      get: (key: string) => values.get(key),
      set: (key: string, value: Uint8Array) => void values.set(key, value),
    }
    const build = async (options: Parameters<typeof bundleRuntime>[1]) => {
      const loaded = await loadConfig({ siteDir })
      if (loaded.kind !== 'loaded') throw new Error(JSON.stringify(loaded.diagnostics))
      const { bundle, diagnostics } = await bundleSite(loaded.config, options)
      expect(diagnostics).toEqual([])
      return bundle
    }
    const before = await build({ cache })
    for (const [path, contents] of Object.entries(changes)) {
      await mkdir(dirname(join(siteDir, path)), { recursive: true })
      await writeFile(join(siteDir, path), contents)
    }
    const warm = await build({ cache })
    expect(warm?.buildId).not.toBe(before?.buildId)
    expect(warm?.buildId).toBe((await build({}))?.buildId)
  })
})
