// Sites for the benches of single commands: rich pages, tiny pages, and pages with many links. The same seed gives the same
// bytes.
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { generatePage } from './corpora/generate-page.mjs'
import { sentence } from './corpora/words.mjs'
import { createRandom } from './random.mjs'

const paragraph = (random) => sentence(random, { words: 20 + Math.floor(random() * 15) })

function page(index, count) {
  const link = (offset) => `/${pagePath((index + offset) % count).replace(/\.md$/, '')}`
  const title = `Page ${index}`
  return `---\ntitle: ${title}\nsidebar_position: ${index + 1}\n---\n\n# ${title}\n\n${generatePage(index, link)}`
}

function tinyPage(index) {
  const random = createRandom(index + 1)
  return `---\ntitle: Page ${index}\n---\n\n# Page ${index}\n\n${paragraph(random)}\n\n${paragraph(random)}\n`
}

/** `part-03/page-0103.md`: 35 pages a folder. */
export function pagePath(index) {
  const folder = String(Math.floor(index / 35)).padStart(3, '0')
  return `part-${folder}/page-${String(index).padStart(5, '0')}.md`
}

const linksAPage = 20

/** The forms in which authors write links, one after the other: to files, to addresses, to sections. */
function linkFrom(index, target, number) {
  const file = `../${pagePath(target)}`
  const address = `/${pagePath(target).replace(/\.md$/, '')}`
  const forms = [file, address, `${file}#more`, `${address}#more`, `${address}/?from=${index}`]
  return `- [page ${target}](${forms[number % forms.length]})`
}

function linkedPage(index, count) {
  const random = createRandom(index + 1)
  const links = Array.from({ length: linksAPage }, (_, number) =>
    linkFrom(index, Math.floor(random() * count), number),
  )
  return `${tinyPage(index)}\n## More\n\n${links.join('\n')}\n`
}

/** Write a site of tiny pages with 20 links each and every check that needs no package. */
export function writeLinkedCorpus(folder, count) {
  for (let index = 0; index < count; index++) {
    const path = join(folder, 'docs', pagePath(index))
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, linkedPage(index, count))
  }
  const addresses = Array.from(
    { length: count },
    (_, index) => `https://corpus.example/${pagePath(index).replace(/\.md$/, '')}#more`,
  )
  writeFileSync(join(folder, 'shipped.md'), addresses.join('\n'))
  writeFileSync(
    join(folder, 'site.config.mjs'),
    `export default {
  title: 'Corpus',
  url: 'https://corpus.example',
  docs: { showLastUpdateTime: false },
  checks: { inbound: ['shipped.md'], contrast: true, budgets: { html: 90000, nodes: 9000 } },
}
`,
  )
}

/** Write a site with `count` pages into `folder`; `tiny` pages have two paragraphs and no code. */
export function writeCorpus(folder, count, tiny = false) {
  for (let index = 0; index < count; index++) {
    const path = join(folder, 'docs', pagePath(index))
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, tiny ? tinyPage(index) : page(index, count))
  }
  writeFileSync(
    join(folder, 'site.config.mjs'),
    "export default { title: 'Corpus', url: 'https://corpus.example', docs: { showLastUpdateTime: false } }\n",
  )
}
