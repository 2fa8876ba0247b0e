import { readdir, readFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { boundaryFaults } from './helpers/boundaries.ts'
import { importsOf } from './helpers/imports-of.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const files = await readSources(['cli', 'runtime'])

describe('the house', () => {
  it('holds: every import points downwards and no stage imports another', () => {
    expect(files.flatMap(([path, source]) => boundaryFaults(path, source))).toEqual([])
  })

  it('has no barrels', () => {
    expect(files.map(([path]) => path).filter((path) => /\/index\.[jt]sx?$/.test(path))).toEqual([])
  })

  it('has no file over 250 lines, and nine in ten under 150', () => {
    const lengths = files.map(([path, source]) => [path, source.split('\n').length - 1] as const)
    expect(lengths.filter(([, length]) => length > 250)).toEqual([])
    expect(lengths.filter(([, length]) => length > 150).length).toBeLessThan(lengths.length / 10)
  })

  it('has no mutable module variables', () => {
    const mutable = files.filter(([, source]) => /^(?:export )?let /m.test(source))
    expect(mutable.map(([path]) => path)).toEqual([])
  })

  it('imports by full file name', () => {
    const faults = files.flatMap(([path, source]) =>
      importsOf(source)
        .filter((name) => name.startsWith('.') && !/\.(?:ts|tsx|mjs|json|css)$/.test(name))
        .map((name) => `${path} imports ${name}`),
    )
    expect(faults).toEqual([])
  })
})

describe('boundaryFaults', () => {
  it.each([
    [
      'cli/routes/a.ts',
      `import { b } from '../content/b.ts'`,
      'cli/routes/a.ts imports cli/content/b.ts',
    ],
    ['cli/routes/a.ts', `import type { B } from '../commands/b.ts'`, 'imports cli/commands/b.ts'],
    ['cli/report/a.ts', `export { b } from '../checks/b.ts'`, 'imports cli/checks/b.ts'],
    ['cli/checks/a.ts', `const b = await import('../server/b.ts')`, 'imports cli/server/b.ts'],
    ['cli/checks/a.ts', `import '../render/b.ts'`, 'imports cli/render/b.ts'],
    [
      'cli/checks/a.ts',
      `import { c } from '../config/load-config.ts'`,
      'imports cli/config/load-config.ts',
    ],
    ['cli/checks/a.ts', `import { c } from '../../runtime/app.tsx'`, 'imports runtime/app.tsx'],
    ['cli/checks/a.ts', `import { readFile } from 'node:fs/promises'`, 'reads the disk'],
    ['cli/model.ts', `import type { c } from './report/c.ts'`, 'imports cli/report/c.ts'],
    ['cli/cache/a.ts', `const a = process.env.A`, 'touches `process`'],
    ['runtime/app.tsx', `import { c } from '../cli/model.ts'`, 'imports cli/model.ts'],
    ['runtime/app.tsx', `import { join } from 'node:path'`, 'imports node:path'],
    ['runtime/app.tsx', `import { wake } from './client.ts'`, "imports the browser's entry"],
    ['runtime/app.tsx', `if (process.env.NODE_ENV) {}`, 'touches `process`'],
  ])('finds what %s does wrong: %s', (path, source, fault) => {
    expect(boundaryFaults(path, source)).toEqual([expect.stringContaining(fault)])
  })

  it.each([
    ['cli/content/plugins/a.ts', `import { b } from '../b.ts'`],
    ['cli/checks/a.ts', `import type { Site } from '../model.ts'`],
    ['cli/checks/a.ts', `import type { ResolvedConfig } from '../config/schema.ts'`],
    ['cli/checks/a.ts', `import { toUrlPath } from '../../runtime/shared/url.ts'`],
    ['cli/render/a.tsx', `import { App } from '../../runtime/app.tsx'`],
    ['cli/commands/a.ts', `import { b } from '../checks/b.ts'`],
    ['cli/main.ts', `import { b } from './commands/b.ts'\nprocess.exitCode = 1`],
    ['cli/checks/a.ts', `// import { b } from '../render/b.ts'\nconst a = 'process.exit'`],
    ['runtime/islands/a.tsx', `import { b } from '../shared/b.ts'`],
  ])('finds nothing wrong with %s: %s', (path, source) => {
    expect(boundaryFaults(path, source)).toEqual([])
  })
})

describe('importsOf', () => {
  it('reads every form of import', () => {
    const source = `import a from './a.ts'
import { b,
  c } from './b.ts'
import type { D } from './d.ts'
import * as e from './e.ts'
export { f } from './f.ts'
export * from './g.ts'
const h = await import('./h.ts')
import './i.css'
type J = typeof import('./j.ts')
const text = "from './no.ts'"`
    const names = ['a', 'b', 'd', 'e', 'f', 'g', 'h', 'i', 'j']
    expect(importsOf(source).map((name) => name.replace(/^\.\/|\.\w+$/g, ''))).toEqual(names)
  })
})

async function readSources(folders: readonly string[]): Promise<readonly [string, string][]> {
  const lists = folders.map(async (folder) =>
    readdir(join(root, folder), { recursive: true, withFileTypes: true }),
  )
  const paths = (await Promise.all(lists))
    .flat()
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
  return Promise.all(
    paths
      .toSorted()
      .map(async (path): Promise<[string, string]> => [
        relative(root, path).split(sep).join('/'),
        await readFile(path, 'utf8'),
      ]),
  )
}
