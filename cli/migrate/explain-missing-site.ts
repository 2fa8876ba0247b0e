import { existsSync, readdirSync } from 'node:fs'
import { join, posix } from 'node:path'
import { formatChoice } from './format-choice.ts'
import type { FailedPlan } from './migration-plan.ts'
import type { MigrationSource } from './migration-source.ts'

/** Explains why no source can read `siteDir` (absolute). */
export function explainMissingSite(
  siteDir: string,
  sources: readonly MigrationSource[],
): FailedPlan {
  const tools = formatChoice(sources.map(({ name }) => name))
  const advice = adviseFolder(sources)
  if (!existsSync(siteDir))
    return {
      kind: 'failed',
      message: `\`${siteDir}\` does not exist`,
      hint: advice,
    }
  return { kind: 'failed', message: describeMissing(siteDir, tools), hint: advice }
}

/** Explains that a file (absolute) is not the config of a site. */
export function explainFile(file: string, sources: readonly MigrationSource[]): FailedPlan {
  const tools = formatChoice(sources.map(({ name }) => name))
  return {
    kind: 'failed',
    message: `\`${file}\` is a file, and not the config of a ${tools} site`,
    hint: adviseFolder(sources),
  }
}

const adviseFolder = (sources: readonly MigrationSource[]): string =>
  `Pass the folder that contains ${formatChoice(sources.map(({ configName }) => `\`${configName}\``))}.`

const describeMissing = (siteDir: string, tools: string): string =>
  `\`${siteDir}\` does not contain the config of a ${tools} site`

/** Explains that a folder has a site further down, or one that its source can't read; undefined for other folders. */
export function explainOtherSite(
  siteDir: string,
  sources: readonly MigrationSource[],
): FailedPlan | undefined {
  if (!existsSync(siteDir)) return undefined
  const unsupported = explainUnsupported(siteDir, sources)
  if (unsupported) return unsupported
  const hint = suggestFolder(siteDir, sources)
  if (hint === undefined) return undefined
  const tools = formatChoice(sources.map(({ name }) => name))
  return { kind: 'failed', message: describeMissing(siteDir, tools), hint }
}

function explainUnsupported(
  siteDir: string,
  sources: readonly MigrationSource[],
): FailedPlan | undefined {
  return sources
    .map((source) => source.explainUnsupported(siteDir))
    .find((plan) => plan !== undefined)
}

/** How many folders below the given one can be that of a site: `packages/docs`. */
const deepest = 2

/** A site further down is the usual layout of a repository; the nearest one counts. */
function suggestFolder(siteDir: string, sources: readonly MigrationSource[]): string | undefined {
  const isSite = (folder: string): boolean =>
    explainUnsupported(join(siteDir, folder), sources) !== undefined ||
    sources.some(({ findConfig }) => findConfig(join(siteDir, folder)) !== undefined)
  const find = (folders: readonly string[], depth: number): string | undefined => {
    const inner = folders.flatMap((folder) => listFolders(siteDir, folder))
    return inner.find(isSite) ?? (depth < deepest ? find(inner, depth + 1) : undefined)
  }
  const folder = find(['.'], 1)
  if (folder === undefined) return undefined
  return `Its folder \`${folder}\` contains a site. Run \`docs-ssg migrate ${folder}\` there.`
}

/** Without those of packages, and hidden ones. */
function listFolders(siteDir: string, folder: string): readonly string[] {
  return readdirSync(join(siteDir, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !/^(?:\.|node_modules$)/.test(entry.name))
    .map(({ name }) => posix.join(folder, name))
}
