import { build } from '../../../cli/commands/build/build.ts'
import { createCheckTools } from '../../../cli/commands/build/check-tools.ts'
import type { SiteFile, UnfinishedSite } from '../../../cli/commands/serve/serve-contract.ts'
import { createSiteBuilder } from '../../../cli/commands/serve/site-builder.ts'
import type { OutputPath } from '../../../cli/model/paths.ts'

const toTools = createCheckTools({ pid: process.pid }, build)
/** The contents of a file, or where they are. */
export const contentsOf = (file: SiteFile | undefined): string =>
  file === undefined ? 'missing' : 'from' in file ? file.from : String(file.contents)

/** Build a site as `serve` does first, and request some of its docs meanwhile. */
export async function buildEarly(
  siteDir: string,
  isWanted = (_path: string, index: number) => index % 2 === 0,
) {
  const builder = await createSiteBuilder({ siteDir }, { cache: false, toTools })
  const early = new Map<OutputPath, SiteFile>()
  const late: string[] = []
  const requested: Promise<void>[] = []
  let docs: readonly OutputPath[] = []
  const request = async (site: UnfinishedSite, path: OutputPath): Promise<void> => {
    const files = await site.render(path)
    if (files.length === 0) late.push(path)
    for (const file of files) early.set(file.path, file)
  }
  const update = await builder.build('all', (site) => {
    for (const [path, file] of site.files) early.set(path, file)
    docs = [...site.docs]
    for (const path of docs.filter(isWanted).toReversed()) requested.push(request(site, path))
  })
  await Promise.all(requested)
  // Before all pages are compiled, each of them may need the style sheet of an optional part.
  const isUnused = (path: OutputPath): boolean =>
    path.startsWith('assets/part-') && !update.files.has(path)
  const different = [...early].filter(
    ([path, file]) => !isUnused(path) && contentsOf(file) !== contentsOf(update.files.get(path)),
  )
  return { early, late, docs, update, different: different.map(([path]) => path) }
}
