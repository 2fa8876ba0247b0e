// Builds one corpus with several tools. They take turns, so that other work on the machine slows all of them.
import { appendFileSync, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { pagesOf } from './corpora/corpus.mjs'
import { folderSize, repeat, runProgram } from './measure.mjs'
import { summarize } from './statistics.mjs'

const remove = (path) => rmSync(path, { recursive: true, force: true })

/** Write the site of each tool; `root` is for those whose sites may be anywhere. */
function prepareSites(corpus, { tools, root, name }) {
  return tools.map((tool) => {
    const folder = join(tool.sites ?? join(root, tool.name.replaceAll(/\W/g, '')), name)
    remove(folder)
    mkdirSync(folder, { recursive: true })
    tool.prepare(corpus, folder)
    const pages = pagesOf(corpus)
    const edited = join(folder, tool.pageFile(pages[Math.floor(pages.length / 2)].path))
    return { tool, folder, edited, cold: [], unchanged: [], oneEdit: [], failure: '' }
  })
}

function clean({ tool, folder }) {
  // Absolute paths are caches beside the packages of a tool.
  for (const path of [tool.output, ...tool.caches])
    remove(path.startsWith('/') ? path : join(folder, path))
}

/** Build once; a tool that fails is left out of the next turns. */
function buildOnce(site, kind) {
  if (site.failure !== '') return
  const [command, args, options] = site.tool.build(site.folder)
  try {
    const run = runProgram(command, args, options)
    if (kind) site[kind].push(run)
    console.error(`  ${site.tool.name}, ${kind ?? 'warm-up'}: ${run.seconds.toFixed(2)} s`)
  } catch (error) {
    site.failure = error.message
    console.log(`  ${site.tool.name} failed: ${error.message.slice(-1500)}`)
  }
}

const figuresOf = ({ tool, folder, cold, unchanged, oneEdit, failure }) => {
  const of = (runs, key) => summarize(runs.map((run) => run[key]))
  return {
    name: tool.name,
    version: tool.version,
    lacks: tool.lacks,
    ...(failure === ''
      ? {
          runs: cold.length,
          cold: of(cold, 'seconds'),
          unchanged: of(unchanged, 'seconds'),
          oneEdit: of(oneEdit, 'seconds'),
          processor: of(cold, 'cpu'),
          memory: of(cold, 'mebibytes'),
          outputBytes: folderSize(join(folder, tool.output)),
        }
      : { failed: true }),
  }
}

/**
 * Measure cold builds, builds of unchanged pages and builds after one edit. Slow tools take part in the first `slowRuns`
 * turns. The first build of each tool isn't measured if `warmUp` is set: Node and the disk keep what later ones need.
 * @returns The figures of each tool, and the sites of docs-ssg.
 */
export function compareTools(corpus, { tools, root, name, runs, slowRuns, warmUp }) {
  const sites = prepareSites(corpus, { tools, root, name })
  const inTurn = (run, build) => {
    for (const site of sites) if (run < (site.tool.isSlow ? slowRuns : runs)) build(site)
  }
  if (warmUp) inTurn(0, (site) => buildOnce(site))
  repeat(runs, (_, run) => inTurn(run, (site) => (clean(site), buildOnce(site, 'cold'))))
  repeat(runs, (_, run) => inTurn(run, (site) => buildOnce(site, 'unchanged')))
  repeat(runs, (_, run) =>
    inTurn(run, (site) => {
      appendFileSync(site.edited, `\nEdit ${run}.\n`)
      buildOnce(site, 'oneEdit')
    }),
  )
  const figures = sites.map(figuresOf)
  const own = sites.find(({ tool }) => tool.name === 'docs-ssg')
  const removeSites = () => {
    for (const { folder } of sites) remove(folder)
  }
  return { figures, ownFolder: own?.folder, removeSites }
}
