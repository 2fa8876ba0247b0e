import { transform } from 'sucrase'
import type { CodeLine } from '../lines/read-line-marks.ts'
import type { CodeFile } from '../split-files.ts'
import { toJsName } from '../file-names.ts'
import { keepUsedImports } from './keep-used-imports.ts'

/**
 * Convert TypeScript to the JavaScript that one would write without types: comments, blank lines
 * and marks stay. Undefined if nothing differs, nothing is left, or the sample is a fragment that
 * does not parse.
 */
export function toJavaScript(
  files: readonly CodeFile[],
  hasJsx: (name: string | undefined) => boolean,
): readonly CodeFile[] | undefined {
  try {
    const stripped = files.map((file) => stripFile(file, hasJsx(file.name)))
    const shown = stripped.filter((file) => hasCode(file.lines))
    const same = files.every(
      (file, index) => textOf(file.lines) === textOf(stripped[index]?.lines ?? []),
    )
    return same || shown.length === 0 ? undefined : shown
  } catch {
    return undefined
  }
}

function stripFile(file: CodeFile, jsx: boolean): CodeFile {
  const before = textOf(file.lines)
  const after = keepUsedImports(before, stripTypes(before, jsx)).split('\n')
  const lines = tidy(file.lines, after)
  return { name: file.name === undefined ? undefined : toJsName(file.name), lines }
}

/** Lines and imports stay: Sucrase can't know what the rest of a file uses. */
function stripTypes(code: string, jsx: boolean): string {
  return transform(code, {
    transforms: jsx ? ['typescript', 'jsx'] : ['typescript'],
    jsxRuntime: 'preserve',
    disableESTransforms: true,
    keepUnusedImports: true,
  }).code
}

function textOf(lines: readonly CodeLine[]): string {
  return lines.map((line) => line.text).join('\n')
}

function hasCode(lines: readonly CodeLine[]): boolean {
  const code = textOf(lines)
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/^[^\S\n]*\/\/.*$/gm, '')
  return (
    code
      .replace(/^[^\S\n]*import\b(?:(?!^[^\S\n]*import\b)[^;'"])*(['"]).*?\1;?$/gm, '')
      .replace(/^export \{\s*\};?$/gm, '')
      .trim() !== ''
  )
}

/**
 * Remove what the types leave behind: empty lines, double blank lines, comments about a removed
 * type.
 */
function tidy(before: readonly CodeLine[], after: readonly string[]): readonly CodeLine[] {
  const kept: CodeLine[] = []
  before.forEach((line, index) => {
    const text = tidyLine(line.text, after[index] ?? '')
    const wasBlank = line.text.trim() === ''
    if (text === '' && !wasBlank) {
      if (startsType.test(line.text)) dropComments(kept)
    } else if (/^\s*[^\s/]*>\s*\(/.test(line.text) && text.trimStart().startsWith('(')) {
      const last = kept.pop()
      kept.push(last ? { ...last, text: last.text + text.trimStart() } : { ...line, text })
    } else if (text !== '' || line.markers || (kept.length > 0 && kept.at(-1)?.text !== '')) {
      kept.push({ ...line, text })
    }
  })
  while (kept.at(-1)?.text === '' && !kept.at(-1)?.markers) kept.pop()
  return kept
}

const startsType =
  /^\s*(?:export\s+)?(?:declare\s+)?(?:interface|type|declare|namespace|abstract)\b/

function tidyLine(before: string, after: string): string {
  const text = after.trim()
  if (text === '' || text === ';' || before.trimEnd() === after)
    return text === ';' ? '' : after.trimEnd()
  const indent = /^\s*/.exec(before)?.[0] ?? ''
  return indent + text.replace(/\(\s+(?=[\w$)])/g, '(')
}

function dropComments(lines: CodeLine[]): void {
  while (/^\s*(?:\/\/|\/\*|\*)/.test(lines.at(-1)?.text ?? '')) lines.pop()
}
