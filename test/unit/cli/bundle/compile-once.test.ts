import { rmSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { compileOnce } from '../../../../cli/bundle/compile-once.ts'
import { loadConfig } from '../../../../cli/config/load-config.ts'
import { makeOld, siteOf } from '../../../helpers/site-of.ts'

/** The year 2100. */
const inFuture = new Date(4_102_444_800_000)

const page = "import { word } from './_word'\nexport default () => <p>{word}</p>\n"

/** A site with one page, compiled with a cache whose values can be seen. */
async function start(files: Readonly<Record<string, string>> = {}) {
  const siteDir = await siteOf({
    'docs/index.md': '# Home\n',
    'pages/a.jsx': page,
    'pages/_word.ts': "export const word = 'one'\n",
    ...files,
  })
  await makeOld(siteDir)
  const loaded = await loadConfig({ siteDir })
  if (loaded.kind === 'invalid') throw new Error('The config must be sound.')
  const { config } = loaded
  const kept = new Map<string, Uint8Array>()
  let made = 0
  const cache = {
    get: (key: string) => kept.get(key),
    set: (key: string, value: Uint8Array) => {
      made += 1
      kept.set(key, value)
    },
  }
  const host = { cache, externals: ['react', 'react/jsx-runtime'] }
  return {
    siteDir,
    compile: () => compileOnce(['pages/a.jsx'], config, host),
    cold: () => compileOnce(['pages/a.jsx'], config, { externals: host.externals }),
    made: () => made,
  }
}

describe('P10, S10: compileOnce', () => {
  it('compiles once, and gives the same bytes from the cache as without one', async () => {
    const { compile, cold, made } = await start()
    const first = await compile()
    const second = await compile()
    expect(made()).toBe(1)
    expect(second).toEqual(first)
    expect(second).toMatchObject(await cold().then(({ code }) => ({ code })))
  })

  it('compiles again when a file that the page imports has changed or is gone', async () => {
    const { siteDir, compile, made } = await start()
    await compile()
    const word = join(siteDir, 'pages/_word.ts')
    writeFileSync(word, "export const word = 'two'\n")
    // A file that has just changed, however long this machine takes to look at it.
    utimesSync(word, inFuture, inFuture)
    const { code } = await compile()
    expect(code.get('pages/a.jsx')).toContain('two')
    expect(made()).toBe(1)
    await makeOld(siteDir)
    await compile()
    expect(made()).toBe(2)
    rmSync(word)
    const { diagnostics } = await compile()
    expect(diagnostics).toMatchObject([{ rule: 'page-syntax', place: { line: 1, column: 22 } }])
  })

  it('keeps no code that is edited while it is compiled', async () => {
    const { siteDir, compile, made } = await start()
    const compiling = compile()
    writeFileSync(join(siteDir, 'pages/_word.ts'), "export const word = 'two'\n")
    await compiling
    expect(made()).toBe(0)
    expect((await compile()).code.get('pages/a.jsx')).toContain('two')
  })

  it('keeps no fault: the same finding comes each time', async () => {
    const { compile, made } = await start({ 'pages/a.jsx': 'export default () => <p>' })
    const first = await compile()
    expect(first.diagnostics).toMatchObject([{ rule: 'page-syntax' }])
    expect(await compile()).toEqual(first)
    expect(made()).toBe(0)
  })
})
