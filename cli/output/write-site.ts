import { join } from 'node:path'
import type { ResolvedConfig } from '../schema/schema.ts'
import type { Diagnostic } from '../model/diagnostic.ts'
import type { OutputFile, PageProbe, PendingPage } from '../model/output.ts'
import type { OutputPath } from '../model/paths.ts'
import { OutputError } from './output-error.ts'
import { resolveCaseCollisions } from './resolve-case-collisions.ts'
import { findRefusal, openOutput, type OutputOptions, type OutputWriter } from './write-output.ts'
import { isFailure } from '../report/diagnostic.ts'
import type { RenderedSite } from '../model/rendered-site.ts'
import { recordPages, type WrittenPage, type WrittenPages } from './written-pages.ts'
import { finalizeDiagnostics } from '../report/finalize-diagnostics.ts'

/** The result of `writeSite`. */
export interface WrittenSite {
  /** False: the previous build is unchanged. */
  readonly isWritten: boolean
  readonly pageCount: number
  /** Size of the whole site. */
  readonly bytes: number
  /** Why it was not written, or what else is in the folder. */
  readonly diagnostics: readonly Diagnostic[]
  /** For the next build; empty if nothing was written. */
  readonly writtenPages: WrittenPages
}

/** The parts of a rendered site that are written. */
type SiteFiles = Pick<RenderedSite, 'pages' | 'twins' | 'files' | 'redirectPages' | 'copies'>
interface WriteOptions extends Pick<OutputOptions, 'pid' | 'disk'> {
  /** Aborted when the user interrupts. */
  readonly signal?: AbortSignal | undefined
  /** Warnings keep the site from being written. */
  readonly strict?: boolean
  /** The files with a fingerprint that the last build wrote. Those that have not changed since are not rendered. */
  readonly known?: WrittenPages
  /** Sees each page before it is written; what it reports counts before the site is swapped in. */
  readonly probe?: PageProbe | undefined
  /** Called after each page. */
  readonly onPage?: (() => void) | undefined
  /** Problems that count before the site is swapped in. */
  readonly found?: readonly Diagnostic[]
  /** Returns the name rules of the disk; by default the disk is probed. */
  readonly probeNames?: OutputOptions['probe']
}

/**
 * Write pages as they are rendered, and swap the site in. An error of the disk is a diagnostic, not
 * an exception.
 */
export async function writeSite(
  config: ResolvedConfig,
  rendered: SiteFiles,
  options: WriteOptions,
): Promise<WrittenSite> {
  const { outDir } = config
  try {
    const output = await openOutput(outDir, {
      protect: toProtected(config),
      pid: options.pid,
      disk: options.disk,
      ...(options.probeNames ? { probe: options.probeNames } : {}),
    })
    try {
      const { pageCount, found, fingerprints, kept } = writeFiles(output, rendered, {
        config,
        ...options,
      })
      const reported = finalizeDiagnostics([...(options.found ?? []), ...found], config)
      if (reported.some((one) => isFailure(one, options.strict === true))) {
        await output.abort()
        return notWritten(reported)
      }
      const { bytes, diagnostics, untouched } = await output.commit()
      return {
        isWritten: true,
        pageCount,
        bytes,
        diagnostics: [...reported, ...diagnostics],
        writtenPages: recordPages(outDir, fingerprints, (path) =>
          untouched.has(path) ? kept.get(path) : undefined,
        ),
      }
    } catch (error) {
      await output.abort()
      throw error
    }
  } catch (error) {
    if (!(error instanceof OutputError)) throw error
    return notWritten([error.diagnostic])
  }
}

/** Returns why the site must not be written to its folder; undefined if it may. Writes nothing. */
export const refuseOutput = (config: ResolvedConfig): Diagnostic | undefined =>
  findRefusal(config.outDir, { protect: toProtected(config) })

/** The folders of the site's sources, which no build may replace. */
function toProtected({ siteDir, cacheDir, ...config }: ResolvedConfig): readonly string[] {
  const collections = config.collections.map(({ path }) => path)
  const { docs, pagesPath, staticDirectories } = config
  const folders = [docs.path, pagesPath, ...collections, ...staticDirectories]
  return [siteDir, cacheDir, ...folders.map((folder) => join(siteDir, folder))]
}

const notWritten = (diagnostics: readonly Diagnostic[]): WrittenSite => ({
  isWritten: false,
  pageCount: 0,
  bytes: 0,
  diagnostics,
  writtenPages: new Map(),
})

interface Writing extends Pick<WriteOptions, 'signal' | 'probe' | 'known' | 'onPage'> {
  readonly config: ResolvedConfig
}

/**
 * Redirect pages come last: where the disk can't hold two names that differ in case, the page wins.
 */
function writeFiles(output: OutputWriter, rendered: SiteFiles, writing: Writing) {
  const { config, signal, probe, known = new Map(), onPage } = writing
  const fingerprints = new Map<OutputPath, string>()
  const written: OutputPath[] = []
  const kept = new Map<string, WrittenPage>()
  const write = (file: OutputFile): void => {
    output.write(file)
    written.push(file.path)
  }
  const writePage = (
    { path, fingerprint: describe, render }: PendingPage,
    own?: PageProbe,
  ): void => {
    signal?.throwIfAborted()
    const fingerprint = describe()
    if (fingerprint !== undefined) fingerprints.set(path, fingerprint)
    const before = known.get(path)
    const isSame = before !== undefined && before.fingerprint === fingerprint
    // A probe has to see every page.
    if (isSame && !own && output.keep(path, before)) {
      written.push(path)
      kept.set(path, before)
      return
    }
    const file = render()
    own?.visit(file)
    write(file)
  }
  for (const page of rendered.pages()) {
    writePage(page, probe)
    onPage?.()
  }
  const pageCount = written.length
  for (const twin of rendered.twins()) writePage(twin)
  for (const file of rendered.files)
    if (file.fingerprint === undefined) write(file)
    else writePage({ path: file.path, fingerprint: () => file.fingerprint, render: () => file })
  for (const { source, output: to, contents } of rendered.copies) {
    if (contents === undefined) output.copy(join(config.siteDir, source), to)
    else output.write({ path: to, kind: 'asset', contents })
    written.push(to)
  }
  const { files, diagnostics } = resolveCaseCollisions(
    rendered.redirectPages,
    written,
    output.fsNameRules,
  )
  for (const file of files) write(file)
  return { pageCount, fingerprints, kept, found: [...diagnostics, ...(probe?.finish() ?? [])] }
}
