// Makes a folder of Markdown with the shape of a real API documentation: about 13 kB, 13 headings and 9 code blocks a page.
// The same seed gives the same bytes.
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { createRandom } from './random.mjs'

const words = (
  'store reducer action payload middleware selector cache entry request response query mutation tag ' +
  'subscription endpoint hook state update dispatch listener effect result option default value type ' +
  'argument function object array string number promise error retry timeout header body status branch ' +
  'the a an of in on for with from into when while after before each every one only same other new old ' +
  'returns accepts reads writes keeps drops merges compares replaces creates removes calls waits ends starts'
).split(' ')

function sentence(random) {
  const count = 7 + Math.floor(random() * 11)
  const picked = Array.from({ length: count }, () => {
    const word = words[Math.floor(random() * words.length)]
    const style = random()
    if (style < 0.06) return `\`${word}\``
    if (style < 0.08) return `**${word}**`
    return word
  })
  const text = picked.join(' ')
  return `${text[0] === '`' || text[0] === '*' ? text : text[0].toUpperCase() + text.slice(1)}.`
}

const paragraph = (random) =>
  Array.from({ length: 1 + Math.floor(random() * 3) }, () => sentence(random)).join(' ')

function codeBlock(random, number) {
  const lines = 4 + Math.floor(random() * 11)
  const name = words[Math.floor(random() * 30)]
  const body = Array.from({ length: lines }, (_, line) => {
    const word = words[Math.floor(random() * 30)]
    if (line % 5 === 0) return `  // ${sentence(random).replaceAll('`', '')}`
    if (line % 3 === 0)
      return `  const ${word}${line} = await ${name}Api.${word}({ id: ${line}, name: '${word}' })`
    return `  if (${word}${line} > ${line}) return { ...${name}, ${word}: [${line}, 'x'] as const }`
  })
  return [
    `\`\`\`ts title="src/${name}${number}.ts"`,
    `import { ${name} } from './${name}'`,
    '',
    `export async function ${name}${number}(input: string, count = 1): Promise<void> {`,
    ...body,
    '}',
    '```',
  ].join('\n')
}

function section(random, number, link) {
  const parts = [
    `${number % 3 === 0 ? '##' : '###'} ${words[number % 30]} of \`${words[(number * 7) % 30]}\` ${number}`,
  ]
  parts.push(paragraph(random), `See [the page about ${words[number % 30]}](${link}) for more.`)
  if (number % 4 === 1) parts.push(':::tip\n\n' + paragraph(random) + '\n\n:::')
  if (number % 5 === 2)
    parts.push(Array.from({ length: 5 }, () => `- ${sentence(random)}`).join('\n'))
  if (number % 6 === 3)
    parts.push(
      ['| Option | Type | Meaning |', '| --- | --- | --- |']
        .concat(
          Array.from(
            { length: 5 },
            (_, row) => `| \`option${row}\` | \`string\` | ${sentence(random)} |`,
          ),
        )
        .join('\n'),
    )
  if (number % 13 < 9) parts.push(codeBlock(random, number))
  return parts.join('\n\n')
}

function page(index, count) {
  const random = createRandom(index + 1)
  const link = (offset) =>
    pagePath((index + offset) % count, count)
      .replace(/^/, '/')
      .replace('.md', '')
  const sections = Array.from({ length: 13 }, (_, number) =>
    section(random, number, link(number + 1)),
  )
  return [
    '---',
    `title: Page ${index}`,
    `sidebar_position: ${index + 1}`,
    `description: ${sentence(random).replaceAll(/[`*]/g, '')}`,
    '---',
    '',
    `# Page ${index}`,
    '',
    paragraph(random),
    '',
    sections.join('\n\n'),
    '',
  ].join('\n')
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
