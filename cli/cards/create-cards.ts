// Room: draws the social cards of pages
// The images of link previews. Given pages, a component and fonts, it returns a file for each card.
// It must not read the disk, nor know how pages are rendered.
import { createElement, type ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { markContentPath } from '../model/paths/content-path.ts'
import { SocialCard as DefaultCard } from '../../runtime/components/social-card.tsx'
import type { SocialCardProps } from '../../runtime/shared/views/social-card.ts'
import type { Cache } from '../cache/open-cache.ts'
import type { Diagnostic } from '../model/diagnostic.ts'
import type { OutputFile, SocialCard } from '../model/output.ts'
import { toOutputPath } from '../model/paths/output-path.ts'
import type { UrlPath } from '../model/paths.ts'
import { type CodeMaps, endWithThrown } from '../primitives/text/code-frames.ts'
import { hashOf } from '../primitives/hash.ts'
import { keepPrototypes } from '../primitives/modules/keep-prototypes.ts'
import { toPlace } from '../report/diagnostic.ts'
import { during } from '../threads/during.ts'
import { type CardProblem, inspectCard } from './inspect-card.ts'
import type { CardPage } from './card-props.ts'
import { cardRules } from './card-rules.ts'
import { decodeCard, encodeCard } from './kept-card.ts'
import type { CardImage, DrawCard } from './open-renderer.ts'

/** The renderer for the cards of a site. */
export interface CardMaker {
  /** Undefined for the built-in one. */
  readonly component: ComponentType<SocialCardProps> | undefined
  /** Source maps of its code. */
  readonly maps: CodeMaps
  /** Hash of everything besides markup and images that decides about the pixels. */
  readonly version: string
  /** Of the code that inspects cards. */
  readonly cacheVersion: string
  /** Loads the renderer; called only if a card isn't in the cache. */
  readonly open: () => Promise<DrawCard>
  /** The bytes of an image below a static folder; undefined if there is none. */
  readonly readImage: (src: string) => Uint8Array | undefined
  readonly maxBytes: number
  readonly hasFonts: boolean
  /** The file of the component; undefined for the built-in one. */
  readonly componentPath: string | undefined
}

/** The cards of a site. */
export interface Cards {
  readonly byUrl: ReadonlyMap<UrlPath, SocialCard>
  readonly files: readonly OutputFile[]
  readonly diagnostics: readonly Diagnostic[]
}

/** Cards that are drawn at the same time. */
const PARALLEL = 4

/** Draw the cards that the cache doesn't have. */
export async function createCards(
  pages: readonly CardPage[],
  maker: CardMaker,
  cache: Cache,
): Promise<Cards> {
  const files = new Map<string, OutputFile>()
  const byUrl = new Map<UrlPath, SocialCard>()
  const diagnostics: Diagnostic[] = []
  let opening: Promise<DrawCard> | undefined
  const open = (): Promise<DrawCard> => (opening ??= maker.open())
  const make = async (page: CardPage): Promise<void> => {
    const made = await createCard(page, { maker, cache, open })
    diagnostics.push(...made.diagnostics)
    if (!made.file) return
    files.set(made.file.path, made.file)
    byUrl.set(page.url, { path: made.file.path, alt: altOf(page.props) })
  }
  for (let start = 0; start < pages.length; start += PARALLEL)
    await Promise.all(pages.slice(start, start + PARALLEL).map(make))
  // One mistake in a component is one finding, not one for each page.
  return { byUrl, files: [...files.values()], diagnostics: summarize(diagnostics) }
}

interface CardTools {
  readonly maker: CardMaker
  readonly cache: Cache
  readonly open: () => Promise<DrawCard>
}

interface MadeCard {
  readonly file?: OutputFile
  readonly diagnostics: readonly Diagnostic[]
}

async function createCard(page: CardPage, { maker, cache, open }: CardTools): Promise<MadeCard> {
  try {
    const subject = maker.componentPath ?? page.source
    const html = during({ kind: 'render', subject }, () =>
      keepPrototypes(() =>
        renderToStaticMarkup(createElement(maker.component ?? DefaultCard, page.props)),
      ),
    )
    const images = findImages(html, maker)
    const key = hashOf(
      'social card',
      maker.version,
      html,
      ...images.flatMap(({ src, data }) => [src, data]),
    )
    const cacheKey = hashOf(key, maker.cacheVersion)
    const known = decodeCard(cache.get(cacheKey))
    const kept = known ?? (await draw(html, images, { maker, open }))
    if (!known) cache.set(cacheKey, encodeCard(kept))
    const path = toOutputPath(`assets/card-${key.slice(0, 16)}.png`)
    const fallback = cache.has(cacheKey) ? new Uint8Array() : kept.png
    // A large site has more cards than fit into memory, so they are read when they are written.
    const file: OutputFile = {
      path,
      kind: 'asset',
      get contents() {
        return decodeCard(cache.get(cacheKey))?.png ?? fallback
      },
    }
    return { file, diagnostics: kept.problems.map((problem) => report(problem, page, maker)) }
  } catch (cause) {
    return { diagnostics: [failed(endWithThrown(cause, maker.maps), page, { maker, cause })] }
  }
}

async function draw(
  html: string,
  images: readonly CardImage[],
  { maker, open }: Omit<CardTools, 'cache'>,
): Promise<{ readonly png: Uint8Array; readonly problems: readonly CardProblem[] }> {
  const drawCard = await open()
  const drawn = await drawCard(html, images)
  return { png: drawn.png, problems: inspectCard(drawn, maker) }
}

/** The images in the markup of a card, each once; the renderer itself loads none. */
function findImages(html: string, { readImage }: CardMaker): CardImage[] {
  const found = [...html.matchAll(/<img\b[^>]*?\ssrc="([^"]*)"/g)].map(([, src = '']) => src)
  return [...new Set(found)].flatMap((src) => {
    if (src.startsWith('data:')) return []
    const data = readImage(src)
    if (data === undefined)
      throw new Error(
        `the image \`${src}\` of the card is not a file below a static folder of the site`,
      )
    return [{ src, data }]
  })
}

function altOf({ title, section, site }: SocialCardProps): string {
  const names = [title, ...(section === undefined ? [] : [section]), site.title]
  return [...new Set(names)].join(' – ')
}

/** Findings of the built-in card belong to the page, those of a component to its file. */
function placeOf({ source }: CardPage, { componentPath }: CardMaker): ReturnType<typeof toPlace> {
  const path = componentPath ?? source.replace(/#.*$/, '')
  return toPlace(markContentPath(path), { line: 1, column: 1 })
}

function report({ kind, message }: CardProblem, page: CardPage, maker: CardMaker): Diagnostic {
  const rule = cardRules[`social-card-${kind}`]
  return rule.report({
    message: `The social card of \`${page.url}\` ${message}.`,
    help: rule.help,
    place: placeOf(page, maker),
    data: { actual: page.url },
  })
}

function failed(
  reason: string,
  page: CardPage,
  { maker, cause }: { readonly maker: CardMaker; readonly cause: unknown },
): Diagnostic {
  return cardRules['social-card-failed'].report({
    message: `The social card of \`${page.url}\` can’t be drawn: ${reason}`,
    help:
      maker.componentPath === undefined
        ? 'Check the options of `socialCards`.'
        : 'Fix the component of the card.',
    place: placeOf(page, maker),
    data: { actual: page.url },
    cause,
  })
}

const MOST = 5

/** At most a few findings of each rule. */
function summarize(found: readonly Diagnostic[]): readonly Diagnostic[] {
  const sorted = found.toSorted((a, b) => (a.message < b.message ? -1 : 1))
  const counts = new Map<string, number>()
  return sorted.filter(({ rule }) => {
    const count = (counts.get(rule) ?? 0) + 1
    counts.set(rule, count)
    return count <= MOST
  })
}
