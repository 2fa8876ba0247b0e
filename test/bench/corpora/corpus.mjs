// What all corpora are: pages in sections, and each section has its own sidebar. The tools write their sites from it.
import { createHash } from 'node:crypto'

/** Entries of a sidebar, in all tools. */
export const sectionSize = 90

/**
 * @typedef {{ path: string, title: string, text: string }} Page The path has no extension, such as `vite-1/guide/build`.
 * @typedef {{ prefix: string, label: string, pages: readonly Page[] }} Section
 * @typedef {{ label: string, sources: readonly string[], sections: readonly Section[] }} Corpus
 */

/** @returns {readonly Page[]} All pages of a corpus, except for the home page that each tool gets. */
export const pagesOf = (corpus) => corpus.sections.flatMap(({ pages }) => pages)

/** The home page, which links to each section. */
export function homePage({ sections }) {
  const links = sections.map(({ label, pages }) => `- [${label}](/${pages[0].path})`)
  return { title: 'Home', text: `The sections of this documentation.\n\n${links.join('\n')}\n` }
}

/** Size, number of pages and hash of a corpus: two runs with the same hash had the same pages. */
export function describeCorpus(corpus) {
  const pages = pagesOf(corpus)
  const hash = createHash('sha256')
  for (const { path, title, text } of pages) hash.update(`${path}\n${title}\n${text}`)
  const bytes = pages.reduce((sum, { text }) => sum + Buffer.byteLength(text), 0)
  return { pages: pages.length + 1, bytes, hash: hash.digest('hex').slice(0, 12) }
}

/** Pages cut into sections of the same form. */
export function toSections(name, pages) {
  const count = Math.ceil(pages.length / sectionSize)
  return Array.from({ length: count }, (_, index) => {
    const prefix = `${name}-${index + 1}`
    const own = pages.slice(index * sectionSize, (index + 1) * sectionSize)
    return {
      prefix,
      label: count === 1 ? name : `${name}, part ${index + 1}`,
      pages: own.map((page) => ({ ...page, path: `${prefix}/${page.path}` })),
    }
  })
}
