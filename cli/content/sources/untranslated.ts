import { fallbackOf } from '../../model/variants/fallback.ts'
import type { ResolvedConfig } from '../../schema/schema.ts'
import type { SourceFile, Variant } from '../../model/source-file.ts'
import { withoutMarkdownEnding } from '../../primitives/files/markdown-file.ts'

/** True if readers get a replacement for docs that this locale lacks. */
export function hasFallback(config: ResolvedConfig, variant: Variant): boolean {
  return fallbackOf(config, variant) !== 'none'
}

/** True if docs that this locale lacks become pages in the language of the first locale. */
export function hasCopies(config: ResolvedConfig, variant: Variant): boolean {
  return fallbackOf(config, variant) === 'copy'
}

interface Translated {
  readonly docPath: string
  readonly variant: Variant
}

/**
 * Files of the first locale (docs, category files) that replace missing translations, each in the
 * variant that lacks it.
 */
export function untranslated<File extends Translated>(
  files: readonly File[],
  variants: readonly Variant[],
  { locales }: ResolvedConfig,
): File[] {
  const [first] = locales
  return variants.flatMap((variant) => {
    const own = files.filter((file) => file.variant === variant)
    const translated = new Set(own.map(({ docPath }) => stemOf(docPath)))
    return files
      .filter(
        (file) =>
          file.variant.version === variant.version &&
          file.variant.collection === variant.collection &&
          file.variant.locale === first?.code,
      )
      .filter(({ docPath }) => !translated.has(stemOf(docPath)))
      .map((file) => ({ ...file, variant }))
  })
}

/** A translation may have another extension: `.md` and `.mdx`, `.json` and `.yml`. */
const stemOf = (docPath: string): string =>
  withoutMarkdownEnding(docPath).replace(/(?<=_category_)\.\w+$/, '')

const MARK = 'docs-ssg-untranslated'
const note = `# Remove this line when the page is translated. (${MARK})`

/** True for a copy of an original that is not translated yet. */
export function isUntranslated({ bytes }: Pick<SourceFile, 'bytes'>): boolean {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).includes(MARK)
}

/** The text of a page with a comment in its front matter that marks it as not translated. */
export function markUntranslated(text: string): string {
  const [, start, rest = ''] = /^(\uFEFF?---[ \t]*\r?\n)([^]*)$/.exec(text) ?? []
  return start === undefined ? `---\n${note}\n---\n\n${text}` : `${start}${note}\n${rest}`
}

/** The text without that comment, for a page that is translated now. */
export function unmarkUntranslated(text: string): string {
  const without = text.replace(new RegExp(`^.*${MARK}.*(?:\\r\\n|\\n|\\r)`, 'm'), '')
  return without === text ? text : without.replace(/^---\r?\n---\r?\n(?:\r?\n)?/, '')
}

/** The sources without copies whose original readers should get instead. */
export function withoutCopies(
  sources: readonly SourceFile[],
  config: ResolvedConfig,
): readonly SourceFile[] {
  return sources.filter((source) => !hasFallback(config, source.variant) || !isUntranslated(source))
}
