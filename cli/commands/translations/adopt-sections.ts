// What existing translations were made from, as far as git knows.
import { alignSections } from '../../translations/align-sections.ts'
import type { LockedPage } from '../../translations/section-lock.ts'
import { type Section, splitSections } from '../../translations/split-sections.ts'
import type { LineCommit } from '../../translations/parse-blame.ts'
import type { GitTexts } from './git-texts.ts'

interface Page {
  readonly path: string
  readonly text: string
  readonly original: string
  readonly originalText: string
}

/**
 * The entry of a page that has none: each section was made from the original of the commit that last
 * changed it. Sections that git doesn't know were made from the original of today.
 */
export async function adoptSections(page: Page, git: GitTexts): Promise<LockedPage> {
  const translations = splitSections(page.text)
  const blame = await git.blame(page.path)
  const commits = translations.map((section, index) =>
    newestCommit(blame ?? [], section, translations[index + 1]),
  )
  const texts = new Map<string, readonly Section[]>()
  for (const commit of new Set(commits)) {
    const text = commit === '' ? undefined : await git.show(commit, page.original)
    texts.set(commit, splitSections(text ?? page.originalText))
  }
  // Sections are in the order of the original that the newest of them was made from.
  const adopted = new Map<string, readonly [string, string]>()
  for (const [index, translation] of translations.entries()) {
    const originals = texts.get(commits[index] ?? '') ?? []
    const pair = alignSections(originals, translations).find(([, own]) => own === translation)
    if (pair) adopted.set(pair[0].key, [pair[0].hash, translation.hash])
  }
  return adopted
}

function newestCommit(
  blame: readonly LineCommit[],
  { line }: Section,
  next: Section | undefined,
): string {
  const lines = blame.slice(line - 1, next === undefined ? undefined : next.line - 1)
  const newest = lines.toSorted((a, b) => b.time - a.time)[0]
  return newest?.commit ?? ''
}
