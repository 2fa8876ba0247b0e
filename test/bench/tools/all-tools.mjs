// The tools that the bench compares, in the order of its tables.
import { docsSsg } from './docs-ssg.mjs'
import { docusaurus } from './docusaurus.mjs'
import { eleventy } from './eleventy.mjs'
import { hugo, newHugo } from './hugo.mjs'
import { rspress } from './rspress.mjs'
import { starlight } from './starlight.mjs'
import { vitepress } from './vitepress.mjs'

const all = [docsSsg, eleventy, hugo, newHugo, vitepress, starlight, rspress, docusaurus]

/**
 * The tools that are installed here. BENCH_TOOLS names some of them, with commas between.
 * @returns Each with its name, version, what it lacks, and the functions of `find` in its file.
 */
export function findTools(names = process.env.BENCH_TOOLS?.split(',')) {
  return all.flatMap((tool) => {
    if (names !== undefined && !names.includes(tool.name)) return []
    const found = tool.find()
    return found ? [{ ...tool, ...found }] : []
  })
}
