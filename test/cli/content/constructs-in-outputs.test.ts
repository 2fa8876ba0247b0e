import { decodeHTML } from 'entities'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { parseLinks, toPlainText } from '../../../cli/agents/parse-links.ts'
import { toSearchPages } from '../../../runtime/shared/manifests/search-columns.ts'
import { builtSite } from '../../helpers/built-site.ts'
import {
  blockConstructs,
  lineConstructs,
  type OutputConstruct,
  rawMarks,
} from './output-constructs.ts'

const end = '\n\n[^1]: A note.\n\n[reference]: https://host.example/reference\n'
const inLines = ({ text }: OutputConstruct): string =>
  `# Title ${text} end\n\nLead ${text} end.\n\n## Heading ${text} end\n\n- Item ${text} end\n\n| Cell ${text} end |\n| - |\n| Cell ${text} end |${end}`
const inBlock = ({ text }: OutputConstruct, name: string): string =>
  `# Title of ${name}\n\nLead.\n\n## Before\n\n${text}\n\n## After\n\nEnd.${end}`

const cases = [
  ...Object.entries(lineConstructs).map(([name, one]) => ({ name, one, text: inLines(one) })),
  ...Object.entries(blockConstructs).map(([name, one]) => ({
    name,
    one,
    text: inBlock(one, name),
  })),
].map((found, index) => ({ ...found, path: `p${index}` }))

const files = {
  'site.config.ts': `export default {
  title: 'Kit', url: 'https://kit.example', blog: { feedOptions: { limit: 'ALL' } },
  docs: { showLastUpdateTime: false },
  markdown: { math: true, variables: { product: 'Gadget' } },
}
`,
  'docs/index.md': '# Home\n\nText.\n',
  'static/a.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>',
  ...Object.fromEntries(
    cases.flatMap(({ path, text }) => [
      [`docs/${path}.md`, text],
      [`blog/2026-01-01-${path}.md`, text],
    ]),
  ),
}

const fold = (text: string): string => text.replace(/[\s\u00A0]+/g, ' ').trim()

/** What readers of HTML see or hear: its text, and the titles and descriptions of what is no text. */
function toText(html: string): string {
  const [article = html] = /<article[^]*<\/article>/.exec(html) ?? []
  const named = article.replace(
    /<[^>]*>/g,
    (tag) =>
      [...tag.matchAll(/\s(?:alt|title)="([^"]+)"/g)].map(([, text]) => ` ${text} `).join('') + tag,
  )
  const blocks = named.replace(/<\/?(?:br|button|div|h\d|li|p|pre|summary|td|th)\b[^>]*>/g, ' ')
  return fold(decodeHTML(blocks.replace(/<[^>]*>/g, '')))
}

/** Some marks are HTML in Markdown for programs, which know fewer rules. */
const toTwinText = (markdown: string): string =>
  fold(
    markdown
      .replace(/<\/?(?:del|em|strong|sub|sup)>/g, '')
      .split('\n')
      .map(toPlainText)
      .join(' '),
  )

type Texts = Readonly<Record<string, readonly string[]>>

/** The texts of every output of a page, those of its metadata apart. */
interface Outputs {
  readonly bodies: Texts
  readonly metadata: Texts
}

async function readOutputs(): Promise<(path: string) => Promise<Outputs>> {
  const { siteDir, run } = await builtSite(files, { hasPackages: true })
  expect(run.stdout, run.stderr).toContain('Built')
  const read = (path: string): Promise<string> => readFile(join(siteDir, 'build', path), 'utf8')
  const json = async (path: string) => JSON.parse(await read(path))
  const headings = await json('search-current.en.json')
  const search = toSearchPages({ ...headings, ...(await json(headings.texts.slice(1))) })
  const { items } = await json('blog/feed.json')
  const { docs } = await json('routes.json')
  const listed = parseLinks(await read('llms.txt'))
  const rss = (await read('blog/rss.xml')).split('<item>')
  return async (path) => {
    const html = await read(`${path}/index.html`)
    const { t, s } = search.find(({ u }) => u === `/${path}`) ?? { t: '', s: [] }
    const post = items.find(({ url }: { url: string }) => url.endsWith(`/${path}`))
    const {
      title,
      description,
      sidebarLabel,
      headings: ids,
    } = docs.find(({ id }: { id: string }) => id === path)
    const inRss = rss.find((item) => item.includes(`/${path}</link>`)) ?? ''
    const tagged = (pattern: RegExp): string[] =>
      [...html.matchAll(pattern)].map(([, ...texts]) => decodeHTML(texts.join('')))
    const { title: label, description: about } = listed.find(({ url }) =>
      url.endsWith(`/${path}.md`),
    ) ?? { title: '', description: '' }
    return {
      bodies: {
        html: [toText(html)],
        twin: [toTwinText(await read(`${path}.md`))],
        search: [fold([t, ...s.flat()].join(' '))],
        feed: [toText(`${post.title} ${post.content_html}`)],
      },
      metadata: {
        head: tagged(/<title>(.*?)<\/title>|(?:description|title)" content="(.*?)"/g),
        menu: tagged(new RegExp(`<a href="/${path}"[^>]*>(.*?)</a>`, 'g')),
        routes: [
          title,
          description,
          sidebarLabel,
          ...ids.map(({ text }: { text: string }) => text),
        ],
        list: [label, about],
        feed: [post.title, post.summary],
        rss: [...inRss.matchAll(/<(?:title|description)>(.*?)</g)].map(([, text = '']) =>
          decodeHTML(text),
        ),
      },
    }
  }
}

describe('a construct of the syntax', () => {
  let outputsOf: Awaited<ReturnType<typeof readOutputs>>
  beforeAll(async () => {
    outputsOf = await readOutputs()
  })

  it.each(cases)('loses no word in any output: $name', async ({ path, one }) => {
    const { bodies } = await outputsOf(path)
    for (const [output, texts] of Object.entries(bodies)) {
      const lost = one.words
        .filter((word) => output !== 'search' || one.notSearched?.includes(word) !== true)
        .filter((word) => !texts.some((text) => fold(text).includes(fold(word))))
      expect([output, lost, lost.length > 0 && texts]).toEqual([output, [], false])
    }
  })

  it.each(cases)('shows no mark in any output but its source: $name', async ({ path, one }) => {
    const { bodies, metadata } = await outputsOf(path)
    for (const [output, texts] of Object.entries({ ...bodies, ...metadata })) {
      const own = one.words.join(' ')
      const shown = texts.filter(
        (text) => output !== 'twin' && rawMarks.test(text.replaceAll(own, '')),
      )
      expect([output, shown]).toEqual([output, []])
    }
  })

  it.each(cases.filter(({ one }) => Object.values(lineConstructs).includes(one)))(
    'is plain text in titles, descriptions and lists: $name',
    async ({ path, one }) => {
      const { metadata } = await outputsOf(path)
      for (const [output, texts] of Object.entries(metadata))
        for (const text of texts)
          for (const word of one.words)
            expect([output, text, fold(text).includes(fold(word))]).toEqual([output, text, true])
    },
  )
})
