import { expect, it } from 'vitest'
import { createThreadedCompiler } from '../../../../cli/pipeline/compile-on-threads.ts'
import { loadConfig } from '../../../../cli/config/load-config.ts'
import { readSources } from '../../../../cli/content/sources/read-sources.ts'
import { siteOf } from '../../../helpers/site-of.ts'

it('P10: several threads make what one makes, in the order of the sources', async () => {
  const siteDir = await siteOf(
    Object.fromEntries(
      Array.from({ length: 30 }, (_, index) => [
        `docs/page-${index}.md`,
        index === 7 ? '---\ntitle: [\n---\n' : `# Page ${index}\n\n${'Text. '.repeat(index * 40)}`,
      ]),
    ),
  )
  const loaded = await loadConfig({ siteDir })
  if (loaded.kind === 'invalid') throw new Error('The config is sound.')
  const { sources } = await readSources(loaded.config)
  const one = await createThreadedCompiler(loaded.config, 1)(sources)
  const three = await createThreadedCompiler(loaded.config, 3)(sources)
  const plain = (made: unknown): unknown =>
    JSON.parse(JSON.stringify(made, (key, value) => (key === 'cause' ? undefined : value)))
  expect(plain(three)).toEqual(plain(one))
  expect(one.map(({ page }) => page?.source)).toEqual(
    sources.map(({ path }) =>
      path.endsWith('page-7.md')
        ? one[sources.findIndex((s) => s.path === path)]?.page?.source
        : path,
    ),
  )
})
