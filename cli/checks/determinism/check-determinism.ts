// Whether a build depends on anything but its sources. Builds into temporary folders only.
import { mkdir, mkdtemp, realpath, rm } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { compareTrees } from './compare-trees.ts'
import { sitePaths } from '../../config/schema/site-paths.ts'
import type { ResolvedConfig } from '../../config/schema/schema.ts'
import type { Diagnostic } from '../../model/diagnostic.ts'
import { tempPrefix } from '../../primitives/temp-prefix.ts'
import type { CheckTools } from '../check.ts'
import { cloneSiteToTemp, findRoot } from './clone-site-to-temp.ts'
import { determinismRules } from './determinism-rules.ts'

type Tools = Pick<CheckTools, 'build' | 'reload'>

/** Files of one kind named in one finding; a clock in the layout is in every page. */
const shownLimit = 5

/** Copy the site into another folder and load its config there; undefined when it can't be loaded. */
async function cloneSite(
  config: ResolvedConfig,
  folder: string,
  reload: Tools['reload'],
): Promise<ResolvedConfig | undefined> {
  const { siteDir, outDir, cacheDir } = config
  const skip = [outDir, cacheDir]
  const copy = await reload(
    config,
    cloneSiteToTemp(siteDir, folder, { skip, read: sitePaths(config) }),
  )
  // The copy links to folders of the original.
  return (
    copy && {
      ...copy,
      allowedPaths: [...config.allowedPaths, ...copy.allowedPaths, findRoot(siteDir)],
    }
  )
}

function compare(first: string, second: string, how: string): Diagnostic[] {
  const differences = compareTrees(first, second)
  const shown = differences.slice(0, shownLimit)
  const rest = differences.length - shown.length
  return shown.map(({ path, kind, excerpts: [a, b] }, index) =>
    determinismRules['not-deterministic'].report({
      message:
        kind === 'differs'
          ? `\`${path}\` differs ${how}: \`${a}\` became \`${b}\`.`
          : `\`${path}\` is not always written: it is missing ${kind === 'only in the first' ? '' : 'before '}${how}.`,
      help: `Take out what depends on time, chance, folder or cache.${index === shown.length - 1 && rest > 0 ? ` ${rest} more files differ.` : ''}`,
      data: { actual: path },
    }),
  )
}

/** Build cold, warm, with the other Markdown parser, and cold in another folder; report each file that is not the same every time, or why the site can't be built. */
export async function checkDeterminism(
  config: ResolvedConfig,
  { build, reload }: Tools,
): Promise<readonly Diagnostic[]> {
  const folder = await realpath(await mkdtemp(tempPrefix('verify-')))
  const inFolder = (name: string): string => join(folder, name)
  const [cold, warm, moved, parsed] = [
    inFolder('cold'),
    inFolder('warm'),
    inFolder('moved'),
    inFolder('parsed'),
  ]
  try {
    const here = { ...config, cacheDir: join(folder, 'cache') }
    for (const outDir of [cold, warm]) {
      const { isBuilt, errors } = await build({ ...here, outDir })
      if (!isBuilt) return errors
    }
    // The choice of the parser must not show.
    const { markdown } = config
    const parser = markdown.parser === 'remark' ? ('auto' as const) : ('remark' as const)
    const other = { ...config, cacheDir: join(folder, 'other cache'), outDir: parsed }
    const again = await build({ ...other, markdown: { ...markdown, parser } })
    const elsewhere = join(folder, 'another folder')
    await mkdir(elsewhere)
    const copy = await cloneSite(config, elsewhere, reload)
    const copied = copy && (await build({ ...copy, outDir: moved }))
    return [
      ...compare(cold, warm, 'when it is built again'),
      ...(again.isBuilt ? compare(cold, parsed, 'with the other Markdown parser') : again.errors),
      ...(copied?.isBuilt === true
        ? compare(cold, moved, 'in another folder')
        : [copyFailed(config), ...(copied?.errors ?? [])]),
    ]
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

function copyFailed({ siteDir, configFile }: ResolvedConfig): Diagnostic {
  return determinismRules['not-deterministic'].report({
    message: 'The site cannot be built from a copy in another folder, though it can be built here.',
    help: `Look for absolute paths in \`${relative(siteDir, join(siteDir, configFile ?? ''))}\` and in what it imports.`,
  })
}
