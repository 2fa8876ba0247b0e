// Given the folder of a Starlight site, it returns the plan of its migration. It reads the disk and
// writes nothing.
import { join, relative, resolve } from 'node:path'
import { isIn } from '../../gate/real-path.ts'
import { posixRelative } from '../../primitives/files/posix-path.ts'
import { createGeneratedPages } from '../generated-pages.ts'
import type { Note } from '../migration.ts'
import type { MigrationPlan } from '../migration-plan.ts'
import type { PlanOptions, SiteLocation } from '../migration-source.ts'
import type { RewrittenPage } from '../rewritten-page.ts'
import { findOtherPages } from './docs/find-other-pages.ts'
import { isDraft, readPages } from './docs/read-pages.ts'
import { readOldSite } from './facts/read-old-site.ts'
import { listCopies, listUncopied } from './list-copies.ts'
import { mapRedirects } from './map/map-redirects.ts'
import { mapNavbar } from './map/map-navbar.ts'
import { mapSite } from './map/map-site.ts'
import { listStyleFiles } from './map/map-styles.ts'
import { readStarlightSite } from './read/read-starlight-site.ts'
import { listLostComponents } from './rewrite/list-lost-components.ts'
import { findFile, rewriteSite } from './rewrite/rewrite-site.ts'
import type { StarlightSite } from './starlight-site.ts'

/** Read a Starlight site and plan its migration. */
export async function planStarlightMigration(
  location: SiteLocation,
  { out, into, rewrite }: PlanOptions,
): Promise<MigrationPlan> {
  const { siteDir, files } = location
  const read = await readStarlightSite(location)
  if (read.kind === 'other')
    return {
      kind: 'failed',
      message: `\`${relative(siteDir, location.configFile)}\` is the config of an Astro site without Starlight: \`integrations\` does not contain \`starlight(…)\`, so only the code of the site knows which pages it has`,
      hint: "Nothing was written. Move it by hand: write a `site.config.ts` with `docs: { path: 'src/content/docs' }`, or the folder of its Markdown, and run `docs-ssg check`.",
    }
  if (read.kind === 'failed')
    return {
      kind: 'failed',
      message: `\`${relative(siteDir, location.configFile)}\` can't be evaluated: ${read.reason}`,
      hint: 'Nothing was written. Fix the file and run the command again.',
    }
  const { site } = read
  const all = readPages(site)
  const pages = all.filter((page) => !isDraft(page))
  const others = findOtherPages(site)
  const rewritten = rewriteSite({ site, pages: all, keepsReact: into === undefined })
  const baseDir = into ?? out ?? siteDir
  // A copy has the same folders, so that relative paths in pages still work.
  const move = (path: string): string =>
    into === undefined ? path : join(into, relative(siteDir, path))
  const toPath = (path: string): string =>
    posixRelative(baseDir, move(resolve(siteDir, path))) || '.'
  const parts = {
    site,
    pages,
    otherUrls: others.urls,
    isCopied: into !== undefined,
    toPath,
    findFile: (path: string) => findSiteFile(path, site),
    exists: files.has,
    readText: files.read,
  }
  const notes: readonly Note[] = [
    ...others.notes,
    ...(rewrite ? listLostComponents(rewritten, siteDir) : []),
    ...(into === undefined ? [] : listUncopied(rewritten, siteDir)),
  ]
  const silent = { ...parts, report: () => undefined }
  const redirects = mapRedirects(silent)
  const migration = mapSite(parts, notes)
  return {
    kind: 'planned',
    baseDir,
    from: posixRelative(baseDir, siteDir) || 'the Starlight site here',
    migration,
    modules: [],
    writeRoot: into ?? files.root,
    pendingUrls: others.urls,
    isGenerated: createGeneratedPages(
      { docsDir: site.docsDir, newDocsDir: move(site.docsDir), dynamic: others.dynamic },
      files,
    ),
    pages: [...rewritten]
      .filter(([path]) => rewrite && (into === undefined || isIn(path, siteDir)))
      .map((entry) => toRewritten(entry, move)),
    copies:
      into === undefined
        ? []
        : listCopies({
            site,
            rewritten,
            move,
            images: mapNavbar(silent).copied,
            styles: listStyleFiles(silent),
          }),
    oldSite: readOldSite(site, {
      pages,
      lostUrls: others.docUrls,
      redirects: redirects.map(({ from, to }) => ({ from: String(from), to: String(to) })),
    }),
  }
}

/** A path in the config counts from its folder. */
function findSiteFile(path: string, site: StarlightSite): string | undefined {
  const found = findFile(path.replace(/^(?=[\w])/, './'), site.siteDir, site)
  if (found !== undefined) return found
  const isPublic = path.startsWith('/') && site.files.hasFile(join(site.publicDir, path))
  return isPublic ? join(site.publicDir, path) : undefined
}

function toRewritten(
  [path, { source, text, findings }]: readonly [
    string,
    Pick<RewrittenPage, 'source' | 'text' | 'findings'>,
  ],
  move: (path: string) => string,
): RewrittenPage {
  return { path: move(path), source, text, findings }
}
