import { isListPath } from '../../agents/list-path.ts'
import { parseLinks } from '../../agents/parse-links.ts'
import { readSections } from '../../agents/read-sections.ts'
import { toMarkdownPath } from '../../model/paths/markdown-url.ts'
import { textOf } from '../../primitives/text/text-of.ts'
import { toUrlPath, tryDecode } from '../../../runtime/shared/urls/url.ts'
import type { CheckContext } from '../check.ts'
import { countWords, type WalkLink } from './score-links.ts'
import type { WalkFile } from './walk-site.ts'

/** The texts of the built site that programs read. */
export interface SiteTexts {
  readonly open: (path: string) => WalkFile | undefined
  /**
   * The number of characters after which a section of a page has been read, or the whole page if the
   * id is empty or not that of a heading; undefined without Markdown.
   */
  readonly endOf: (path: string, id: string) => number | undefined
}

/** Prepare the lists and the Markdown of all pages; each is written when it is opened. */
export function createSiteTexts({
  site,
  rendered,
}: Pick<CheckContext, 'site' | 'rendered'>): SiteTexts {
  const { config, routes } = site
  const base = config.url + config.baseUrl
  const makers = new Map<string, () => string>()
  for (const file of rendered.files)
    if (isListPath(file.path)) makers.set(file.path, () => textOf(file.contents))
  for (const { path, render } of rendered.twins()) makers.set(path, () => textOf(render().contents))
  const opened = new Map<string, WalkFile | undefined>()
  const toPath = (url: string): string | undefined => {
    const path = url.startsWith(base) ? tryDecode(url.slice(base.length)) : undefined
    return path !== undefined && makers.has(path) ? path : undefined
  }
  const open = (path: string): WalkFile | undefined => {
    const known = opened.get(path)
    if (known) return known
    const text = makers.get(path)?.()
    const file = text === undefined ? undefined : toFile(text, toPath)
    opened.set(path, file)
    return file
  }
  const headings = new Map(
    [...routes.values()].map(({ url, page }) => [toMarkdownPath(url), page.headings]),
  )
  const endOf = (path: string, id: string): number | undefined => {
    const text = open(path)?.text
    if (text === undefined || id === '') return text?.length
    const sections = readSections(text, headings.get(path))
    const found = sections.findIndex((section) => section.id === id)
    if (found === -1) return text.length
    // The text of a section is in the page as it is.
    let end = 0
    for (const section of sections.slice(0, found + 1))
      end = text.indexOf(section.text, end) + section.text.length
    return end
  }
  return { open, endOf }
}

/** The path of the Markdown of a page that is written as `/path`. */
export const toTextPath = (path: string): string => toMarkdownPath(toUrlPath(path))

function toFile(text: string, toPath: (url: string) => string | undefined): WalkFile {
  const known = new Map<number, readonly WalkLink[]>()
  const linksUntil = (end: number): readonly WalkLink[] => {
    const links =
      known.get(end) ??
      parseLinks(text.slice(0, end)).flatMap((link) => {
        const path = toPath(link.url.replace(/[?#].*$/, ''))
        return path === undefined ? [] : [{ path, words: countWords(link) }]
      })
    known.set(end, links)
    return links
  }
  return { text, linksUntil }
}
