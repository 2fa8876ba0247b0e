// What readers of a built site see of the syntax of other tools: text outside code that a tool would
// have replaced. Code, keys, formulas and hidden text are no text.
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fromHtml } from 'hast-util-from-html'

/** The constructs, each tested on the text of one block; `name` is how an author writes it. */
const rawForms = [
  { name: '!!! note', pattern: /^(?:!!!|\?\?\?)\+?[ \t]+["“\w]/m },
  { name: '=== "Tab"', pattern: /^===[!+]?[ \t]+["“]/m },
  { name: '--8<--', pattern: /-8<-/ },
  { name: '{% tag %}', pattern: /\{%-?[ \t]*\w/ },
  { name: '{{ value }}', pattern: /\{\{[^{}\n]*\}\}/ },
  { name: ':::', pattern: /:::/ },
  { name: '{#id .class key=value}', pattern: /\{:?[ \t]*(?:[#.][A-Za-z_]|[\w:@-]+=)[^{}\n]*\}/ },
  { name: ':material-icon:', pattern: /:(?:material|octicons|fontawesome|simple)-[\w-]+:/ },
  {
    name: ':emoji:',
    pattern: /(?<![\w:/.]):(?!material-|octicons-|fontawesome-|simple-)[a-z][\w+-]+:(?![\w:])/,
  },
  { name: '[[toc]]', pattern: /\[\[?_?toc_?\]?\]/i },
  { name: '<<< file', pattern: /^<<<[ \t]*\S/m },
  { name: '@include', pattern: /@include:/ },
  {
    name: '<Tag>',
    // `<URL>` is a placeholder.
    pattern:
      /(?<![\w)])<\/?(?:(?=[A-Z\d_.]*[a-z])[A-Z][\w.]*|script|style|template)(?:\s[^<>]*)?\/?>/,
  },
  // An arrow has white space on both sides.
  { name: '<!-- -->', pattern: /<!--|(?<!\s)-->|-->(?!\s)/ },
  { name: '{/* */}', pattern: /\{\/\*|\*\/\}/ },
  { name: 'import', pattern: /^(?:import\s+\S+\s+from\s+["'“‘]|export\s+(?:const|default)\s)/m },
  { name: '++key++', pattern: /(?<![\w+])\+\+[A-Za-z"“][^+\n]*(?:\+[\w-]+)*\+\+(?![\w+])/ },
  { name: '==mark==', pattern: /(?<![=\w!])==[^\s=][^=\n]*==(?![=\w])/ },
  { name: '^^insert^^', pattern: /\^\^[^\s^][^^\n]*\^\^/ },
  { name: '(1)!', pattern: /\(\d+\)!/ },
  { name: '[text][reference]', pattern: /\[[^[\]\n]+\]\[[^[\]\n]*\]/ },
  { name: '[text](url)', pattern: /\[[^[\]\n]*\]\([^()\s]+\)/ },
  { name: '[^note]', pattern: /\[\^[\w-]+\]/ },
  { name: '[!NOTE]', pattern: /\[!(?:NOTE|TIP|IMPORTANT|WARNING|CAUTION)\]/i },
  { name: '*[ABBR]: text', pattern: /^\*\[[^\]\n]+\]:/m },
  { name: '/// block', pattern: /^\/{3,}[ \t]*(?:[a-z][\w-]*)?[ \t]*(?:\||$)/m },
  { name: '``` fence', pattern: /(?:```|~~~)/ },
  { name: '.. directive::', pattern: /^\.\. [a-z][\w:-]*::/m },
]

const hidden = new Set('code kbd samp pre script style template svg math noscript head'.split(' '))
const inline = new Set(
  'a abbr b bdi bdo br cite del dfn em i img ins mark q s small span strong sub sup time u var wbr'.split(
    ' ',
  ),
)

/** The constructs in the pages below `folder`, one entry per construct and block of text. */
export async function findRawSyntax(folder) {
  const names = await readdir(folder, { recursive: true })
  const found = []
  for (const page of names.filter((path) => path.endsWith('.html')).toSorted()) {
    const html = await readFile(join(folder, page), 'utf8')
    found.push(...listRawSyntax(html).map((raw) => ({ page, ...raw })))
  }
  return found
}

/** The constructs in the texts of one page. */
export function listRawSyntax(html) {
  return readBlocks(html).flatMap((text) =>
    rawForms.flatMap(({ name, pattern }) => {
      const [match] = pattern.exec(text) ?? []
      return match === undefined ? [] : [{ form: name, match, text }]
    }),
  )
}

/** The visible texts of blocks in a page; an object replacement character is in place of code. */
function readBlocks(html) {
  const blocks = ['']
  const add = (text) => {
    blocks[blocks.length - 1] += text
  }
  const read = (node) => {
    if (node.type === 'text') return add(node.value)
    if (node.type === 'element' && isHidden(node)) return add(' \uFFFC ')
    const isBlock = node.type === 'element' && !inline.has(node.tagName)
    if (isBlock) blocks.push('')
    if (node.tagName === 'br') add('\n')
    for (const child of node.children ?? []) read(child)
    if (isBlock) blocks.push('')
    return undefined
  }
  read(fromHtml(html))
  return blocks.map((text) => text.trim()).filter((text) => text !== '')
}

function isHidden({ tagName, properties }) {
  return hidden.has(tagName) || (properties.className ?? []).includes('katex')
}
