// Whether a build depends on anything but its sources. Builds into temporary folders only.
import { mkdir, mkdtemp, realpath, rm } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join, relative } from 'node:path'
import { compareFindings } from './compare-findings.ts'
import { compareTrees } from './compare-trees.ts'
import { sitePaths } from '../../model/paths/site-paths.ts'
import type { ResolvedConfig } from '../../schema/schema.ts'
import type { Diagnostic } from '../../model/diagnostic.ts'
import type { Schedule } from '../../model/authored/schedule.ts'
import { tempPrefix } from '../../primitives/files/temp-prefix.ts'
import type { CheckTools } from '../check.ts'
import { cloneSiteToTemp, findRoot } from './clone-site-to-temp.ts'
import { determinismRules } from './determinism-rules.ts'

type Tools = Pick<CheckTools, 'build' | 'reload'>

/** Files of one kind named in one finding; a clock in the layout is in every page. */
const shownLimit = 5

/** Another build of the same site. */
interface Variation {
  /** Name of its folder. */
  readonly name: string
  /** The difference, as the end of a sentence. */
  readonly how: string
  readonly schedule: Schedule
  /** Use what the first build has cached. */
  readonly isCached?: boolean
  readonly markdown?: Partial<ResolvedConfig['markdown']>
}

/** One new thread, so that nothing is left of what this process has built before. */
const inOrder: Schedule = { threads: 1 }
const reversed: Schedule = { threads: 1, sort: (pages) => pages.toReversed() }
const crowded: Schedule = { threads: availableParallelism() + 1, isWarm: true }

function listVariations({ markdown }: ResolvedConfig): readonly Variation[] {
  const parser = markdown.parser === 'remark' ? 'auto' : 'remark'
  return [
    { name: 'warm', how: 'when it is built again', schedule: inOrder, isCached: true },
    {
      name: 'parsed',
      how: 'with the other Markdown parser',
      schedule: inOrder,
      markdown: { parser },
    },
    { name: 'reversed', how: 'when its pages are built in reverse order', schedule: reversed },
    {
      name: 'crowded',
      how: 'when other threads build its pages, after others',
      schedule: crowded,
    },
  ]
}

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
      help: `Remove what depends on the time, on random values, on the folder, on the cache or on the pages before.${index === shown.length - 1 && rest > 0 ? ` ${rest} more files differ.` : ''}`,
      data: { actual: path },
    }),
  )
}

/**
 * Build cold, warm, with the other Markdown parser, with the pages in another order and on other
 * threads, and in another folder; report each file and each finding that is not the same every time, or why the site
 * can't be built.
 */
export async function checkDeterminism(
  config: ResolvedConfig,
  tools: Tools,
): Promise<readonly Diagnostic[]> {
  const folder = await realpath(await mkdtemp(tempPrefix('verify')))
  try {
    const cold = join(folder, 'cold')
    const here = { ...config, cacheDir: join(folder, 'cache'), outDir: cold }
    const first = await tools.build(here, inOrder)
    if (!first.isBuilt) return first.errors
    const found: Diagnostic[] = []
    for (const { name, how, schedule, isCached, markdown } of listVariations(config)) {
      const outDir = join(folder, name)
      const cacheDir = isCached === true ? here.cacheDir : join(folder, `cache ${name}`)
      const varied = { ...config, outDir, cacheDir, markdown: { ...config.markdown, ...markdown } }
      const again = await tools.build(varied, schedule)
      if (again.isBuilt) {
        found.push(...compare(cold, outDir, how))
        found.push(...compareFindings(first.findings, again.findings, how))
      } else found.push(...again.errors)
    }
    return [...found, ...(await checkCopy(config, { folder, cold }, tools))]
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Build a copy of the site in another folder. */
async function checkCopy(
  config: ResolvedConfig,
  { folder, cold }: { readonly folder: string; readonly cold: string },
  { build, reload }: Tools,
): Promise<readonly Diagnostic[]> {
  const [elsewhere, outDir] = [join(folder, 'another folder'), join(folder, 'moved')]
  await mkdir(elsewhere)
  const copy = await cloneSite(config, elsewhere, reload)
  const copied = copy && (await build({ ...copy, outDir }, inOrder))
  return copied?.isBuilt === true
    ? compare(cold, outDir, 'in another folder')
    : [copyFailed(config), ...(copied?.errors ?? [])]
}

function copyFailed({ siteDir, configFile }: ResolvedConfig): Diagnostic {
  return determinismRules['not-deterministic'].report({
    message: 'The site cannot be built from a copy in another folder, though it can be built here.',
    help: `Look for absolute paths in \`${relative(siteDir, join(siteDir, configFile ?? ''))}\` and in what it imports.`,
  })
}
