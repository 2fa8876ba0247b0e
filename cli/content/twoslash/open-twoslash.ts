// Runs the compiler of the site for the twoslash samples of pages. Enters: samples. Leaves: results,
// from the cache where neither a sample nor a declaration has changed. Must not know elements.
import { randomUUID } from 'node:crypto'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pid } from 'node:process'
import type { Cache } from '../../cache/open-cache.ts'
import { keepJson, readJson } from '../../cache/remember.ts'
import { type Compiler, findCompiler, isNative } from '../../declarations/find-compiler.ts'
import { type LanguageServer, startLanguageServer } from '../../declarations/language-server.ts'
import { listFiles } from '../../declarations/list-files.ts'
import { sampleOptions, scriptOptions } from '../../declarations/sample-options.ts'
import type { Dependency } from '../../model/page.ts'
import { hashOf } from '../../primitives/hash.ts'
import type { TwoslashNotation } from '../../samples/read-twoslash.ts'
import type { SampleFile } from '../../samples/sample-files.ts'
import { toContentPath } from '../sources/content-path.ts'
import { hashDependency } from '../../gate/hash-dependency.ts'
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
  const lists: Work['lists'] = new Map()
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
      compiler,
      server,
      lists,
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
  readonly compiler: Compiler
  readonly server: LanguageServer
  /** The declarations that samples with the same imports read. Listing them takes longer than asking. */
  readonly lists: Map<string, Promise<readonly Dependency[]>>
  /** Absolute; below the site's folder, so that packages are found. */
  readonly folder: string
}

async function answerAll(
  work: Work,
  samples: readonly TwoslashSample[],
): Promise<readonly Answered[]> {
  const { folder } = work
  try {
    const written = await Promise.all(
      samples.map((sample, index) => writeSample(work, sample, join(folder, String(index)))),
    )
    const key = importsOf(samples)
    const listing = work.lists.get(key) ?? listDependencies(work)
    work.lists.set(key, listing)
    const results: TwoslashResult[] = []
    for (const files of written) results.push(await answer(work, files))
    const dependencies = await listing
    return results.map((result) => ({ result, dependencies }))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

const imported = /(?:from|import|require)\s*\(?\s*['"]([^'".][^'"]*)['"]|^\/\/\/.*$/gm

/** What decides which declarations samples read: the packages that they import, and their options. */
function importsOf(samples: readonly TwoslashSample[]): string {
  const names = samples.flatMap(({ files, notation }) => [
    JSON.stringify(notation.compilerOptions),
    ...files.flatMap(({ text }) => [...text.matchAll(imported)].map(([all, name = all]) => name)),
  ])
  return JSON.stringify([...new Set(names)].toSorted())
}

/** The compiler and all declarations that the samples read together. */
async function listDependencies({
  siteDir,
  compiler,
  folder,
}: Work): Promise<readonly Dependency[]> {
  const project = join(folder, 'all.json')
  const compilerOptions = { ...sampleOptions(siteDir), allowJs: true }
  await writeFile(project, JSON.stringify({ compilerOptions, include: ['**/*'] }))
  const files = await listFiles(compiler, project)
  const own = `${folder.replaceAll('\\', '/')}/`
  const packages = files.filter((file) => !file.replaceAll('\\', '/').startsWith(own))
  return [join(siteDir, 'node_modules/typescript/package.json'), ...packages].map((file) => {
    const path = toContentPath(siteDir, file)
    return { path, hash: hashDependency(siteDir, path) }
  })
}

/** The line of the fence with the first line of a file, from 1; 0 for a file of an earlier fence. */
const startOf = ({ line }: SampleFile, before: number): number => (line === 0 ? 0 : line - before)

/** A sample on the disk. */
interface WrittenSample extends Pick<TwoslashSample, 'notation'> {
  readonly files: readonly OpenFile[]
  /** Absolute. */
  readonly folder: string
}

/** Write a sample as a project, so that its files find each other. */
async function writeSample(
  { siteDir }: Work,
  { files, line, notation }: TwoslashSample,
  folder: string,
): Promise<WrittenSample> {
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
  return { files: open, folder, notation }
}

async function answer(
  { server, siteDir }: Work,
  { files, folder, notation }: WrittenSample,
): Promise<TwoslashResult> {
  const toText = createShortener(folder, siteDir)
  for (const { path, text } of files) server.open(path, text)
  try {
    return await askCompiler({ server, files, notation, toText })
  } finally {
    for (const { path } of files) server.close(path)
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
