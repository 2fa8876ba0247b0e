import { splitSections } from './split-sections.ts'

const probe = 'end-of-section'

/**
 * Why a translated text can't replace a section, for the end of a sentence; undefined for one that can.
 * Another number of headings would assign sections to the wrong originals, and a fence of code that is
 * not closed would hide those below.
 */
export function findTargetFault(source: string, target: string): string | undefined {
  const [wanted, found] = [source, target].map((text) =>
    splitSections(`${text}\n\n# ${probe}\n`).map(({ depth }) => depth),
  )
  if (String(wanted) === String(found)) return undefined
  if (!splitSections(`${target}\n\n# ${probe}\n`).some(({ key }) => key === probe))
    return 'a fence of code in it is not closed'
  const depth = wanted?.[1] ?? 0
  const isLead = (wanted?.length ?? 0) < 3
  return isLead
    ? 'it has a heading, and the original has none here'
    : `it must have one heading, of level ${depth}, in its first line, as the original has`
}
