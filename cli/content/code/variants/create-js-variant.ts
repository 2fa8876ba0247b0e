// Room: other forms of a code block: JavaScript of TypeScript, package managers
// The JavaScript variant of a TypeScript sample. Given a fence and its files, it returns the files
// of the variant, or both variants in one. It must not know elements.
import { withoutAnnotations } from '../lines/annotate-lines.ts'
import type { FigureOptions } from '../create-code-figure.ts'
import { codeOf } from '../split-files.ts'
import { diffJsVariant, type JsVariantPiece } from './diff-js-variant.ts'
import { isTsx, toJsName } from '../file-names.ts'
import type { CodeMeta } from '../parse-code-meta.ts'
import type { CodeLine } from '../lines/read-line-marks.ts'
import type { CodeFile } from '../split-files.ts'
import { toJavaScript } from './to-javascript.ts'

/**
 * Create the files of the JavaScript variant; undefined if the sample has none. `word` is the
 * language of the fence.
 */
export function createJsVariant(
  word: string | undefined,
  meta: CodeMeta,
  files: readonly CodeFile[],
): readonly CodeFile[] | undefined {
  const isTypeScript = /^(?:tsx?|typescript|mts|cts)$/.test(word ?? '')
  if (!isTypeScript || meta.flags.has('no-transpile')) return undefined
  if (/\.d\.[cm]?ts$/.test(meta.title ?? '')) return undefined
  const plain = files.map((file) => ({ ...file, lines: file.lines.map(withoutAnnotations) }))
  return toJavaScript(plain, (name) => word === 'tsx' || isTsx(name ?? meta.title))
}

/** The options of a TypeScript block, changed for its JavaScript variant. */
export function toJsVariantOptions(
  options: FigureOptions,
  files: readonly CodeFile[],
): FigureOptions {
  const { word, title } = options
  const isJsx = word === 'tsx' || files.some(({ name }) => isTsx(name ?? title))
  const language = isJsx ? 'jsx' : 'js'
  return {
    ...options,
    word: language,
    language: isJsx ? 'jsx' : 'javascript',
    title: title === undefined ? undefined : toJsName(title),
  }
}

/**
 * Merge both variants, file by file, so that one block shows them with half the elements. Undefined
 * if a file has no counterpart, or lines that are marked or numbered and could not be counted in
 * both variants.
 */
export function mergeJsVariant(
  files: readonly CodeFile[],
  variant: readonly CodeFile[],
  { firstNumber }: FigureOptions,
): readonly (readonly JsVariantPiece[])[] | undefined {
  if (files.length !== variant.length || firstNumber !== undefined) return undefined
  const merged = files.flatMap((file, index) => {
    const pieces = mergeFile(file, variant[index])
    return pieces ? [pieces] : []
  })
  return merged.length === files.length ? merged : undefined
}

function mergeFile(
  file: CodeFile,
  jsVariant: CodeFile | undefined,
): readonly JsVariantPiece[] | undefined {
  const isMarked = ({ marks, words, spans, notes, markers }: CodeLine): boolean =>
    marks.size > 0 || Boolean(words ?? spans ?? notes ?? markers)
  if (!jsVariant || file.lines.some(isMarked)) return undefined
  return diffJsVariant(codeOf(file), codeOf(jsVariant))
}
