import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const folder = join(process.cwd(), 'content/docs')
const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.md'))
  .toSorted()

/** Lines of prose: code and addresses are blanked, so that line numbers stay. */
function prose(path: string): string[] {
  const text = readFileSync(join(folder, path), 'utf8')
    .replace(/^---\n[\s\S]*?\n---/, (header) => header.replace(/[^\n]/g, ''))
    .replace(/^( *)(`{3,})[\s\S]*?^\1\2/gm, (code) => code.replace(/[^\n]/g, ''))
  return text.split('\n').map((line) => line.replace(/`[^`]*`/g, '·').replace(/\]\([^)]*\)/g, ']'))
}

function find(pattern: RegExp): string[] {
  return pages.flatMap((path) =>
    prose(path).flatMap((line, index) => {
      const match = pattern.exec(line)
      return match ? [`${path}:${index + 1} ${match[0]}`] : []
    }),
  )
}

describe('the prose of the documentation', () => {
  it('E: has no doubled words', () => {
    expect(
      find(/(?<![-\w·])([A-Za-z]+) \1(?![-\w])/i).filter(
        (found) => !/ (?:that that|had had)$/.test(found),
      ),
    ).toEqual([])
  })
  it('E: has no dead phrases', () => {
    const phrases =
      /\b(?:simply|obviously|of course|needless to say|it (?:is|'s) (?:important|worth) (?:to note|noting)|please note|as you (?:can see|know)|in order to|basically|blazing|seamless(?:ly)?|leverag(?:e|es|ing)|utiliz(?:e|es|ing)|under the hood|out of the box)\b/i
    expect(find(phrases)).toEqual([])
  })
  it('E: leaves nothing to be written', () => {
    expect(find(/\b(?:TODO|TBD|FIXME|lorem ipsum|coming soon)\b/)).toEqual([])
  })
})
