import { note, type PageWriter } from './rewrite-context.ts'

/** Targets of links and images in Markdown, in definitions, and in attributes of HTML. */
const targets = [
  /(?=[/~@.])(?<=\]\(\s*<?)(?:\/|~|@|\.)[^\s()<>]*/g,
  /(?=[/~@.])(?<=^[ \t>]*\[[^\]\n]+\]:[ \t]*<?)(?:\/|~|@|\.)[^\s<>]*/gm,
  /(?<=\b(?:href|src|poster|link)=["'])(?:\/|~|@|\.)[^"'\s]*/g,
]

/** Remove the base path, which docs-ssg adds, from links, and replace aliases of images with paths. */
export function rewriteLinks(writer: PageWriter): void {
  const { page, context } = writer
  for (const pattern of targets)
    for (const { 0: written, index } of page.prose.matchAll(pattern)) {
      const text = toTarget(written, writer)
      if (text === written) continue
      writer.changes.push({ start: index, end: index + written.length, text })
      note(writer, index, nameChange(written, context.baseUrl))
    }
}

function nameChange(written: string, baseUrl: string): string {
  if (written.startsWith('.')) return 'ending of a linked page'
  return written.startsWith(baseUrl) ? 'base path' : 'alias'
}

/** Plugins of Astro drop the ending of a link to a page, so it may be that of another file. */
function withRealEnding(written: string, { context }: PageWriter): string {
  const [, path = '', ending = '', rest = ''] = /^(\.[^?#]*?\.)(mdx?)([?#].*)?$/.exec(written) ?? []
  const other = ending === 'md' ? 'mdx' : 'md'
  const isOther =
    ending !== '' &&
    context.findFile(path + ending) === undefined &&
    context.findFile(path + other) !== undefined
  return isOther ? path + other + rest : written
}

/** A link or an image as docs-ssg writes it. */
export function toTarget(written: string, writer: PageWriter): string {
  const { context, files } = writer
  const { baseUrl } = context
  if (written.startsWith('.')) return withRealEnding(written, writer)
  if (baseUrl !== '/' && `${written}/`.startsWith(baseUrl))
    return `/${written.slice(baseUrl.length)}`
  if (!/^(?:[~@]|\/src\/)/.test(written)) return written
  const file = context.findFile(written)
  if (file === undefined) return written
  files.add(file)
  return context.toRelative(file)
}
