import { findOpenMark } from './find-open-mark.ts'
import { splitSections } from './split-sections.ts'

const probe = 'end-of-section'

/**
 * Why a translated text can't replace a section, for the end of a sentence; undefined for one that can.
 * Another number of headings would assign sections to the wrong originals, and code or HTML that is not
 * closed would hide those below.
 */
export function findTargetFault(source: string, target: string): string | undefined {
  // After a line, so that no text begins a page and with it a front matter.
  const split = (text: string) => splitSections(`\n${text}\n\n# ${probe}\n`)
  const [wanted, found] = [source, target].map((text) => split(text).map(({ depth }) => depth))
  const isLead = (wanted?.length ?? 0) < 3
  if (/^\s*---/.test(target) && !/^\s*---/.test(source))
    return 'it begins with `---`, so it could become the front matter of the page'
  const hasTextBefore = !isLead && split(target)[0]?.text.trim() !== ''
  const mark = findOpenMark(target)
  if (mark !== undefined && mark !== findOpenMark(source))
    return `\`${mark}\` in it is not closed, so readers would not see what is below it`
  if (String(wanted) === String(found) && !hasTextBefore) return undefined
  if (!split(target).some(({ key }) => key === probe)) return 'a fence of code in it is not closed'
  const depth = wanted?.[1] ?? 0
  return isLead
    ? 'it has a heading, and the original has none here'
    : `it must have one heading, of level ${depth}, in its first line, as the original has`
}
