import { readdir, readFile } from 'node:fs/promises'
import { join, posix, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { boundaryFaults, filesWithOwnPaths } from './helpers/boundaries.ts'
import { findImportCircles } from './helpers/import-circles.ts'
import { importsOf } from './helpers/imports-of.ts'
import { undocumentedFunctions } from './helpers/undocumented.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const files = await readSources(['cli', 'runtime'])
const cli = files.filter(([path]) => path.startsWith('cli/'))

describe('the house', () => {
  it('holds: every import points downwards and no stage imports another', () => {
    expect(cli.length).toBeGreaterThan(300)
    expect(cli.flatMap(([path, source]) => boundaryFaults(path, source))).toEqual([])
  })

  it('excuses from the gate only files that reach the disk', () => {
    const reaching = cli.filter(([, source]) => /node:fs/.test(source)).map(([path]) => path)
    expect(filesWithOwnPaths.filter((path) => !reaching.includes(path))).toEqual([])
  })

  it('has no circle of imports, of types either', () => {
    const graph = new Map(
      files.map(([path, source]) => [
        path,
        importsOf(source)
          .filter((specifier) => specifier.startsWith('.'))
          .map((specifier) => posix.join(posix.dirname(path), specifier)),
      ]),
    )
    expect(findImportCircles(graph)).toEqual([])
  })

  it('says of each exported function what its signature can’t', () => {
    // Code for other files, in a text.
    const inText = ['cli/bundle/site-modules.ts: messageOf', 'cli/init/first-pages.ts: greet']
    const undocumented = files.flatMap(([path, source]) =>
      undocumentedFunctions(source).map((name) => `${path}: ${name}`),
    )
    expect(undocumented.filter((found) => !inText.includes(found))).toEqual([])
  })

  it('finds exported functions without a doc comment of four words about what they do', () => {
    const source = `/** The sum of two numbers. */
export function add(a: number): void
export function add(a: string): void
/** Short. */
export async function run() {}
export const map = (one: string): string => one
export const long = async (
/** A value is no function, so it needs none here. */
export const size = 3
export default function Page() {}
/**
 * \`limit\` is the most lines of a file.
 */
export function count(limit: number) {}
/** \`vercel.json\`, a file of a host. */
export function host() {}`
    expect(undocumentedFunctions(source)).toEqual(['run', 'map', 'long', 'Page', 'count'])
  })

  it('has no barrels', () => {
    expect(files.map(([path]) => path).filter((path) => /\/index\.[jt]sx?$/.test(path))).toEqual([])
  })

  it('has no file over 250 lines, and nine in ten under 150', () => {
    const lengths = files.map(([path, source]) => [path, source.split('\n').length - 1] as const)
    expect(lengths.filter(([, length]) => length > 250)).toEqual([])
    expect(lengths.filter(([, length]) => length > 150).length).toBeLessThan(lengths.length / 10)
  })

  it('has commands of at most 60 lines and a pipeline of at most 150', () => {
    const long = cli
      .map(([path, source]) => [path, source.split('\n').length - 1] as const)
      .filter(
        ([path, length]) =>
          (path.startsWith('cli/commands/') && length > 60) ||
          (path.startsWith('cli/pipeline/') && length > 150),
      )
    expect(long).toEqual([])
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
    ['cli/routes/a.ts', `import { b } from '../content/b.ts'`, 'imports cli/content/b.ts'],
    ['cli/routes/a.ts', `import type { B } from '../commands/b.ts'`, 'imports cli/commands/b.ts'],
    ['cli/routes/a.ts', `import type { B } from '../pipeline/b.ts'`, 'imports cli/pipeline/b.ts'],
    ['cli/report/a.ts', `export { b } from '../checks/b.ts'`, 'imports cli/checks/b.ts'],
    ['cli/checks/x/a.ts', `const b = await import('../../server/b.ts')`, 'imports cli/server/b.ts'],
    ['cli/checks/x/a.ts', `import { b } from '../y/b.ts'`, 'imports cli/checks/y/b.ts'],
    ['cli/checks/x/a.ts', `import '../all-checks.ts'`, 'imports cli/checks/all-checks.ts'],
    ['cli/checks/run-checks.ts', `import { b } from './y/b.ts'`, 'imports cli/checks/y/b.ts'],
    ['cli/checks/x/a.ts', `import '../../pipeline/b.ts'`, 'imports cli/pipeline/b.ts'],
    ['cli/pipeline/a.ts', `import '../checks/b.ts'`, 'imports cli/checks/b.ts'],
    ['cli/bundle/a.ts', `import { c } from '../config/load.ts'`, 'imports cli/config/load.ts'],
    ['cli/checks/x/a.ts', `import { c } from '../../../runtime/app.tsx'`, 'runtime/app.tsx'],
    ['cli/routes/a.ts', `import { readFile } from 'node:fs/promises'`, 'reads the disk'],
    ['cli/content/a.ts', `import { readFileSync } from 'node:fs'`, 'around the gate'],
    ['cli/checks/x/a.ts', `const fs = await import('node:fs/promises')`, 'around the gate'],
    ['cli/integrations/a.ts', `import fs from 'fs'`, 'around the gate'],
    ['cli/content/a.ts', `const a = b as ReadablePath`, 'nothing has checked'],
    ['cli/checks/x/a.ts', `toReadablePath(b)`, 'nothing has checked'],
    ['cli/model/a.ts', `import type { c } from '../report/c.ts'`, 'imports cli/report/c.ts'],
    ['cli/cache/a.ts', `const a = process.env.A`, 'touches `process`'],
    ['cli/content/code/a.ts', `import { b } from '../plugins/b.ts'`, 'content/plugins/b.ts'],
    ['cli/content/nodes/a.ts', `import type { B } from '../code/b.ts'`, 'content/code/b.ts'],
    ['cli/content/plugins/a.ts', `import { b } from '../b.ts'`, 'imports cli/content/b.ts'],
    ['cli/content/plugins/a.ts', `import { b } from '../unnamed/b.ts'`, 'content/unnamed/b.ts'],
    ['cli/programs/jail/a.ts', `import { b } from '../read-program.ts'`, 'into a program'],
    ['cli/programs/jail/a.ts', `import { b } from '../supervisor/b.ts'`, 'into a program'],
    ['cli/programs/jail/a.ts', `import { spawn } from 'node:child_process'`, 'into a program'],
    ['cli/programs/jail/a.ts', `await import('fs')`, 'into a program'],
    ['cli/programs/jail/a.ts', `import host from 'node:process'`, 'into a program'],
    ['cli/programs/supervisor/a.ts', `import * as v from 'valibot'`, 'into a program'],
    ['cli/programs/unlisted/a.ts', `import fs from 'node:fs'`, 'into a program'],
  ])('finds what %s does wrong: %s', (path, source, fault) => {
    expect(boundaryFaults(path, source)).toEqual([expect.stringContaining(fault)])
  })

  it.each([
    ['cli/content/plugins/a.ts', `import { b } from '../code/b.ts'`],
    ['cli/content/a.ts', `import { b } from './plugins/b.ts'`],
    ['cli/checks/x/a.ts', `import type { Site } from '../../model/site.ts'`],
    ['cli/checks/x/a.ts', `import type { SiteCheck } from '../check.ts'`],
    ['cli/checks/all-checks.ts', `import { b } from './x/b.ts'`],
    ['cli/checks/x/a.ts', `import type { C } from '../../schema/schema.ts'`],
    ['cli/render/a.tsx', `import { App } from '../../runtime/app.tsx'`],
    ['cli/pipeline/a.ts', `import { b } from '../content/b.ts'`],
    ['cli/commands/a.ts', `import { b } from '../checks/b.ts'`],
    ['cli/main.ts', `import { b } from './commands/b.ts'\nprocess.exitCode = 1`],
    ['cli/programs/jail/a.ts', `import { b } from './b.ts'\nimport net from 'node:net'`],
    ['cli/routes/a.ts', `// import { b } from '../render/b.ts'\nconst a = 'process.exit'`],
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
