// Room: moves sites of other tools; a folder for each, behind one interface
// Given the folder of a site made by another tool, it returns the plan of its migration. It reads
// the disk and writes nothing. It must not know any of the tools.
import { existsSync, statSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { posixRelative } from '../primitives/files/posix-path.ts'
import { allSources } from './all-sources.ts'
import { explainFile, explainMissingSite, explainOtherSite } from './explain-missing-site.ts'
import { formatChoice } from './format-choice.ts'
import type { Note } from './migration.ts'
import type { FailedPlan, MigrationPlan } from './migration-plan.ts'
import type { MigrationSource, PlanOptions } from './migration-source.ts'
import { explainOtherTool, findOtherSite, findReader } from './other-tools.ts'
import { createSourceFiles, type SourceFiles } from './source-files.ts'

/**
 * Plan the migration of the site in `path` (absolute), which is its folder or its config, with the
 * first source that can read it.
 */
export async function planMigration(
  path: string,
  options: PlanOptions,
  sources: readonly MigrationSource[] = allSources,
): Promise<MigrationPlan> {
  const tools = sources.filter(({ isFallback }) => isFallback !== true)
  const others = sources.filter((source) => !tools.includes(source))
  const isFile = existsSync(path) && statSync(path).isFile()
  const siteDir = isFile ? dirname(path) : path
  const found = isFile ? findByConfig(path, tools) : find(siteDir, { tools, others })
  if ('kind' in found) return found
  const { source, name, notes = [] } = found
  if ((options.rewrite || options.into !== undefined) && !source.canRewrite)
    return {
      kind: 'failed',
      message: `\`${options.rewrite ? '--rewrite' : '--into'}\` has no effect on a site of ${source.name}, because docs-ssg reads its pages as they are`,
      hint: 'Run the command without it, or choose the folder of the config with `--out`.',
    }
  const files = createSourceFiles(siteDir, options.timeLimit)
  const plan = await source.plan({ siteDir, configFile: join(siteDir, name), files }, options)
  return explainOutside(siteDir, files) ?? withNotes(plan, [...notes, ...files.notes()])
}

/** A folder outside the repository is not part of the site, even if the config names it. */
function explainOutside(siteDir: string, files: SourceFiles): FailedPlan | undefined {
  const [folder] = files.outsideFolders()
  if (folder === undefined) return undefined
  return {
    kind: 'failed',
    message: `The config names the folder \`${posixRelative(siteDir, folder)}\`, which is outside the repository of the site, so its files are neither read nor copied: they could contain secrets of this machine`,
    hint: 'Nothing was written. Move the folder into the git repository of the site. If the site is not in a repository, run `git init` in the folder that contains both.',
  }
}

function withNotes(plan: MigrationPlan, notes: readonly Note[]): MigrationPlan {
  if (plan.kind === 'failed') return plan
  const { migration } = plan
  return { ...plan, migration: { ...migration, notes: [...migration.notes, ...notes] } }
}

type SourceGroups = Readonly<Record<'tools' | 'others', readonly MigrationSource[]>>

function find(siteDir: string, { tools, others }: SourceGroups): FoundSource | FailedPlan {
  return (
    findSource(siteDir, tools) ??
    explainOtherSite(siteDir, tools) ??
    findOther(siteDir, { tools, others }) ??
    findSource(siteDir, others) ??
    explainMissingSite(siteDir, tools)
  )
}

/** Of several configs in one folder, the user passes the one of the site. */
function findByConfig(file: string, tools: readonly MigrationSource[]): FoundSource | FailedPlan {
  const [siteDir, name] = [dirname(file), basename(file)]
  const source = tools.find(
    ({ findConfig, isConfigName }) => findConfig(siteDir) === name || isConfigName?.(name) === true,
  )
  return source === undefined ? explainFile(file, tools) : { source, name }
}

interface FoundSource {
  readonly source: MigrationSource
  /** The name of its config. */
  readonly name: string
  readonly notes?: readonly Note[]
}

/** The Markdown of a tool that no source reads is read as that of a folder without a tool. */
function findOther(
  siteDir: string,
  { tools, others }: SourceGroups,
): FoundSource | FailedPlan | undefined {
  const site = findOtherSite(siteDir)
  if (site === undefined) return undefined
  const source = findReader(siteDir, site, others)
  if (source === undefined)
    return explainOtherTool(site, formatChoice(tools.map(({ name }) => name)))
  const lost = site.hasOtherPages ? ' Pages that are not Markdown are left out.' : ''
  const advice = `Configs of ${site.tool} are not read, so the pages of \`${site.docs}\` are moved as plain Markdown.${lost} Move the navigation, redirects and templates by hand. \`docs-ssg check\` reports front matter and syntax of other tools.`
  return { source, name: site.docs, notes: [{ subject: site.file, advice }] }
}

function findSource(siteDir: string, sources: readonly MigrationSource[]): FoundSource | undefined {
  for (const source of sources) {
    const name = source.findConfig(siteDir)
    if (name !== undefined) return { source, name }
  }
  return undefined
}
