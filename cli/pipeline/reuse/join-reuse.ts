// The build of a whole site from its parts. Given parts that belong together, it returns what the run takes
// from them, and reports pages that have changed since.
import { hashReads } from '../../cache/hash-reads.ts'
import type { Cache } from '../../cache/open-cache.ts'
import { markContentPath } from '../../model/paths/content-path.ts'
import type { Diagnostic } from '../../model/diagnostic.ts'
import type { SourceFile } from '../../model/source-file.ts'
import type { Part } from '../../parts/open-parts.ts'
import { joinPacks, type Pack } from '../../parts/pack.ts'
import { partRules } from '../../parts/part-rules.ts'
import { toPlace } from '../../report/diagnostic.ts'
import { hashComponents } from '../component-hashes.ts'
import { takeRendered } from '../rendering/pack-rendered.ts'
import { createPageFinder } from '../compiling/packed-pages.ts'
import { hashPageCompilerInput, toPageCompilerInput } from '../compiling/page-compiler-input.ts'
import type { Reuse, ReadSite } from './reuse.ts'
import type { ReusedPages } from './reused-pages.ts'
import { listGone, type LostPage, takePages } from './take-pages.ts'

/** For `join`: pages, cards and files come from parts. */
export function createJoinReuse(parts: readonly Part[]): Reuse {
  const pack = joinPacks(parts.map((part) => part.pack))
  return {
    pagesOf: (site) => findPages(parts, pack, site),
    withCards: (cache) => lookIn(pack, cache),
    takeRendered: (rendered) => takeRendered(pack, rendered),
  }
}

async function findPages(parts: readonly Part[], pack: Pack, site: ReadSite): Promise<ReusedPages> {
  const { config, sources } = site
  const find = createPageFinder(pack, config, hashComponents(site.code.components))
  const taken = await takePages(sources, config, { find, report: reportLost })
  const diagnostics = [
    ...parts.flatMap((part) => checkInput(part, site)),
    ...taken.diagnostics,
    ...reportGone(parts, sources),
  ]
  return { pages: taken.pages, diagnostics }
}

function checkInput({ name, manifest }: Part, { config, code }: ReadSite): readonly Diagnostic[] {
  const input = hashPageCompilerInput(toPageCompilerInput(config, code.components))
  const { reads } = manifest
  const isSame = manifest.input === input && hashReads(reads.names, config.siteDir) === reads.hash
  if (isSame) return []
  const reason =
    manifest.input === input
      ? 'plugins or components read files or variables that have other values here'
      : 'its pages were compiled with other components, plugins or packages than are installed here'
  return [
    partRules['part-mismatch'].report({
      message: `The part \`${name}\` can’t be joined: ${reason}, so its pages would differ from those of one build.`,
      help: partRules['part-mismatch'].help,
      data: { actual: name },
    }),
  ]
}

function reportLost({ path }: SourceFile, found: LostPage): Diagnostic {
  const rule = found.kind === 'damaged' ? partRules['part-unreadable'] : partRules['part-outdated']
  return rule.report({
    message: describeLost(found),
    help: rule.help,
    place: toPlace(path.replace(/#.*$/, ''), { line: 1, column: 1 }),
    data: { actual: path },
  })
}

function describeLost(found: LostPage): string {
  if (found.kind === 'damaged')
    return 'The page is damaged in its part, so it can’t be joined with the others.'
  const what =
    found.kind === 'stale'
      ? `\`${found.included}\`, which the page includes, differs from what its part was built from`
      : 'No part was built from this version of the page'
  return `${what}, so the site would show different text.`
}

/** Pages of parts whose source doesn't exist here. */
function reportGone(parts: readonly Part[], sources: readonly SourceFile[]): readonly Diagnostic[] {
  return parts.flatMap(({ name, manifest }) =>
    listGone(manifest, sources).map((path) =>
      partRules['part-outdated'].report({
        message: `The part \`${name}\` has the page \`${path}\`, which does not exist here.`,
        help: partRules['part-outdated'].help,
        data: { actual: markContentPath(path) },
      }),
    ),
  )
}

/** A cache that looks in a pack too. */
function lookIn(pack: Pack, cache: Cache): Cache {
  return {
    ...cache,
    get: (key) => cache.get(key) ?? pack.get(key),
    has: (key) => cache.has(key) || pack.has(key),
  }
}
