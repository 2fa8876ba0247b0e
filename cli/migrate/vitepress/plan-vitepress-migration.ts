// Given the folder of a VitePress site, it returns the plan of its migration. It reads the disk and
// writes nothing.
import { join, relative } from 'node:path'
import { posixRelative } from '../../primitives/files/posix-path.ts'
import { commonFolder } from '../common-folder.ts'
import { createGeneratedPages } from '../generated-pages.ts'
import type { MigrationPlan } from '../migration-plan.ts'
import type { RewrittenPage } from '../rewritten-page.ts'
import type { SourcePage } from './docs/source-page.ts'
import type { PlanOptions, SiteLocation } from '../migration-source.ts'
import { findLocaleFolders } from './docs/locale-folders.ts'
import { explainOverwritten, listOverwritten } from './docs/list-overwritten.ts'
import { readPages } from './docs/read-pages.ts'
import { readOldSite, toBaseUrl } from './facts/read-old-site.ts'
import { listCopies } from './list-copies.ts'
import { findOrigin } from './map/map-head.ts'
import { mapSite } from './map/map-site.ts'
import { reportPages } from './map/report-pages.ts'
import { readAccent } from './read/read-accent.ts'
import { readSlugs } from './read/read-slugs.ts'
import { readVitepressSite } from './read/read-vitepress-site.ts'
import type { VitepressSite } from './vitepress-site.ts'
import { listOwnKeys } from './rewrite/list-own-keys.ts'
import { rewriteRedirects } from './rewrite/rewrite-redirects.ts'
import { rewriteSite, type RewrittenSource } from './rewrite/rewrite-site.ts'

/** Read a VitePress site and plan its migration. */
export async function planVitepressMigration(
  location: SiteLocation,
  options: PlanOptions,
): Promise<MigrationPlan> {
  const read = await readVitepressSite(location)
  if (read.kind === 'failed')
    return {
      kind: 'failed',
      message: `\`${relative(location.siteDir, location.configFile)}\` can't be evaluated: ${read.reason}`,
      hint: 'Nothing was written. Fix the file and run the command again.',
    }
  const { site } = read
  const { files } = site
  const found = readPages(site)
  const { pages } = found
  const baseDir = options.into ?? options.out ?? commonFolder([site.siteDir, site.docsDir])
  const docsDir = options.into === undefined ? site.docsDir : join(options.into, 'docs')
  const folders = findLocaleFolders(site.locales, pages, { hasSlugs: options.rewrite })
  const slugs = await readSlugs(site, pages)
  const rewritten = rewriteSite({ site, pages, folders, slugs })
  const findings = [...rewritten].flatMap(([path, page]) =>
    page.findings.map((finding) => ({ ...finding, path })),
  )
  const overwritten = listOverwritten(site, pages)
  const parts = {
    site,
    pages,
    folders,
    docsPath: posixRelative(baseDir, docsDir) || '.',
    exists: (path: string) => files.has(join(site.docsDir, path)),
  }
  return {
    kind: 'planned',
    baseDir,
    from: posixRelative(baseDir, site.siteDir) || 'the VitePress site here',
    migration: mapSite({
      ...parts,
      overwritten: overwritten.map((path) => explainOverwritten(path, options.into !== undefined)),
      excluded: [...found.dynamic, ...found.unpublishable, ...found.twins],
      twins: found.twins,
      accent: readAccent(site),
      ownKeys: listOwnKeys(pages),
      dynamic: found.dynamic,
      reportPages: (report) => reportPages(findings, report),
    }),
    modules: [],
    pendingUrls: [],
    isGenerated: createGeneratedPages(
      { docsDir: site.docsDir, newDocsDir: docsDir, dynamic: found.dynamic },
      files,
    ),
    writeRoot: options.into ?? files.root,
    pages: options.rewrite
      ? [
          ...pages.map((page) => toRewritten(page, rewritten, docsDir)),
          ...rewriteHostFile(site, { pages, docsDir }),
        ]
      : [],
    copies:
      options.into === undefined
        ? []
        : listCopies({ from: site.docsDir, to: docsDir }, { files, without: overwritten }),
    oldSite: readOldSite(
      { site, pages, toMarkdown: ({ path, source }) => rewritten.get(path)?.text ?? source },
      findOrigin(site),
    ),
  }
}

/** The redirects of a host among the static files. */
function rewriteHostFile(
  site: VitepressSite,
  { pages, docsDir }: { readonly pages: readonly SourcePage[]; readonly docsDir: string },
): readonly RewrittenPage[] {
  const path = 'public/_redirects'
  const source = site.files.read(join(site.docsDir, path))
  if (source === undefined) return []
  const urls = new Set(pages.map(({ url }) => url))
  const rewritten = rewriteRedirects(source, { urls, baseUrl: toBaseUrl(site) })
  return [{ path: join(docsDir, path), source, ...rewritten }]
}

function toRewritten(
  { path, source }: SourcePage,
  rewritten: ReadonlyMap<string, RewrittenSource>,
  docsDir: string,
): RewrittenPage {
  const { text, findings } = rewritten.get(path) ?? { text: source, findings: [] }
  return { path: join(docsDir, path), source, text, findings }
}
