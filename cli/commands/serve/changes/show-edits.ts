import { posixRelative } from '../../../primitives/files/posix-path.ts'
import type { EditedPage } from '../../../pipeline/reuse/edited-page.ts'
import { type ArticleTest, renderEdits } from '../../../pipeline/rendering/render-edits.ts'
import type { PipelineResult } from '../../../pipeline/run-pipeline.ts'
import type { BuildRequest } from '../threads/build-messages.ts'
import type { SiteFile } from '../serve-contract.ts'

/** Show edited docs before the site is built again; returns the pages that have been compiled. */
export async function showEdits(
  previous: Extract<PipelineResult, { kind: 'rendered' }>,
  changed: BuildRequest,
  {
    onEdited,
    isContained,
  }: {
    readonly onEdited: ((files: readonly SiteFile[]) => void) | undefined
    readonly isContained?: ArticleTest | undefined
  },
): Promise<readonly EditedPage[]> {
  if (changed === 'all' || onEdited === undefined) return []
  const { siteDir } = previous.site.config
  const paths = [...changed].map((path) => posixRelative(siteDir, path))
  try {
    const { pages, files } = await renderEdits(previous, paths, isContained)
    if (files.length > 0) onEdited(files)
    return pages
  } catch {
    // The build reports what is wrong, for example with a file that is gone.
    return []
  }
}
