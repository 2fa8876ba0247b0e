// The corpora of `npm run bench`, and how often each is built.
import { generatePage } from './generate-page.mjs'
import { createRealCorpus } from './real.mjs'
import { toSections } from './corpus.mjs'
import { createRandom } from '../random.mjs'
import { noun, sentence } from './words.mjs'

const toPath = (index) => `page-${String(index).padStart(5, '0')}`

/** A corpus of `count` pages, one of which is the home page; `textOf` is given the paths of all others. */
function createCorpus(label, { count, textOf }) {
  const blank = Array.from({ length: count - 1 }, (_, index) => ({
    path: toPath(index),
    title: `Page ${index}`,
    index,
  }))
  const sections = toSections('section', blank)
  const paths = sections.flatMap(({ pages }) => pages.map(({ path }) => path))
  const withText = ({ path, title, index }) => ({ path, title, text: textOf(index, paths) })
  return {
    label,
    sources: [],
    sections: sections.map((section) => ({ ...section, pages: section.pages.map(withText) })),
  }
}

export const createGeneratedCorpus = (count) =>
  createCorpus('generated pages', {
    count,
    textOf: (index, paths) =>
      generatePage(index, (offset) => `/${paths[(index + offset) % paths.length]}`),
  })

/** Two paragraphs, three sections, a list; about 1 kB without code. */
function tinyText(index) {
  const random = createRandom(index + 1)
  const text = (words) => sentence(random, { words, marks: [`**${noun(random)}**`] })
  const items = [1, 2, 3].map(() => `- ${text(6)}`).join('\n')
  const heading = (depth) => `${'#'.repeat(depth)} The ${noun(random)}`
  return [text(40), heading(2), text(50), items, heading(2), text(40), heading(3), text(20)]
    .join('\n\n')
    .concat('\n')
}

export const createTinyCorpus = (count) =>
  createCorpus('tiny pages', { count, textOf: (index) => tinyText(index) })

/** In the order in which they are measured; tools that are slow build only the corpora with `slowRuns`. */
export const corpora = [
  { id: 'real-70', create: createRealCorpus, pages: 70, runs: 5, slowRuns: 2, warmUp: true },
  { id: 'real-1036', create: createRealCorpus, pages: 1036, runs: 2, slowRuns: 0 },
  { id: 'generated-1000', create: createGeneratedCorpus, pages: 1000, runs: 1, slowRuns: 0 },
  { id: 'tiny-4001', create: createTinyCorpus, pages: 4001, runs: 2, slowRuns: 0 },
]
