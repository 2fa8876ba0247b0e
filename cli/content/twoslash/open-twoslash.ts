// Runs the compiler of the site for the twoslash samples of pages. Given samples, it returns
// results, from the cache where neither a sample nor a declaration has changed. It must not know
// elements.
import { handleLater } from '../../primitives/time/handle-later.ts'
import { randomUUID } from 'node:crypto'
import { dirname, join } from 'node:path'
import { pid } from 'node:process'
import type { Cache } from '../../cache/open-cache.ts'
import { keepJson, readJson } from '../../cache/remember.ts'
import { describeMissingCompiler, type MissingCompiler } from '../../gate/describe-installation.ts'
import { type Compiler, findCompiler, isNative } from '../../declarations/find-compiler.ts'
import { findEndlessImport } from '../../declarations/find-endless-import.ts'
import { type LanguageServer, startLanguageServer } from '../../declarations/language-server.ts'
import { hashDependency } from '../../gate/hash-dependency.ts'
import { createOpenedCheck, type FindForbidden } from '../../gate/opened-files.ts'
import { removeWorkFolder, toWorkFolder, type WorkFolder } from '../../gate/work-folder.ts'
import type { Dependency } from '../../model/page.ts'
import { hashOf } from '../../primitives/hash.ts'
import { askCompiler } from './ask-compiler.ts'
import type { TwoslashInput } from './twoslash-input.ts'
import { listOpened } from './list-opened.ts'
import { isScript } from './open-file.ts'
import { createShortener } from './shorten-paths.ts'
import type { TwoslashResult } from './twoslash-result.ts'
import { startOf, type TwoslashSample, writeSample, type WrittenSample } from './twoslash-work.ts'

/** The result of a sample, and the files of packages that it depends on. */
export type Answered = { readonly dependencies: readonly Dependency[] } & (
  | { readonly kind: 'answered'; readonly result: TwoslashResult }
  /** It opens a file that readers must see nothing of. */
  | { readonly kind: 'forbidden' }
)

/** The results of samples in the same order, or why there are none without TypeScript 7 or newer. */
export type RunTwoslash = (
  samples: readonly TwoslashSample[],
) => Promise<readonly Answered[] | MissingCompiler>

/** Milliseconds after which an idle compiler ends, because it holds memory. */
const idleTime = 5000

/** Create what runs samples. Nothing is loaded or started before the first sample. */
export function openTwoslash({ siteDir, gate, readable, cache }: TwoslashInput): RunTwoslash {
  let server: LanguageServer | undefined
  let timer: NodeJS.Timeout | undefined
  const lists: Work['lists'] = new Map()
  const stop = (): void => {
    server?.stop()
    server = undefined
  }
  return async (samples) => {
    const compiler = findCompiler(siteDir)
    if (!compiler || !isNative(compiler)) return describeMissingCompiler(siteDir)
    const keys = samples.map(({ files, notation, line }) =>
      hashOf(
        'twoslash',
        compiler.version,
        // The set of readable files decides which samples have a result.
        JSON.stringify(readable),
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
      findForbidden: createOpenedCheck({ siteDir, gate, compiler: compiler.path }),
      run: toWorkFolder(join(siteDir, '.docs-ssg'), `twoslash-${String(pid)}-${randomUUID()}`),
    }
    try {
      const stale = samples.filter((_, index) => known[index] === undefined)
      const fresh = (await answerAll(work, stale)).values()
      return keys.map((key, index) => {
        const kept = known[index]
        if (kept) return kept
        const answered = fresh.next().value ?? { kind: 'forbidden' as const, dependencies: [] }
        if (cache && answered.kind === 'answered') keepJson(cache, key, answered)
        return answered
      })
    } finally {
      timer = setTimeout(stop, idleTime).unref()
    }
  }
}

/** The cached results, unless a declaration has changed since. */
function readCurrent(cache: Cache | undefined, key: string, siteDir: string): Answered | undefined {
  const kept = cache && readJson<Answered>(cache, key)
  if (kept?.kind !== 'answered') return undefined
  return kept.dependencies.every(({ path, hash }) => hashDependency(siteDir, path) === hash)
    ? kept
    : undefined
}

interface Work {
  readonly siteDir: string
  readonly compiler: Compiler
  readonly server: LanguageServer
  readonly findForbidden: FindForbidden
  readonly lists: Parameters<typeof listOpened>[0]['lists']
  /** Below the site's folder, so that packages are found. */
  readonly run: WorkFolder
}

async function answerAll(
  work: Work,
  samples: readonly TwoslashSample[],
): Promise<readonly Answered[]> {
  const { run } = work
  try {
    const written = await Promise.all(
      samples.map((sample, index) => writeSample(sample, String(index), work)),
    )
    const finite = written.filter((sample) => !isEndless(sample))
    // An error of the server may come before it is awaited.
    const listing = handleLater(listOpened(work, finite, run))
    const results = new Map<WrittenSample, TwoslashResult>()
    for (const sample of finite) results.set(sample, await answer(work, sample))
    const { dependencies, forbidden, refused } = await listing
    return written.map((sample): Answered => {
      const result = results.get(sample)
      return result === undefined || forbidden.has(sample)
        ? { kind: 'forbidden', dependencies: refused }
        : { kind: 'answered', result, dependencies }
    })
  } finally {
    await removeWorkFolder(run)
  }
}

/** True for a sample that imports a pipe or a device, which the compiler would read without end. */
const isEndless = ({ files, folder }: WrittenSample): boolean =>
  files.some(({ name, text }) =>
    findEndlessImport({ text, folder: dirname(join(folder, name)), own: folder }),
  )

async function answer(
  { server, siteDir }: Work,
  { files, folder, notation }: WrittenSample,
): Promise<TwoslashResult> {
  const toText = createShortener(folder, siteDir)
  const scripts = files.filter(isScript)
  for (const { path, text } of scripts) server.open(path, text)
  try {
    return await askCompiler({ server, files, notation, toText })
  } finally {
    for (const { path } of scripts) server.close(path)
  }
}
