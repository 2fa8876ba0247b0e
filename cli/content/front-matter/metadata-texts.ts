import type { FrontMatter } from '../../model/authored/front-matter.ts'
import { foldSpace } from '../../primitives/text/fold-space.ts'
import { splitCode } from '../../primitives/text/markdown-text.ts'

/** The keys whose texts become metadata, which holds nothing but text. */
export const textKeys = [
  'title',
  'title_meta',
  'description',
  'sidebar_label',
  'pagination_label',
] as const

interface PlainOptions {
  /** The site renders formulas. */
  readonly math: boolean
}

/** The front matter with titles, labels and the description as plain text. */
export function metadataTexts(frontMatter: FrontMatter, options: PlainOptions): FrontMatter {
  const changed = textKeys.flatMap((key) => {
    const written = frontMatter[key]
    if (written === undefined || !/[`^$<:{\n]/.test(written)) return []
    const plain = plainText(written, options)
    return plain === written || plain === '' ? [] : [[key, plain] as const]
  })
  return changed.length === 0 ? frontMatter : { ...frontMatter, ...Object.fromEntries(changed) }
}

/**
 * A text in one line, without the marks of code and formulas, and without footnotes, badges and ids.
 *
 * `` The `foo` option[^1] `` -> `The foo option`
 */
function plainText(written: string, { math }: PlainOptions): string {
  const texts = splitCode(written)
    .map(({ isCode, text }) => {
      if (isCode) return text
      const plain = text
        .replace(/\[\^[^\]\s]+\]/g, '')
        .replace(/(?<!\s)\s*<Badge\b[^<>]*(?:\/>|>[^<>]*<\/Badge>)/g, '')
        .replace(/(?<![\w:])(?:(?<!\s)\s+)?:[Bb]adge\[[^\]\n]*\](?:\{[^}\n]*\})?/g, '')
        .replace(/(?<!\s)\s*\{#[^{}\s]+\}\s*$/, '')
      return math ? plain.replace(inlineFormula, '$1') : plain
    })
    .join('')
  return foldSpace(texts)
}

/** As in Pandoc: no space inside the signs, and no digit after the second one. */
const inlineFormula = /(?<![\\$\w])\$(?!\s)([^$\n]+?)(?<![\s\\])\$(?![\d$])/g
