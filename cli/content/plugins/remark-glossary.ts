import type { Root } from 'mdast'
import type { VFile } from 'vfile'
import { type Glossary, readGlossary, type ReadGlossary } from '../glossary/read-glossary.ts'
import { lineStart, report } from '../report-message.ts'
import type { ReadDependency } from '../sources/read-dependency.ts'

declare module 'vfile' {
  interface DataMap {
    /** The terms that are explained in the page. */
    glossary: Glossary
  }
}

interface GlossaryOptions {
  /** Relative to the site's folder. */
  readonly path: string
  /** Reads the file and records it as a dependency of the page. */
  readonly read: ReadDependency
}

/** Give the page the terms that `addGlossary` explains. The file is parsed once for all pages. */
export function remarkGlossary({ path, read }: GlossaryOptions) {
  const known = new Map<string, ReadGlossary>()
  return (_tree: Root, page: VFile): void => {
    const found = read(`/${path}`, page)
    if ('refusal' in found) return
    const result = known.get(found.text) ?? readGlossary(found.text)
    known.set(found.text, result)
    if (result.kind === 'glossary') page.data.glossary = result.glossary
    else
      report(page, lineStart(1), {
        rule: 'glossary',
        reason: `The glossary \`${path}\` can't be read: ${result.problem.replace(/\.$/, '')}.`,
        help: 'Write a line such as `Store: Holds the state of an app.` for each term.',
      })
  }
}
