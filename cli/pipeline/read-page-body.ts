import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { decodeText } from '../content/sources/decode-text.ts'
import { parseFrontMatter } from '../content/front-matter/front-matter.ts'
import type { Page } from '../model/page.ts'
import type { Site } from '../model/site.ts'

/** Reads what an author wrote below the header of a page, on the lines of the file; undefined when it is gone. */
export function createBodyReader({
  config,
  generated,
}: Pick<Site, 'config' | 'generated'>): (page: Page) => string | undefined {
  return ({ source }) => {
    const made = generated?.texts.get(source)
    if (made) return parseFrontMatter(made.text, source).body
    try {
      const decoded = decodeText(readFileSync(join(config.siteDir, source)), source)
      return decoded.kind === 'text' ? parseFrontMatter(decoded.text, source).body : undefined
    } catch {
      return undefined
    }
  }
}
