import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { explainOtherTool } from './other-tools.ts'
import type { FailedPlan } from './migration-plan.ts'
import type { MigrationSource } from './migration-source.ts'

/** Explains why no source can read `siteDir` (absolute), and which folder to pass instead. */
export function explainMissingSite(
  siteDir: string,
  sources: readonly MigrationSource[],
): FailedPlan {
  const tools = sources.map(({ name }) => name).join(' or ')
  const configs = sources.map(({ configName }) => `\`${configName}\``).join(' or ')
  const advice = `Pass the folder that contains ${configs}.`
  if (!existsSync(siteDir))
    return {
      kind: 'failed',
      message: `\`${siteDir}\` does not exist`,
      hint: advice,
    }
  const hint = suggestFolder(siteDir, sources)
  return (
    explainUnsupported(siteDir, sources) ??
    (hint === undefined ? explainOtherTool(siteDir, tools) : undefined) ?? {
      kind: 'failed',
      message: `\`${siteDir}\` does not contain the config of a ${tools} site`,
      hint: hint ?? advice,
    }
  )
}

function explainUnsupported(
  siteDir: string,
  sources: readonly MigrationSource[],
): FailedPlan | undefined {
  return sources
    .map((source) => source.explainUnsupported(siteDir))
    .find((plan) => plan !== undefined)
}

/** A site one folder further down is the usual layout of a repository. */
function suggestFolder(siteDir: string, sources: readonly MigrationSource[]): string | undefined {
  const isSite = (folder: string): boolean =>
    explainUnsupported(folder, sources) !== undefined ||
    sources.some(({ findConfig }) => findConfig(folder) !== undefined)
  const folder = readdirSync(siteDir, { withFileTypes: true }).find(
    (entry) => entry.isDirectory() && isSite(join(siteDir, entry.name)),
  )?.name
  if (folder === undefined) return undefined
  return `Its folder \`${folder}\` contains a site. Run \`docs-ssg migrate ${folder}\` there.`
}
