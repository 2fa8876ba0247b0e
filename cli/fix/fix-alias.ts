import type { ContentPath } from '../model/paths.ts'
import { toYamlWord } from '../primitives/formats/yaml-word.ts'
import type { TextEdit } from './text-edit.ts'

interface Aliases {
  readonly path: ContentPath
  readonly text: string
  /** Old id and new id. */
  readonly pairs: readonly (readonly [string, string])[]
}

/**
 * The edit that adds aliases to the front matter; undefined when its `aliases` are in flow style,
 * which a person must edit.
 */
export function fixAliases({ path, text, pairs }: Aliases): TextEdit | undefined {
  const lines = pairs.map(([old, now]) => `${toYamlWord(old)}: ${toYamlWord(now)}`)
  const what = `${path}: added ${pairs.map(([old, now]) => `alias \`${old}\` for \`${now}\``).join(', ')}`
  const eol = text.includes('\r\n') ? '\r\n' : '\n'
  const block = (indent: string): string => lines.map((line) => indent + line + eol).join('')
  const frontMatter = /^\uFEFF?---[ \t]*\r?\n([\s\S]*?)^---[ \t]*\r?$/m.exec(text)
  if (frontMatter?.index !== 0) {
    const written = `---${eol}aliases:${eol}${block('  ')}---${eol}${eol}`
    return { path, start: 0, end: 0, text: written, what }
  }
  const yaml = frontMatter[1] ?? ''
  const offset = frontMatter[0].indexOf('\n') + 1
  const known = /^aliases:[ \t]*(.*?)\r?\n([ \t]+)?/m.exec(yaml)
  if (!known) {
    const at = offset + yaml.length
    return { path, start: at, end: at, text: `aliases:${eol}${block('  ')}`, what }
  }
  if (known[1] !== '') return undefined
  const at = offset + known.index + known[0].length - (known[2]?.length ?? 0)
  return { path, start: at, end: at, text: block(known[2] ?? '  '), what }
}
