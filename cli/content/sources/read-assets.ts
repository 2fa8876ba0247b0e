import { posix } from 'node:path'
import { imageSize } from 'image-size'
import type { ResolvedConfig } from '../../config/schema/schema.ts'
import { readBytes, readHead } from '../../gate/read-files.ts'
import type { ReadablePath } from '../../gate/readable-path.ts'
import type { AssetFile } from '../../model/source-file.ts'
import { isActiveFile } from './active-file.ts'
import { toOutputPath } from '../../model/output-path.ts'
import { toContentPath } from './content-path.ts'
import { sha256 } from '../../primitives/hash.ts'

const IMAGE = /\.(?:apng|avif|bmp|gif|ico|jpe?g|png|svg|webp)$/i
/** Files that may be published from a folder that contains more than docs. */
export const MEDIA =
  /\.(?:apng|avif|bmp|gif|ico|jpe?g|png|svg|webp|mp4|webm|ogg|mp3|wav|m4a|mov|vtt|pdf|zip|gz)$/i
/** Files of tools, left out in silence: they mean nothing to a site. */
export const LITTER =
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
    const { width, height } = imageSize(head)
    return width > 0 && height > 0 ? { size: { width, height }, bytes } : { bytes }
  } catch {
    // An image that can't be measured is copied too; it only lacks width and height.
    return { bytes }
  }
}

/** Measure a file of a static folder, which keeps its `path` below that folder. */
export function readStaticFile(siteDir: string, file: ReadablePath, path: string): AssetFile {
  return {
    source: toContentPath(siteDir, file),
    output: toOutputPath(path),
    ...sizeOf(path, () => readHead(file, HEAD_BYTES)),
  }
}

/** The site's folder, and what becomes of files that could run a script. */
export type AssetOptions = Pick<ResolvedConfig, 'siteDir'> & {
  readonly docs: Pick<ResolvedConfig['docs'], 'activeFiles'>
}

/**
 * Read a file next to a page; its published name changes with its contents. A file that could run a
 * script gets a name that hosts serve as plain text, unless the config publishes it as it is.
 */
export function readDocAsset(
  { siteDir, docs }: AssetOptions,
  file: ReadablePath,
  docPath: string,
): AssetFile {
  const bytes = readBytes(file)
  const { name, ext } = posix.parse(docPath)
  const hash = sha256(bytes).slice(0, 8)
  const asText = docs.activeFiles === 'text' && isActiveFile(docPath, () => bytes)
  return {
    source: toContentPath(siteDir, file),
    output: toOutputPath(`assets/${name}-${hash}${ext}${asText ? '.txt' : ''}`),
    besideDocs: true,
    ...(asText && { asText }),
    ...sizeOf(docPath, () => ({ head: bytes.subarray(0, HEAD_BYTES), bytes: bytes.byteLength })),
  }
}
