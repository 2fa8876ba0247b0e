// The metadata of MultiMarkdown, lines such as `Title: Install` at the start of a page without `---`. MkDocs doesn't
// show them. https://www.mkdocs.org/user-guide/writing-your-docs/#multimarkdown-style-meta-data
import { isScalar, parseDocument } from 'yaml'
import { splitSource } from '../../rewrite/source-line.ts'
import { toScalar } from '../../rewrite/to-scalar.ts'

const first = /^ {0,3}([A-Za-z][\w-]*):[^\S\n]*(.*)$/
const further = /^(?: {4}|\t)[^\S\n]*(.*)$/

const start = /^(\uFEFF?)---[ \t]*\r?\n/
const matter = /^\uFEFF?---[ \t]*\r?\n([\s\S]*?)^(?:---|\.\.\.)[ \t]*\r?$/m

/**
 * The page with these lines as front matter in YAML. A first `---` that begins no front matter is a line for
 * MkDocs, so it becomes `***`. A page that begins with anything else stays unchanged.
 */
export function toYamlMeta(source: string): string {
  const [head, mark = ''] = start.exec(source) ?? []
  if (head !== undefined)
    return isText(matter.exec(source)?.[1]) ? `${mark}***${source.slice(mark.length + 3)}` : source
  const values = new Map<string, string>()
  const written = source.replace(/^\uFEFF/, '')
  let key: string | undefined
  let length = 0
  for (const { text: line, end } of splitSource(written)) {
    const [, name, value] = first.exec(line) ?? []
    key = name?.toLowerCase() ?? key
    const text = (value ?? further.exec(line)?.[1])?.trim()
    if (key === undefined || text === undefined) break
    values.set(key, [values.get(key) ?? '', text].filter(Boolean).join(' '))
    length += line.length + end.length
  }
  if (values.size === 0) return source
  const newline = /\r\n/.test(source) ? '\r\n' : '\n'
  const yaml = [...values].map(([name, value]) => `${name}: ${toScalar(value)}${newline}`).join('')
  return `---${newline}${yaml}---${newline}${written.slice(length)}`
}

/** What is between the marks, if they are lines around text. Faulty keys are none, so that they are reported. */
function isText(yaml: string | undefined): boolean {
  if (yaml === undefined) return true
  const { errors, contents } = parseDocument(yaml, { prettyErrors: false, logLevel: 'silent' })
  if (errors.length > 0) return /^[ \t]*\r?\n/.test(yaml)
  return isScalar(contents) && typeof contents.value === 'string'
}
