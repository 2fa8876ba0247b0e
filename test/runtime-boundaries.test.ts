import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join, posix, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { findImportCircles } from './helpers/import-circles.ts'
import { importsOf } from './helpers/imports-of.ts'
import { findLayerErrors, runtimeEntries } from './helpers/runtime-layers.ts'
import { temporaryFolder } from './helpers/site-of.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const files = await readRuntime()

describe('runtime/', () => {
  it('has files to check', () => {
    expect(files.size).toBeGreaterThan(100)
    for (const entry of runtimeEntries) expect([...files.keys()]).toContain(entry)
  })

  it('imports only downward', () => {
    expect([...files].flatMap(([path, source]) => findLayerErrors(path, source))).toEqual([])
  })

  it('has no import circles, type imports included', () => {
    const graph = new Map(
      [...files].map(([path, source]) => [
        path,
        importsOf(source).map((name) => posix.join(posix.dirname(path), name)),
      ]),
    )
    expect(findImportCircles(graph)).toEqual([])
  })

  it.each([...files.keys()].filter((path) => !runtimeEntries.includes(path)))(
    'uses neither window nor document while %s is loaded',
    async (path) => {
      await expect(load(join(root, path))).resolves.toBeDefined()
    },
  )
})

describe('findLayerErrors', () => {
  it.each([
    ['runtime/dom/a.ts', `import { b } from '../state/b.ts'`, 'imports runtime/state/b.ts'],
    ['runtime/dom/a.ts', `import { b } from '../i18n/b.ts'`, 'imports runtime/i18n/b.ts'],
    ['runtime/i18n/a.ts', `import { b } from '../components/b.tsx'`, 'components/b.tsx'],
    ['runtime/shared/a.ts', `import type { B } from '../i18n/b.ts'`, 'imports runtime/i18n/b.ts'],
    ['runtime/state/a.ts', `import { b } from '../navigation/b.ts'`, 'runtime/navigation/b.ts'],
    ['runtime/state/a.ts', `import { b } from '../components/b.tsx'`, 'components/b.tsx'],
    ['runtime/components/a.tsx', `export { B } from '../islands/b.tsx'`, 'runtime/islands/b.tsx'],
    ['runtime/components/content/a.tsx', `import { b } from '../../layouts/b.tsx'`, 'layouts/b'],
    ['runtime/enhancers/a.ts', `import { b } from '../navigation/b.ts'`, 'runtime/navigation/b.ts'],
    ['runtime/islands/a.ts', `import { b } from '../search/b.ts'`, 'imports runtime/search/b.ts'],
    ['runtime/search/a.ts', `const b = await import('../islands/b.ts')`, 'runtime/islands/b.ts'],
    ['runtime/navigation/a.ts', `import { b } from '../search/b.ts'`, 'runtime/search/b.ts'],
    ['runtime/dev/a.ts', `import { b } from '../enhancers/b.ts'`, 'imports runtime/enhancers/b.ts'],
    ['runtime/layouts/a.tsx', `import { b } from '../state/b.ts'`, 'imports runtime/state/b.ts'],
    ['runtime/app.tsx', `import { b } from './navigation/b.ts'`, 'runtime/navigation/b.ts'],
    ['runtime/app.tsx', `import { c } from '../cli/model.ts'`, 'imports cli/model.ts'],
    ['runtime/search/a.ts', `import { join } from 'node:path'`, 'imports node:path'],
    ['runtime/app.tsx', `import './client.ts'`, 'imports the entry runtime/client.ts'],
    ['runtime/dev/a.ts', `import './dev-client.ts'`, 'imports the entry runtime/dev/dev-client.ts'],
    ['runtime/dom/a.ts', `if (process.env.NODE_ENV) {}`, 'uses `process`'],
    ['runtime/layouts/a.tsx', `const a = () => document.title`, 'uses `document`'],
    ['runtime/shared/a.ts', `const a = () => window.name`, 'uses `window`'],
    ['runtime/cellar/a.ts', ``, 'is in a room that has no rule'],
  ])('reports what %s does: %s', (path, source, error) => {
    expect(findLayerErrors(path, source)).toEqual([expect.stringContaining(error)])
  })

  it.each([
    ['runtime/client.ts', `import { b } from './navigation/b.ts'\ndocument.title`],
    ['runtime/navigation/a.ts', `import { b } from '../state/b.ts'\nimport './c.ts'`],
    ['runtime/components/content/a.tsx', `import { b } from '../../i18n/b.ts'`],
    ['runtime/enhancers/a.ts', `import { b } from '../components/b.ts'`],
    ['runtime/i18n/a.ts', `import { b } from '../dom/b.ts'`],
    ['runtime/dom/a.ts', `import type { B } from '../shared/b.ts'\nconst a = () => window.name`],
    ['runtime/layouts/a.tsx', `// document.title\nimport { useId } from 'react'`],
  ])('accepts what %s does: %s', (path, source) => {
    expect(findLayerErrors(path, source)).toEqual([])
  })
})

describe('findImportCircles', () => {
  it('finds files that import each other, and files that import themselves', () => {
    const graph = new Map([
      ['a', ['b', 'outside']],
      ['b', ['c']],
      ['c', ['a', 'd']],
      ['d', ['e']],
      ['e', ['e']],
    ])
    expect(findImportCircles(graph)).toEqual([['e'], ['a', 'b', 'c']])
  })

  it('finds no circle where two files import a third one', () => {
    const graph = new Map([
      ['a', ['b', 'c']],
      ['b', ['d']],
      ['c', ['d', 'b']],
      ['d', []],
    ])
    expect(findImportCircles(graph)).toEqual([])
  })
})

it.each([`window.name`, `const { title } = document`, `location.href`])(
  'loading a file fails when it runs `%s` at its top level',
  async (code) => {
    const folder = await temporaryFolder()
    const path = join(folder, 'seeded.ts')
    await writeFile(path, `${code}\nexport const a = 1\n`)
    await expect(load(path)).rejects.toThrow('is not defined')
    await writeFile(path, `export const a = () => { ${code} }\n`)
    await expect(load(`${path}?clean`)).resolves.toBeDefined()
  },
)

async function load(path: string): Promise<unknown> {
  return import(/* @vite-ignore */ path)
}

async function readRuntime(): Promise<ReadonlyMap<string, string>> {
  const entries = await readdir(join(root, 'runtime'), { recursive: true, withFileTypes: true })
  const paths = entries
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
  const sources = paths
    .toSorted()
    .map(
      async (path) =>
        [relative(root, path).split(sep).join('/'), await readFile(path, 'utf8')] as const,
    )
  return new Map(await Promise.all(sources))
}
