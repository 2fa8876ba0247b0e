// Given a folder of plain Markdown, it returns the plan of its migration. It reads the disk and writes
// nothing.
import { join } from 'node:path'
import { tryReadText } from '../../gate/regular-file.ts'
import { parseJsonObject } from '../../primitives/formats/try-parse-json.ts'
import {
  type ForgeRepository,
  parseRepository,
  toEditUrl,
} from '../../primitives/urls/forge-repository.ts'
import { posixRelative } from '../../primitives/files/posix-path.ts'
import { findRepositoryRoot } from '../../report/places/repository-root.ts'
import { toRecord, toText } from '../coerce.ts'
import { readMarkdown } from '../markdown/read-markdown.ts'
import type { Note } from '../migration.ts'
import type { MigrationPlan } from '../migration-plan.ts'
import type { PlanOptions, SiteLocation } from '../migration-source.ts'
import type { SourceFiles } from '../source-files.ts'
import type { SiteMarkup } from '../parity/site-markup.ts'
import { withoutEmpty } from '../without-empty.ts'
import { readPages } from './read-pages.ts'
import { readSourceFacts } from './read-source-facts.ts'

/** No tool has built the pages. */
const markup: SiteMarkup = {
  articleClass: '',
  contentId: '',
  addedClasses: [],
  headingLinkClass: '',
  sidebarLabel: '',
  categoryToggleClass: '',
}

/** Read a folder of Markdown and plan its site. */
export async function planPlainMigration(
  { siteDir, configFile: docsDir, files }: SiteLocation,
  { out }: PlanOptions,
): Promise<MigrationPlan> {
  const baseDir = out ?? siteDir
  const { pages, repeated, hasNumbers } = readPages(docsDir, files)
  const { repository, branch, title } = readPackage(siteDir, files)
  const docsPath = posixRelative(baseDir, docsDir) || '.'
  const root = findRepositoryRoot(siteDir) ?? siteDir
  const inRepository = posixRelative(root, docsDir)
  const notes: Note[] = repeated.map((path) => ({
    subject: path,
    advice:
      'Another page of its folder has the same URL, so this one is left out. Give it another name to publish it.',
  }))
  if (repository === undefined)
    notes.push({
      subject: 'docs.editUrl',
      advice:
        'The repository is not known. Set `repository` in `package.json` or `docs.editUrl`, so that links to other files of the repository work.',
    })
  const config = {
    title,
    docs: {
      path: docsPath,
      exclude: [...unpublished(docsPath), ...repeated],
      editUrl:
        repository &&
        `${toEditUrl(repository, branch)}${inRepository === '' ? '' : `${inRepository}/`}`,
      ...(!hasNumbers && { numberPrefixParser: false }),
    },
    // Nothing has checked links so far.
    onBrokenLinks: 'warn',
    onBrokenAnchors: 'warn',
  }
  const base = { baseUrl: '/', origin: 'http://localhost' }
  return {
    kind: 'planned',
    baseDir,
    from: posixRelative(baseDir, docsDir) || 'the Markdown here',
    migration: { config: withoutEmpty(config), notes },
    modules: [],
    writeRoot: baseDir,
    pendingUrls: [],
    pages: [],
    copies: [],
    oldSite: {
      ...base,
      facts: readSourceFacts(pages, base, { docsDir, files }),
      from: 'sources',
      markup,
    },
  }
}

/** What is beside the docs in a repository whose top is their folder. */
const unpublished = (docsPath: string): readonly string[] =>
  docsPath === '.' || docsPath.startsWith('..')
    ? ['**/node_modules/**', '**/.*/**', '**/build/**', '**/dist/**', '**/vendor/**', '**/_*']
    : []

interface FoundPackage {
  readonly title: string
  readonly repository: ForgeRepository | undefined
  readonly branch: string
}

/** The heading of the README or the name of the package, and the repository. */
function readPackage(siteDir: string, files: SourceFiles): FoundPackage {
  const manifest = parseJsonObject(files.read(join(siteDir, 'package.json')))
  const { repository } = manifest
  const url = toText(repository) ?? toText(toRecord(repository)['url']) ?? readRemote(siteDir)
  const name = toText(manifest['name'])?.replace(/^@[^/]+\//, '')
  const heading = ['README.md', 'Readme.md', 'readme.md']
    .map((path) => join(siteDir, path))
    .map((file) => files.within(file, () => readMarkdown(files.read(file) ?? '').heading))
    .find((text) => text !== undefined && /\w/.test(text))
  return {
    title: heading ?? name ?? 'Documentation',
    repository: url === undefined ? undefined : parseRepository(url),
    branch: readBranch(siteDir) ?? 'HEAD',
  }
}

/** The URL of `origin` in the config of git. */
function readRemote(siteDir: string): string | undefined {
  const text = tryReadText(join(findRepositoryRoot(siteDir) ?? siteDir, '.git/config')) ?? ''
  return /^\[remote "origin"\][^[]*?^\s*url = (.+)$/m.exec(text)?.[1]
}

/** The branch that the remote begins with, or the one that is checked out. */
function readBranch(siteDir: string): string | undefined {
  const root = findRepositoryRoot(siteDir) ?? siteDir
  const texts = ['.git/refs/remotes/origin/HEAD', '.git/HEAD'].map(
    (file) => tryReadText(join(root, file)) ?? '',
  )
  return texts
    .map((text) => /^ref: refs\/(?:heads|remotes\/origin)\/([\w./-]+)/.exec(text)?.[1])
    .find((branch) => branch !== undefined)
}
