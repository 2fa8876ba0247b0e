import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { toReal } from '../../../gate/real-path.ts'
import type { OutputPath } from '../../../model/paths.ts'
import type { RenderedSite } from '../../../model/rendered-site.ts'
import type { AssetFile } from '../../../model/source-file.ts'
import type { SiteFile } from '../serve-contract.ts'

/**
 * Files that are served from where they are, unless they were written again. The server refuses
 * links, so one that changes later shows nothing until the next build.
 */
export function toCopies(copies: readonly AssetFile[], siteDir: string): readonly SiteFile[] {
  return copies.map(({ source, output: path, contents }) =>
    contents === undefined
      ? { path, from: toReal(join(siteDir, source)) }
      : { path, kind: 'asset', contents },
  )
}

/** The number of pages after which requests are handled that came in while they were rendered. */
const TURN = 20

/** Every file of a site but the Markdown of pages, by its path in the output. Readers have their pages while others are rendered. */
export async function collectFiles(
  rendered: RenderedSite,
  siteDir: string,
): Promise<Map<OutputPath, SiteFile>> {
  const files = new Map<OutputPath, SiteFile>()
  for (const copy of toCopies(rendered.copies, siteDir)) files.set(copy.path, copy)
  for (const file of [...rendered.files, ...rendered.redirectPages]) files.set(file.path, file)
  for (const { path, render } of rendered.pages()) {
    files.set(path, render())
    if (files.size % TURN === 0) await setImmediate()
  }
  return files
}
