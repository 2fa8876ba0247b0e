import type { Root } from 'mdast'
import type { Node } from 'unist'
import type { VFile } from 'vfile'
import { type Glossary, readGlossary, type ReadGlossary } from '../features/read-glossary.ts'
import { describeRefusal } from '../../gate/report-refusal.ts'
import { claimLines } from '../reporting/partial-places.ts'
import { lineStart, report } from '../reporting/report-message.ts'
import type { ReadDependency } from '../sources/read-dependency.ts'

declare module 'vfile' {
  interface DataMap {
    /** The terms that are explained in the page. */
    glossary: Glossary
    /** Code of the language of the page. */
    locale: string
  }
}

interface GlossaryOptions {
  /** Relative to the site's folder. */
  readonly path: string
  /** Reads the file and records it as a dependency of the page. */
  readonly read: ReadDependency
}

/**
 * Give the page the terms that `addGlossary` explains. `glossary.de.yml` beside `glossary.yml` is the
 * file of German pages. A file is parsed once for all pages.
 */
export function remarkGlossary({ path, read }: GlossaryOptions) {
  const known = new Map<string, ReadGlossary>()
  return (_tree: Root, page: VFile): void => {
    const [file, text] = readOwn(path, page, read) ?? []
    if (file === undefined || text === undefined) return
    const result = known.get(text) ?? readGlossary(text)
    known.set(text, result)
    if (result.kind === 'glossary') {
      page.data.glossary = result.glossary
      for (const { message, help, at } of result.marks)
        report(page, nodeIn(file, at, page), { rule: 'raw-text', reason: message, help })
    } else
      report(page, nodeIn(file, result.place, page), {
        rule: 'glossary',
        reason: `The glossary \`${file}\` can't be read: ${result.problem.replace(/\.$/, '')}.`,
        help:
          result.help ?? 'Write a line such as `Store: Holds the state of an app.` for each term.',
      })
  }
}

/** A node at a place of the glossary instead of the page. */
function nodeIn(
  file: string,
  { line, column }: { line: number; column: number },
  page: VFile,
): Node {
  const start = claimLines({ type: 'root', children: [] }, file, page)({ line, column })
  return { type: 'yaml', position: { start, end: start } }
}

/** Path and text of the glossary in the language of the page, or of the one for all languages. */
function readOwn(
  path: string,
  page: VFile,
  read: ReadDependency,
): readonly [string, string] | undefined {
  const { locale } = page.data
  const own = locale === undefined ? [] : [path.replace(/(?=\.[^./]*$)/, `.${locale}`)]
  const files = [...own, path].map((file) => ({ file, found: read(`/${file}`, page) }))
  const refused = files.findLast(({ found }) => 'refusal' in found && found.refusal !== 'missing')
  if (refused && 'refusal' in refused.found)
    report(page, lineStart(1), describeRefusal(refused.file, refused.found.refusal))
  for (const { file, found } of files) if ('text' in found) return [file, found.text]
  return undefined
}
