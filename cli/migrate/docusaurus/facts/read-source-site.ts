// The old site when it was never built. Enters: its docs and sidebars. Leaves: SiteFacts.
import { join, posix } from 'node:path'
import GithubSlugger from 'github-slugger'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { toString } from 'mdast-util-to-string'
import { type PageFacts, type SiteFacts, toSiteUrl } from '../../site-facts.ts'
import type { SourceDoc } from '../docs/read-source-docs.ts'
import { readSourceSidebars, type SourceSet } from './read-source-sidebars.ts'
import { toText } from '../../coerce.ts'

interface SourceOptions {
  readonly baseUrl: string
  readonly origin: string
  /** Absolute. */
  readonly siteDir: string
}

/** Docs as a link by file finds them. */
interface DocFiles {
  /** Those of the own version, by path below their folder. */
  readonly byPath: ReadonlyMap<string, SourceDoc>
  /** Those of all versions, by absolute path. */
  readonly byFile: ReadonlyMap<string, SourceDoc>
  readonly siteDir: string
}

/** What the sources promise; descriptions only where the front matter states them. Links by file stay in their version. */
export function readSourceSite(sets: readonly SourceSet[], options: SourceOptions): SiteFacts {
  const byFile = new Map(
    sets.flatMap(({ docs, folder }) => docs.map((doc) => [join(folder, doc.path), doc] as const)),
  )
  const pages = sets.flatMap(({ docs }) => {
    const byPath = new Map(docs.map((doc) => [doc.path, doc]))
    return docs.map((doc): [string, PageFacts] => [
      doc.url,
      {
        title: doc.title,
        description: toText(doc.frontMatter['description']),
        ids: listHeadingIds(doc.text),
        links: readLinks(doc.text).map((href) =>
          resolveLink(href, doc, { byPath, byFile, ...options }),
        ),
      },
    ])
  })
  const bars = sets.map((set) => readSourceSidebars(set, options))
  return {
    // Of two docs with one address the first is seen.
    pages: new Map([...bars.flatMap((bar) => bar.pages), ...pages, ...pages.toReversed()]),
    sidebar: new Set(bars.flatMap(({ entries }) => entries)),
  }
}

function listHeadingIds(text: string): string[] {
  const slugger = new GithubSlugger()
  return [...text.matchAll(/^[ \t]*(#{1,6})[ \t]+(.+?)[ \t]*#*$/gm)].flatMap(
    ([, marks, written = '']) => {
      const explicit = /\s*\{#([^{}]+)\}\s*$|\s*\{\/\*\s*#(\S+?)\s*\*\/\}\s*$/.exec(written)
      const own = explicit?.[1] ?? explicit?.[2]
      const plain = toString(fromMarkdown(`# ${withoutTags(written)}`), { includeHtml: false })
      const id = own ?? slugger.slug(plain)
      // Docusaurus gives the title no id.
      return marks === '#' ? [] : [id]
    },
  )
}

/** Tags of components may look like no HTML; what stands in code is meant as it is. */
function withoutTags(text: string): string {
  return text.replace(
    /(`+)(?:(?!\1)[\s\S])*\1|<\/?[A-Za-z][\w.:-]*(?:\s+[\w:.-]+(?:=(?:"[^"]*"|'[^']*'|\{[^{}]*\}))?)*\s*\/?>/g,
    (found, ticks?: string) => (ticks === undefined ? '' : found),
  )
}

function readLinks(text: string): string[] {
  const prose = text.replace(/(`+)[^`]*\1/g, '')
  const inline = [
    ...prose.matchAll(
      /(?<![!\\])\[(?:[^[\]\\]|\\.|\[[^\]]*\](?:\([^()\s]*\))?)*\]\(\s*<?((?:[^()\s>]|\([^()\s>]*\))+)>?(?:\s+["'][^)]*["'])?\s*\)/g,
    ),
  ]
  const html = [...prose.matchAll(/<a\b[^>]*?\bhref=["']([^"']+)["']/gi)]
  return [...inline, ...html]
    .map(([, href = '']) => href)
    .filter((href) => !/^(?:docblock|mailto|pathname):/.test(href) && !isOwnFile(href))
}

/** A file beside the page, which gets a name made from its contents. */
function isOwnFile(href: string): boolean {
  return /^(?!\/|[a-z]+:)[^?#]*\.(?!mdx?\b|html?\b)[a-z]\w{1,5}(?:[?#].*)?$/i.test(href)
}

/** A file as Docusaurus looks for it: beside the page, from the folder of the docs, from the folder of the site. */
function findDoc(
  path: string,
  doc: SourceDoc,
  { byPath, byFile, siteDir }: DocFiles,
): SourceDoc | undefined {
  const beside = byPath.get(posix.join(posix.dirname(doc.path), path))
  if (/^\.\.?\//.test(path)) return beside
  if (beside !== undefined && !/^(?:\/|@site\/)/.test(path)) return beside
  const below = path.replace(/^(?:@site)?\//, '')
  const root = /^(?:@site)?\//.test(path) ? byFile.get(join(siteDir, below)) : undefined
  if (root !== undefined) return root
  const parts = below.split('/')
  const candidates = parts.map((_, from) => byPath.get(parts.slice(from).join('/')))
  return candidates.find((found) => found !== undefined)
}

function resolveLink(
  href: string,
  doc: SourceDoc,
  { byPath, byFile, ...from }: SourceOptions & DocFiles,
): string {
  const [, written = '', hash = ''] = /^([^#?]*)(?:\?[^#]*)?(#.*)?$/.exec(href) ?? []
  const path = written.replace(/(?<=\.mdx?)\/$/, '')
  if (/\.mdx?$/.test(path) && !/^[a-z]+:/i.test(path)) {
    const target = findDoc(decodeURI(path), doc, { byPath, byFile, siteDir: from.siteDir })
    if (target) return `${target.url}${hash}`
  }
  return toSiteUrl(path.startsWith('/') ? `${from.baseUrl.slice(0, -1)}${href}` : href, {
    ...from,
    url: doc.isFolder ? `${doc.url}/` : doc.url,
  })
}
