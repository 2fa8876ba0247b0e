import type { BuiltInUse } from './built-in-use.ts'
import { attributeOf, formatAttributes, textOf } from './page-element.ts'
import type { Imported } from './resolve-imports.ts'
import { note, type PageWriter, replaceElement } from './rewrite-context.ts'
import type { PageTag } from './read-tag.ts'
import { toTarget } from './rewrite-links.ts'

const kept = ['alt', 'width', 'height', 'class', 'style'] as const

/** `<Image>` and `<Picture>` of Astro as an image of HTML. */
export function rewriteImage({ element, writer, imported }: BuiltInUse): void {
  const { open } = element
  const written = attributeOf(open, 'src')
  const src =
    written?.kind === 'expression'
      ? findSource(written.value, writer, imported)
      : textOf(open, 'src')
  const values = [
    ['src', src === undefined ? written : toTarget(src, writer)] as const,
    ...kept.map((name) => [name, attributeOf(open, name)] as const),
  ]
  replaceElement(writer, element, `<img${formatAttributes(values)} />`)
  note(writer, open.start, open.name)
}

/** Imported images in attributes of HTML: `srcset={logo.src}`. */
export function rewriteImageAttributes(
  { start, end }: PageTag,
  writer: PageWriter,
  imported: ReadonlyMap<string, Imported>,
): void {
  const written = writer.page.source.slice(start, end)
  for (const { 0: whole, 1: expression = '', index } of written.matchAll(attributeValue)) {
    const path = findSource(expression, writer, imported)
    if (path === undefined) continue
    const at = start + index
    writer.changes.push({ start: at, end: at + whole.length, text: `"${path}"` })
    note(writer, at, 'imported image')
  }
}

const attributeValue = /(?<=\s[\w-]+=)\{\s*([\w$]+(?:\.src)?)\s*\}/g

/** The path of an imported image: `logo`, `logo.src`. */
function findSource(
  expression: string,
  { context, files }: PageWriter,
  imported: ReadonlyMap<string, Imported>,
): string | undefined {
  const [name = ''] = expression
    .trim()
    .replace(/\.src$/, '')
    .split(/\s/)
  const origin = imported.get(name)
  if (origin?.kind !== 'image') return undefined
  files.add(origin.file)
  return context.toRelative(origin.file)
}
