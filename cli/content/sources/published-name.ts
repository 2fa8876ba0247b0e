import { posix } from 'node:path'
import { withNameCharacters } from '../../primitives/files/file-name.ts'
import { markedEncoding } from '../nodes/marked-encoding.ts'

/**
 * The types that pages may link to: no host or browser takes one of them for a document, for CSS or
 * for a program. SVG images are written again before they are published.
 */
export const publishedTypes: ReadonlySet<string> = new Set(
  (
    'apng avif bmp cur gif heic heif ico jfif jpeg jpg jxl png svg tif tiff webp ' +
    'pdf epub docx odp ods odt pptx rtf xlsx ' +
    '7z bz2 gz rar tar tgz txz xz zip zst ' +
    'eot otf ttc ttf woff woff2 ' +
    'aac aif aiff flac m4a mid midi mp3 oga ogg opus wav weba ' +
    '3gp avi m4v mkv mov mp4 mpeg mpg ogv webm ' +
    'adoc bib cfg conf diff ini log patch properties rst srt tex text toml txt vtt yaml yml ' +
    'avro bin csv dat db excalidraw geojson gltf glb graphql har ics ipynb json json5 jsonc jsonl ' +
    'lock ndjson npy npz parquet proto sql sqlite stl topojson tsv vcf'
  ).split(' '),
)

/** A name that every system can hold, without dots, and the extension in lower case. */
export interface PublishedName {
  readonly name: string
  readonly ext: string
}

/**
 * The name under which a file beside pages is published, undefined if its type is not in the list.
 * Hosts read each extension of `a.html.png`, so only the last one stays: `a-html.png`.
 */
export function publishedName(path: string): PublishedName | undefined {
  const base = posix.basename(path)
  const [, stem, type] = /^(.+)\.([a-z\d]+)$/i.exec(base) ?? []
  const ext = type?.toLowerCase()
  if (stem === undefined || ext === undefined || !publishedTypes.has(ext)) return undefined
  // The one pair that programs expect; a host serves it as an archive.
  const isTar = /^(?:gz|bz2|xz|zst)$/.test(ext) && /.\.tar$/i.test(stem)
  const name = withNameCharacters(isTar ? stem.slice(0, -4) : stem).replaceAll('.', '-')
  return { name, ext: isTar ? `.tar.${ext}` : `.${ext}` }
}

/** More than browsers look at. */
const SNIFFED_BYTES = 4096

/**
 * True if the first character after white space is `<`. Without a type from the host, browsers show
 * such a file as HTML or XML.
 * https://mimesniff.spec.whatwg.org/#rules-for-identifying-an-unknown-mime-type
 */
export function beginsAsMarkup(bytes: Uint8Array): boolean {
  const head = bytes.subarray(0, SNIFFED_BYTES)
  return /^\s*</.test(new TextDecoder(markedEncoding(head) ?? 'utf-8').decode(head))
}
