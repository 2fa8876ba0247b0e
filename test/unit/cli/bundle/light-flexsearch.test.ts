import { resolve } from 'node:path'
import { build } from 'esbuild'
import { expect, it } from 'vitest'
import { lightFlexSearch } from '../../../../cli/bundle/light-flexsearch.ts'

const root = resolve(import.meta.dirname, '../../../..')

/** The file of FlexSearch that a module of the repository gets. */
async function fileFor(sourcefile: string, contents?: string): Promise<string | undefined> {
  const { metafile } = await build({
    absWorkingDir: root,
    ...(contents === undefined
      ? { entryPoints: [sourcefile] }
      : { stdin: { contents, sourcefile, resolveDir: root } }),
    bundle: true,
    format: 'esm',
    write: false,
    metafile: true,
    outdir: 'out',
    plugins: [lightFlexSearch({ packageDir: root })],
  })
  return Object.keys(metafile.inputs).find((path) => path.includes('flexsearch/'))
}

it('bundles the light file of FlexSearch for the embedded search', async () => {
  expect(await fileFor('runtime/search/ranking/term-index.ts')).toMatch(
    /flexsearch\.light\.module\.min\.js$/,
  )
})

it('leaves the whole FlexSearch to code of the site, which may need more than an index', async () => {
  const code = "import { Document } from 'flexsearch'\nconsole.log(Document)"
  expect(await fileFor('components/own-search.ts', code)).toMatch(
    /flexsearch\.bundle\.module\.min\.mjs$/,
  )
})
