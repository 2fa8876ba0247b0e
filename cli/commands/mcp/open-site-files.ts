import { createHttpFiles } from '../../mcp/http-files.ts'
import { createFolderFiles, type SiteFiles } from '../../mcp/site-files.ts'
import { manifestName } from '../../model/paths/output-path.ts'
import { outputError } from '../../output/output-error.ts'
import { readOutputManifest } from '../../output/output-manifest.ts'
import { createFolderSite } from '../../server/folder-site.ts'
import type { CommandContext } from '../command-context.ts'

const timeout = 15_000
/** Of one file: `routes.json` of 50,000 pages has about 50 MB. */
const maxBytes = 128_000_000

/** The files of a published site or of a built folder. Throws an `OutputError` if nothing is built. */
export function openSiteFiles(from: URL | string, { version, signal }: CommandContext): SiteFiles {
  if (typeof from !== 'string')
    return createHttpFiles(from, { userAgent: `docs-ssg/${version}`, timeout, maxBytes, signal })
  if (readOutputManifest(from) === undefined)
    throw outputError(
      'preview-empty',
      `\`${from}\` contains no site that docs-ssg built.`,
      'Run `docs-ssg build` first, or name the folder with `--out-dir`.',
    )
  const site = createFolderSite({
    folder: from,
    manifestName,
    readManifest: readOutputManifest,
    baseUrl: '/',
    trailingSlash: undefined,
  })
  return createFolderFiles(from, maxBytes, site)
}
