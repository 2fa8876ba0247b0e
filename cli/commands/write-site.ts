import { join } from 'node:path'
import type { ResolvedConfig } from '../config/schema.ts'
import type { Diagnostic } from '../model.ts'
import { OutputError } from '../output/output-error.ts'
import { openOutput } from '../output/write-output.ts'
import type { BuildOptions } from './build-result.ts'
import type { RenderedSite } from './render-site.ts'

export interface WrittenSite {
  readonly pageCount: number
  /** Size of the whole site. */
  readonly bytes: number
  /** An error: the old site stands. Warnings: what else is in the folder. */
  readonly diagnostics: readonly Diagnostic[]
}

/** Write pages as they are rendered, and swap the site in. A fault of the disk is a finding, not an exception. */
export async function writeSite(
  config: ResolvedConfig,
  rendered: RenderedSite,
  { signal, pid }: Pick<BuildOptions, 'signal' | 'pid'>,
): Promise<WrittenSite> {
  const { siteDir, cacheDir, outDir } = config
  const folders = [config.docs.path, config.pagesPath, ...config.staticDirectories]
  const protect = [siteDir, cacheDir, ...folders.map((folder) => join(siteDir, folder))]
  try {
    const output = await openOutput(outDir, { protect, pid })
    try {
      let pageCount = 0
      for (const file of rendered.pages()) {
        signal?.throwIfAborted()
        output.write(file)
        pageCount += 1
      }
      for (const file of rendered.files) output.write(file)
      for (const { source, output: to } of rendered.copies) output.copy(join(siteDir, source), to)
      const { bytes, diagnostics } = await output.commit()
      return { pageCount, bytes, diagnostics }
    } catch (error) {
      await output.abort()
      throw error
    }
  } catch (error) {
    if (!(error instanceof OutputError)) throw error
    return { pageCount: 0, bytes: 0, diagnostics: [error.diagnostic] }
  }
}
