import { allSources } from './all-sources.ts'
import { formatChoice } from './format-choice.ts'
import { describeOtherSite, explainOtherTool, findOtherSite, findReader } from './other-tools.ts'

const moveIt = 'Run `docs-ssg migrate .` to move it; the files of the old site stay as they are.'

/** Says how to move the site that a folder (absolute) contains; undefined for any other folder. */
export function explainMovableSite(
  folder: string,
): { readonly message: string; readonly hint: string } | undefined {
  const tools = allSources.filter(({ isFallback }) => isFallback !== true)
  for (const { name, findConfig } of tools) {
    const config = findConfig(folder)
    if (config !== undefined)
      return {
        message: `\`${config}\` is the config of ${name.startsWith('M') || name === 'mdBook' ? 'an' : 'a'} ${name} site`,
        hint: moveIt,
      }
  }
  const other = findOtherSite(folder)
  if (other === undefined) return undefined
  return findReader(folder, other, allSources)
    ? { message: describeOtherSite(other), hint: moveIt }
    : explainOtherTool(other, formatChoice(tools.map(({ name }) => name)))
}
