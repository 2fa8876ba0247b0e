import { join } from 'node:path'
import { tryReadText } from '../../gate/regular-file.ts'
import { type CodeMaps, findFrames } from '../../primitives/text/code-frames.ts'

interface SiteCode {
  readonly maps: CodeMaps
  readonly siteDir: string
}

/**
 * What to do if code threw in a file whose function component has `defaultProps`; undefined if no
 * file on the stack has such a component.
 */
export function explainDefaultProps(
  thrown: unknown,
  { maps, siteDir }: SiteCode,
): string | undefined {
  const sources = new Set(findFrames(thrown, maps).map(({ source }) => source))
  for (const source of sources) {
    // The file may have been removed since it was compiled.
    const found = findIgnored(tryReadText(join(siteDir, source)) ?? '')
    if (found === undefined) continue
    const { name, line } = found
    return `React 19 ignores \`${name}.defaultProps\` of a function component (\`${source}:${line}\`), so these props are missing. Write the defaults in its parameters, such as \`function ${name}({ size = 'small' })\`.`
  }
  return undefined
}

/** The first `Name.defaultProps = …`, where `Name` is a function of the file. Classes keep theirs. */
function findIgnored(code: string): { readonly name: string; readonly line: number } | undefined {
  for (const { 1: name = '', index } of code.matchAll(/^[ \t]*(\w+)\.defaultProps\s*=/gm)) {
    const made = String.raw`\bfunction\s+${name}\b|\b(?:const|let|var)\s+${name}\b[^=\n]*=(?!\s*class\b)`
    if (new RegExp(made).test(code)) return { name, line: code.slice(0, index).split('\n').length }
  }
  return undefined
}
