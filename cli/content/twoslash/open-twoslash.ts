// Runs the compiler of the site for the twoslash samples of pages. Enters: samples. Leaves: results,
// from the cache where neither a sample nor a declaration has changed. Must not know elements.
import { randomUUID } from 'node:crypto'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pid } from 'node:process'
import type { Cache } from '../../cache/open-cache.ts'
import { keepJson, readJson } from '../../cache/remember.ts'
import { findCompiler, isNative } from '../../declarations/find-compiler.ts'
import { type LanguageServer, startLanguageServer } from '../../declarations/language-server.ts'
import { openProjectFiles } from '../../declarations/open-declarations.ts'
import { sampleOptions, scriptOptions } from '../../declarations/sample-options.ts'
import type { Dependency } from '../../model/page.ts'
import { hashOf } from '../../primitives/hash.ts'
import type { TwoslashNotation } from '../../samples/read-twoslash.ts'
import type { SampleFile } from '../../samples/sample-files.ts'
import { toContentPath } from '../sources/content-path.ts'
import { hashDependency } from '../sources/hash-dependency.ts'
import { askCompiler, type OpenFile } from './ask-compiler.ts'
import type { TwoslashResult } from './twoslash-result.ts'

/** One sample. */
export interface TwoslashSample {
  readonly files: readonly SampleFile[]
  /** The line of the page that comes before the first line of the fence's code. */
  readonly line: number
  readonly notation: TwoslashNotation
}

/** A result, and the files of packages that it depends on. */
interface Answered {
  readonly result: TwoslashResult
  readonly dependencies: readonly Dependency[]
}

/** The results of samples in the same order; `no-compiler` without TypeScript 7 or newer. */
export type RunTwoslash = (
  samples: readonly TwoslashSample[],
) => Promise<readonly Answered[] | 'no-compiler'>

/** Milliseconds after which an idle compiler ends, because it holds memory. */
const idleTime = 5000

/** Create what runs samples. Nothing is loaded or started before the first sample. */
export function openTwoslash(siteDir: string, cache: Cache | undefined): RunTwoslash {
  let server: LanguageServer | undefined
  let timer: NodeJS.Timeout | undefined
  const stop = (): void => {
    server?.stop()
    server = undefined
  }
  return async (samples) => {
    const compiler = findCompiler(siteDir)
    if (!compiler || !isNative(compiler)) return 'no-compiler'
    const keys = samples.map(({ files, notation, line }) =>
      hashOf(
        'twoslash',
        compiler.version,
        JSON.stringify([notation, files.map((file) => ({ ...file, line: startOf(file, line) }))]),
      ),
    )
    const known = keys.map((key) => readCurrent(cache, key, siteDir))
    if (known.every((one) => one !== undefined)) return known
    clearTimeout(timer)
    server ??= startLanguageServer(compiler, siteDir)
    const work: Work = {
      siteDir,
      server,
      folder: join(siteDir, '.docs-ssg', `twoslash-${String(pid)}-${randomUUID()}`),
    }
    try {
      const stale = samples.filter((_, index) => known[index] === undefined)
      const fresh = (await answerAll(work, stale)).values()
      return keys.map((key, index) => {
        const kept = known[index]
        if (kept) return kept
        const answered = fresh.next().value ?? { result: noResult, dependencies: [] }
        if (cache) keepJson(cache, key, answered)
        return answered
      })
    } finally {
      timer = setTimeout(stop, idleTime).unref()
    }
  }
}

const noResult: TwoslashResult = { hovers: [], notes: [], marks: [], problems: [] }

/** What the cache has kept, unless a declaration has changed since. */
function readCurrent(cache: Cache | undefined, key: string, siteDir: string): Answered | undefined {
  const kept = cache && readJson<Answered>(cache, key)
  const isCurrent = kept?.dependencies.every(
    ({ path, hash }) => hashDependency(siteDir, path) === hash,
  )
  return isCurrent === true ? kept : undefined
}

interface Work {
  readonly siteDir: string
  readonly server: LanguageServer
  /** Absolute; below the site's folder, so that packages are found. */
  readonly folder: string
}

async function answerAll(
  work: Work,
  samples: readonly TwoslashSample[],
): Promise<readonly Answered[]> {
  const { siteDir, folder } = work
  try {
    const answered: TwoslashResult[] = []
    for (const [index, sample] of samples.entries())
      answered.push(await answer(work, sample, join(folder, String(index))))
    const projects = await openProjectFiles(siteDir)
    const hashes = new Map<string, Dependency>()
    const toDependency = (file: string): Dependency => {
      const path = toContentPath(siteDir, file)
      const made = hashes.get(path) ?? { path, hash: hashDependency(siteDir, path) }
      hashes.set(path, made)
      return made
    }
    const manifest = join(siteDir, 'node_modules/typescript/package.json')
    const results = answered.map((result, index) => {
      const own = join(folder, String(index))
      const files = projects?.list(join(own, 'tsconfig.json')) ?? []
      const packages = files.filter((file) => !file.startsWith(`${folder.replaceAll('\\', '/')}/`))
      return { result, dependencies: [manifest, ...packages].map(toDependency) }
    })
    projects?.close()
    return results
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** The line of the fence with the first line of a file, from 1; 0 for a file of an earlier fence. */
const startOf = ({ line }: SampleFile, before: number): number => (line === 0 ? 0 : line - before)

async function answer(
  { server, siteDir }: Work,
  { files, line, notation }: TwoslashSample,
  folder: string,
): Promise<TwoslashResult> {
  const open = files.map((file): OpenFile => ({
    ...file,
    path: join(folder, file.name),
    start: startOf(file, line),
  }))
  const isScript = open.every(({ name }) => /\.[cm]?jsx?$/.test(name))
  const options = isScript ? scriptOptions(siteDir) : sampleOptions(siteDir)
  const compilerOptions = { ...options, ...notation.compilerOptions }
  await mkdir(folder, { recursive: true })
  await writeFile(
    join(folder, 'tsconfig.json'),
    JSON.stringify({ compilerOptions, include: ['**/*'] }),
  )
  await writeFile(join(folder, 'package.json'), '{"type":"module"}')
  for (const { path, text } of open) {
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, text)
  }
  for (const { path, text } of open) server.open(path, text)
  try {
    return await askCompiler({
      server,
      files: open,
      notation,
      toText: createShortener(folder, siteDir),
    })
  } finally {
    for (const { path } of open) server.close(path)
  }
}

/** Texts of the compiler contain paths: `typeof import("/home/me/site/node_modules/a/b")`. */
function createShortener(folder: string, siteDir: string): (text: string) => string {
  const [own, site] = [folder, siteDir].map((path) => path.replaceAll('\\', '/'))
  return (text) =>
    text
      .replaceAll(`${own ?? ''}/`, './')
      .replaceAll(/[^\s"'`(]*\/node_modules\/((?:@[^/"'`]+\/)?[^/"'`]+)(?:\/[^"'`\s)]*)?/g, '$1')
      .replaceAll(`${site ?? ''}/`, '')
}
