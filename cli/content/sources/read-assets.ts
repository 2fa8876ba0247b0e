import { join, posix } from 'node:path'
import { imageSize } from 'image-size'
import type { ResolvedConfig } from '../../schema/schema.ts'
import { readBytes, readHead } from '../../gate/read-files.ts'
import type { ReadablePath } from '../../gate/readable-path.ts'
import type { AssetFile, FolderFile, Variant } from '../../model/source-file.ts'
import { isMarkdownFile } from '../../primitives/files/markdown-file.ts'
import { cleanSvg } from '../svg/clean-svg.ts'
import { beginsAsMarkup, publishedName } from './published-name.ts'
import { toOutputPath } from '../../model/paths/output-path.ts'
import { toContentPath } from '../nodes/content-path.ts'
import { compareCodepoints } from '../../gate/walk-files.ts'
import { hashOf } from '../../primitives/hash.ts'

const IMAGE = /\.(?:apng|avif|bmp|gif|ico|jpe?g|png|svg|webp)$/i
/** Files that may be published from a folder that contains more than docs. */
export const MEDIA =
  /\.(?:apng|avif|bmp|gif|ico|jpe?g|png|svg|webp|mp4|webm|ogg|mp3|wav|m4a|mov|vtt|pdf|zip|gz)$/i
/** Files of tools, left out in silence: they mean nothing to a site. */
const LITTER =
  /(?:^|\/)(?:\.DS_Store|Thumbs\.db|desktop\.ini|\.git(?:keep|ignore|attributes)|\.keep|\.#[^/]*)$/

/** The size of an image is near its beginning; in a damaged file the search for it would not end. */
const HEAD_BYTES = 2 ** 21

interface FileHead {
  readonly head: Uint8Array
  readonly bytes: number
}

function sizeOf(path: string, read: () => FileHead): Pick<AssetFile, 'size' | 'bytes'> {
  if (!IMAGE.test(path)) return {}
  const { head, bytes } = read()
  try {
    const { width, height } = imageSize(/\.svg$/i.test(path) ? shortenSvg(head) : head)
    return width > 0 && height > 0 ? { size: { width, height }, bytes } : { bytes }
  } catch {
    // An image that can't be measured is copied too; it only lacks width and height.
    return { bytes }
  }
}

const svgTag = /<svg(?:\s(?:[^>"']|"[^"]*"|'[^']*')*)?>/y
const longAttribute = /\s[\w:-]+=(?:"[^"]{200,}"|'[^']{200,}')/g

/**
 * The first tag of a drawing, without long attributes: draw.io writes its data into one, and the
 * size is looked for in the first 1,000 characters.
 */
function shortenSvg(head: Uint8Array): Uint8Array {
  const text = Buffer.from(head).toString('utf8')
  svgTag.lastIndex = Math.max(0, text.indexOf('<svg'))
  const tag = svgTag.exec(text)?.[0]
  return tag === undefined ? head : Buffer.from(tag.replace(longAttribute, ''))
}

/** Measure a file of a static folder, which keeps its `path` below that folder. */
export function readStaticFile(siteDir: string, file: ReadablePath, path: string): AssetFile {
  return {
    source: toContentPath(siteDir, file),
    output: toOutputPath(path),
    ...sizeOf(path, () => readHead(file, HEAD_BYTES)),
  }
}

/** The options that the published form of a file beside pages depends on. */
export type AssetOptions = Pick<ResolvedConfig, 'siteDir' | 'url' | 'baseUrl'> & {
  readonly docs: Pick<ResolvedConfig['docs'], 'activeFiles'>
}

/**
 * Read a file next to a page. What a browser could run is refused, and an SVG image is written
 * again, unless the config publishes such files as they are.
 */
export function readDocAsset(
  options: AssetOptions,
  file: ReadablePath,
  docPath: string,
): FolderFile {
  const { siteDir, docs } = options
  const source = toContentPath(siteDir, file)
  const bytes = readBytes(file)
  if (docs.activeFiles === 'publish') {
    const name = posix.parse(docPath)
    return { ...toAsset(options, { ...name, bytes }), source }
  }
  const published = publishedName(docPath)
  if (published === undefined) return { source, refused: { kind: 'type' } }
  if (published.ext === '.svg') {
    const svg = cleanSvg(bytes)
    if (svg.kind === 'refused')
      return { source, refused: { kind: 'svg', fault: svg.fault, place: svg.place } }
    const { text: contents, removed } = svg
    const asset = toAsset(options, { ...published, bytes: Buffer.from(contents) })
    return { ...asset, source, contents, ...(removed.length > 0 && { removed }) }
  }
  if (beginsAsMarkup(bytes)) return { source, refused: { kind: 'markup' } }
  return { ...toAsset(options, { ...published, bytes }), source }
}

interface Published {
  readonly name: string
  readonly ext: string
  readonly bytes: Uint8Array
}

/**
 * The hash covers the name, the published bytes and the URL of the site, which no page decides. Who
 * knows all of them can compute it; that is of no use, because no published file is a script or a
 * document.
 */
function toAsset(
  { url, baseUrl }: AssetOptions,
  { name, ext, bytes }: Published,
): Omit<AssetFile, 'source'> {
  const hash = hashOf(url, baseUrl, `${name}${ext}`, bytes).slice(0, 8)
  const head = bytes.subarray(0, HEAD_BYTES)
  return {
    output: toOutputPath(`assets/${name}-${hash}${ext}`),
    besideDocs: true,
    ...sizeOf(ext, () => ({ head, bytes: bytes.byteLength })),
  }
}

/** The order of files in the output; those that aren't published stand by their source. */
export function compareFiles(a: FolderFile, b: FolderFile): number {
  return compareCodepoints(orderOf(a), orderOf(b))
}

const orderOf = (file: FolderFile): string => ('refused' in file ? file.source : file.output)

/**
 * Create a test of paths below a static folder: true for files that are published. In a folder of
 * docs, Markdown is published as pages only.
 */
export function staticTest(
  folder: string,
  variants: readonly Variant[],
): (path: string) => boolean {
  const holdsDocs = variants.some((variant) => join(variant.folder) === join(folder))
  return (path) => !LITTER.test(path) && !(holdsDocs && isMarkdownFile(path))
}
