// The files that a browser loads with a page. Given HTML or CSS, it returns URLs of files, each with its
// kind. It must not know the site.
import { attributeOf, type StartTag } from '../../html/html-token.ts'
import { readHtml } from '../../html/read-html.ts'
import { listUrls } from '../../primitives/urls/map-urls.ts'
import { ownValue } from '../../primitives/own-value.ts'

/** The purpose of a file, as messages name it. */
export type LoadedKind =
  'a script' | 'a style sheet' | 'a font' | 'an image' | 'a frame' | 'audio or video' | 'a file'

/** A file that a page loads without being asked to by a reader. */
export interface LoadedFile {
  readonly kind: LoadedKind
  /** As written. */
  readonly url: string
}

/** Attributes with a URL that is loaded, by element. */
const loading: Readonly<Record<string, readonly (readonly [string, LoadedKind])[]>> = {
  audio: [['src', 'audio or video']],
  embed: [['src', 'a frame']],
  frame: [['src', 'a frame']],
  iframe: [['src', 'a frame']],
  image: [
    ['href', 'an image'],
    ['xlink:href', 'an image'],
  ],
  img: [['src', 'an image']],
  input: [['src', 'an image']],
  object: [['data', 'a frame']],
  script: [['src', 'a script']],
  source: [['src', 'audio or video']],
  track: [['src', 'a file']],
  video: [
    ['src', 'audio or video'],
    ['poster', 'an image'],
  ],
}

/** Relations of `link` that load a file or open a connection; `canonical` and `next` only name one. */
const relations: Readonly<Record<string, LoadedKind>> = {
  stylesheet: 'a style sheet',
  icon: 'an image',
  'apple-touch-icon': 'an image',
  manifest: 'a file',
  modulepreload: 'a script',
  preload: 'a file',
  prefetch: 'a file',
  preconnect: 'a file',
}

const preloaded: Readonly<Record<string, LoadedKind>> = {
  script: 'a script',
  style: 'a style sheet',
  font: 'a font',
  image: 'an image',
}

/** The files that a page loads, in its order. Style sheets inside `style data-href` are separate files. */
export function findLoadedFiles(html: string): readonly LoadedFile[] {
  let isOwnStyle = false
  return readHtml(html).flatMap((token): readonly LoadedFile[] => {
    if (token.kind === 'text') return token.isRaw && isOwnStyle ? findLoadedByCss(token.text) : []
    if (token.kind !== 'start') return []
    isOwnStyle = token.name === 'style' && attributeOf(token, 'data-href') === undefined
    return filesOfTag(token)
  })
}

function filesOfTag(tag: StartTag): readonly LoadedFile[] {
  const found = (ownValue(loading, tag.name) ?? []).flatMap(([name, kind]) => {
    const url = attributeOf(tag, name)
    return url === undefined ? [] : [{ kind, url }]
  })
  const sets = ['srcset', 'imagesrcset'].flatMap((name) =>
    listUrls(attributeOf(tag, name) ?? '', 'candidates').map((url): LoadedFile => ({
      kind: 'an image',
      url,
    })),
  )
  return [...found, ...sets, ...linked(tag), ...findLoadedByCss(attributeOf(tag, 'style') ?? '')]
}

function linked(tag: StartTag): readonly LoadedFile[] {
  const url = attributeOf(tag, 'href')
  if (tag.name !== 'link' || url === undefined) return []
  const names = (attributeOf(tag, 'rel') ?? '').toLowerCase().split(/\s+/)
  const kind = names.map((name) => ownValue(relations, name)).find((one) => one !== undefined)
  if (kind === undefined) return []
  return [{ kind: ownValue(preloaded, attributeOf(tag, 'as') ?? '') ?? kind, url }]
}

const CSS_URL = /@import\s+(?:url\(\s*)?["']?(?<sheet>[^"')\s;]+)|url\(\s*["']?(?<file>[^"')\s]+)/g

/** The files that a style sheet loads. */
export function findLoadedByCss(css: string): readonly LoadedFile[] {
  if (!css.includes('//')) return []
  return [...css.matchAll(CSS_URL)].map(({ groups }): LoadedFile => {
    const { sheet, file = '' } = groups ?? {}
    if (sheet !== undefined) return { kind: 'a style sheet', url: sheet }
    return { kind: /\.(?:woff2?|[ot]tf|eot)\b/.test(file) ? 'a font' : 'an image', url: file }
  })
}
