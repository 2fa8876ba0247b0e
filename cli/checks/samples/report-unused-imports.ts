import { isBuiltin } from 'node:module'
import type { Diagnostic } from '../../model/diagnostic.ts'
import type { Sample } from '../../samples/sample-files.ts'
import { placeOnPage } from './describe-sample-result.ts'
import { samplesRules } from './samples-rules.ts'

const imports =
  /(?<=^|[;}\n])[ \t]*import\s+(?!type\b)([\w$*{},\s]+?)\s*(?:from|=\s*require\()\s*(["'])([\w:/.-]+)\2/g
const commentsAndStrings = /\/\*[\s\S]*?\*\/|\/\/.*|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'/g

/**
 * Report imports of Node's modules whose names a running sample never uses: TypeScript leaves such
 * imports out, so nothing would say that the sample ran without them.
 */
export function reportUnusedImports({ page, fence, files, noCheck, output }: Sample): Diagnostic[] {
  if (output === undefined || noCheck !== undefined) return []
  const own = files.filter(({ line, name }) => line > 0 && /\.tsx?$/.test(name))
  return own.flatMap(({ text, line }) =>
    [...text.matchAll(imports)].flatMap(({ 0: all, 1: clause = '', 3: module = '', index }) => {
      if (!isBuiltin(module)) return []
      const rest = text.slice(0, index) + text.slice(index + all.length)
      const names = namesOf(clause)
      if (names.length === 0 || names.some((name) => isUsed(name, rest))) return []
      const before = text.slice(0, index + all.indexOf('import')).split('\n')
      const column = (before.at(-1)?.length ?? 0) + 1
      return [
        reportUnused(module, placeOnPage(page, line + before.length - 1, fence.indent + column)),
      ]
    }),
  )
}

/** The local names of an import; types have none, because nothing of them runs. */
function namesOf(clause: string): readonly string[] {
  const parts = clause.split(/[{},]/).map((part) => part.trim())
  const values = parts.filter((part) => part !== '' && !/^type\s+(?!as\b)/.test(part))
  return values.flatMap((part) => part.split(/\s+as\s+/).at(-1) ?? [])
}

function isUsed(name: string, text: string): boolean {
  const code = text.replace(commentsAndStrings, '')
  return new RegExp(`(?<![\\w$])${name.replaceAll('$', String.raw`\$`)}(?![\\w$])`).test(code)
}

function reportUnused(module: string, place: Diagnostic['place'] & object): Diagnostic {
  return samplesRules['sample-unused-import'].report({
    message: `\`${module}\` is imported but never used, so the sample runs without this import.`,
    help: `Use what it imports, remove it, or write \`import '${module}'\` to run the module.`,
    place,
    data: { actual: module },
  })
}
