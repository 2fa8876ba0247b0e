// Characters that stand for each other, such as those of traditional and simplified Chinese. The index
// and queries have one of them, and readers see what is written.
import type { CharacterVariants, SearchDataPage } from '../../shared/manifests/manifests.ts'
import { type Section, toSections } from '../sections.ts'

/** The pages as the index has them, and the way back. */
export interface View {
  readonly pages: readonly SearchDataPage[]
  /** A text in the characters of the index; every character keeps its place. */
  readonly toPlain: (text: string) => string
  /** A section of the index as it is written. */
  readonly toWritten: (section: Section) => Section
}

/** Create the view of pages; without variants, the index has them as they are. */
export function createView(
  pages: readonly SearchDataPage[],
  [written, plain]: CharacterVariants = ['', ''],
): View {
  if (written === '') return { pages, toPlain: (text) => text, toWritten: (section) => section }
  const plainOf = new Map([...written].map((character, index) => [character, plain[index]]))
  const toPlain = (text: string): string =>
    text.replace(/[\u3400-\u9fff]/g, (character) => plainOf.get(character) ?? character)
  const sections = toSections(pages)
  return {
    toPlain,
    pages: pages.map(({ u, t, c, b, s }) => ({
      u,
      t: toPlain(t),
      c: toPlain(c),
      b,
      s: s.map(([id, depth, ...texts]) => {
        const [heading, prose, names] = texts.map(toPlain)
        return [id, depth, heading ?? '', prose ?? '', names ?? ''] as const
      }),
    })),
    toWritten: (section) =>
      sections.find(
        ({ id, isLead, pageIndex }) =>
          id === section.id && isLead === section.isLead && pageIndex === section.pageIndex,
      ) ?? section,
  }
}
