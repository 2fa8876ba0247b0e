import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { createThreadedCompiler } from '../../../../cli/pipeline/compiling/compile-on-threads.ts'
import { loadConfig } from '../../../../cli/config/load-config.ts'
import { readSources } from '../../../../cli/content/sources/read-sources.ts'
import { siteOf } from '../../../helpers/site-of.ts'

it.each([
  ['several threads make', { threads: 3 }, 40],
  ['a thread beside this one makes', {}, 150],
])('P10: %s what one makes, in the order of the sources', async (_name, options, repeated) => {
  const siteDir = await siteOf(
    Object.fromEntries(
      Array.from({ length: 30 }, (_, index) => [
        `docs/page-${index}.md`,
        index === 7
          ? '---\ntitle: [\n---\n'
          : `# Page ${index}\n\n${'Text. '.repeat(index * repeated)}`,
      ]),
    ),
  )
  const loaded = await loadConfig({ siteDir })
  if (loaded.kind === 'invalid') throw new Error('The config is sound.')
  const { sources } = await readSources(loaded.config)
  const one = await createThreadedCompiler(loaded.config, { threads: 1 }).compile(sources)
  const several = await createThreadedCompiler(loaded.config, options).compile(sources)
  // The time that a page takes is never the same.
  const leftOut = ['cause', 'costs']
  const plain = (made: unknown): unknown =>
    JSON.parse(JSON.stringify(made, (key, value) => (leftOut.includes(key) ? undefined : value)))
  expect(plain(several)).toEqual(plain(one))
  expect(one.map(({ page }) => page?.source)).toEqual(
    sources.map(({ path }) =>
      path.endsWith('page-7.md')
        ? one[sources.findIndex((s) => s.path === path)]?.page?.source
        : path,
    ),
  )
})

const compilerOf = async (siteDir: string, threads: number) => {
  const loaded = await loadConfig({ siteDir })
  if (loaded.kind === 'invalid') throw new Error(JSON.stringify(loaded.diagnostics))
  const { sources } = await readSources(loaded.config)
  const compiler = createThreadedCompiler(loaded.config, { threads })
  return { ...compiler, run: () => compiler.compile(sources) }
}

it('a thread loads the plugins of the config that the build began with', async () => {
  const withPlugin = (text: string): string =>
    `export default { markdown: { remarkPlugins: [() => (tree) => { tree.children = [{ type: 'paragraph', children: [{ type: 'text', value: '${text}' }] }] }] } }\n`
  const siteDir = await siteOf({ 'docs/a.md': '# A\n', 'site.config.ts': withPlugin('one') })
  const { run } = await compilerOf(siteDir, 2)
  expect((await run())[0]?.page?.html.pieces).toEqual(['<p>one</p>'])

  await writeFile(join(siteDir, 'site.config.ts'), withPlugin('two'))
  await expect(run()).rejects.toThrow('The config changed while the build ran.')
})

it('the input of a compiler is plain data, even if the config holds functions', async () => {
  const siteDir = await siteOf({
    'docs/a.md': '# A\n',
    'site.config.ts':
      'export default { customFields: { run() {} }, markdown: { rehypePlugins: [() => {}] } }\n',
  })
  const { input } = await compilerOf(siteDir, 1)
  expect(structuredClone(input)).toEqual(input)
  expect(JSON.parse(JSON.stringify(input))).toEqual(
    Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined)),
  )
})

it('a page that ends its thread costs no other page of its batch', async () => {
  const config = `export default { markdown: { remarkPlugins: [() => (_, { path }) => {
    if (path.endsWith('page-3.md')) process.exit(0)
  }] } }\n`
  const pages = Array.from({ length: 9 }, (_, index) => [`docs/page-${index}.md`, '# A page\n'])
  const { run } = await compilerOf(
    await siteOf({ ...Object.fromEntries(pages), 'site.config.mjs': config }),
    2,
  )
  const compiled = await run()
  expect(compiled.map(({ page }) => page?.source)).toEqual(
    pages.map(([path]) => (path === 'docs/page-3.md' ? undefined : path)),
  )
  expect(compiled.flatMap(({ diagnostics }) => diagnostics.map(({ rule }) => rule))).toEqual([
    'work-stopped',
  ])
})
