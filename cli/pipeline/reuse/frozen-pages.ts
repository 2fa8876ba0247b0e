// The pages of frozen versions. Given the sources of a site, it returns the articles that were compiled when
// the versions were frozen, and reports sources that are not the same as then. It compiles nothing.
import type { ResolvedConfig } from '../../schema/schema.ts'
import { markContentPath } from '../../model/paths/content-path.ts'
import type { Diagnostic } from '../../model/diagnostic.ts'
import type { SourceFile } from '../../model/source-file.ts'
import { frozenFolder } from '../../parts/frozen-folder.ts'
import { frozenRules } from '../../parts/frozen-rules.ts'
import { openPart, type Part } from '../../parts/open-parts.ts'
import { toPlace } from '../../report/diagnostic.ts'
import type { CompiledPage } from '../compiling/compile-page.ts'
import { outlinePages } from './outline-pages.ts'
import { createPageFinder } from '../compiling/packed-pages.ts'
import type { ReusedPages } from './reused-pages.ts'
import { listGone, type LostPage, takePages } from './take-pages.ts'
import { pushAll } from '../../primitives/long-lists.ts'

/** True for the docs of a version; collections and pages that integrations add are not part of any. */
export const isOfVersion =
  (name: string) =>
  ({ variant, integration }: SourceFile): boolean =>
    variant.version === name && variant.collection === undefined && integration === undefined

/** Make the test for sources that are frozen. */
export function createFrozenTest({ versions }: ResolvedConfig): (source: SourceFile) => boolean {
  const tests = versions.filter(({ frozen }) => frozen).map(({ name }) => isOfVersion(name))
  return (source) => tests.some((test) => test(source))
}

/** Take the pages of all frozen versions from their packs. */
export async function takeFrozen(
  config: ResolvedConfig,
  sources: readonly SourceFile[],
): Promise<ReusedPages> {
  const pages = new Map<SourceFile, CompiledPage>()
  const diagnostics: Diagnostic[] = []
  for (const { name, frozen } of config.versions) {
    if (!frozen) continue
    const own = sources.filter(isOfVersion(name))
    const taken = await takeVersion(name, own, config)
    for (const [source, page] of taken.pages) pages.set(source, page)
    pushAll(diagnostics, taken.diagnostics)
  }
  return { pages, diagnostics }
}

async function takeVersion(
  name: string,
  sources: readonly SourceFile[],
  config: ResolvedConfig,
): Promise<ReusedPages> {
  const part = openPart(frozenFolder(config.siteDir, name), config.siteDir)
  if (!('pack' in part))
    return { pages: await outlinePages(sources, config), diagnostics: [reportMissing(name, part)] }
  const find = createPageFinder(part.pack, config)
  const taken = await takePages(sources, config, {
    find,
    report: (source, found) => reportChanged(name, source, found),
  })
  return { ...taken, diagnostics: [...taken.diagnostics, ...reportGone(name, part, sources)] }
}

const helpFor = (version: string): string =>
  `Undo the change, or freeze the version again with \`docs-ssg version ${version} --freeze\`.`

function reportMissing(version: string, { message }: Diagnostic): Diagnostic {
  return frozenRules['frozen-missing'].report({
    message: `The version \`${version}\` is frozen, but its articles can’t be used. ${message}`,
    help: `Run \`docs-ssg version ${version} --freeze\`, and commit the folder.`,
    data: { actual: version },
  })
}

function reportChanged(version: string, { path }: SourceFile, found: LostPage): Diagnostic {
  const place = toPlace(path, { line: 1, column: 1 })
  if (found.kind === 'damaged')
    return frozenRules['frozen-missing'].report({
      message: `The frozen article of the page is damaged, so the version \`${version}\` can’t be published.`,
      help: `Restore \`frozen\` from the repository, or run \`docs-ssg version ${version} --freeze\`.`,
      place,
    })
  const what =
    found.kind === 'stale'
      ? `\`${found.included}\`, which the page includes, has changed since the version \`${version}\` was frozen`
      : `The page is not as it was when the version \`${version}\` was frozen`
  return frozenRules['frozen-changed'].report({
    message: `${what}. Frozen articles are not compiled again, so readers would not see the change.`,
    help: helpFor(version),
    place,
  })
}

function reportGone(
  version: string,
  { manifest }: Part,
  sources: readonly SourceFile[],
): readonly Diagnostic[] {
  return listGone(manifest, sources).map((path) =>
    frozenRules['frozen-changed'].report({
      message: `The page \`${path}\` of the frozen version \`${version}\` no longer exists, so its URL would be lost.`,
      help: helpFor(version),
      data: { actual: markContentPath(path) },
    }),
  )
}
