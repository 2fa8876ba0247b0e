// The text of a page of an integration, and where people change it. Must not know other pages.
import { posix } from 'node:path'
import { stringify } from 'yaml'
import type { GeneratedFrom } from '../model/authored/generated-content.ts'
import type { IntegrationPage } from '../model/authored/integration.ts'
import { isRecord } from '../primitives/is-record.ts'
import { toPlace } from '../report/diagnostic.ts'

/** The page as an author would have written it. */
export function toPageText(page: IntegrationPage, path: string): string {
  if ('content' in page) return `${toHeader(page.frontMatter)}${page.content}`
  const file = posix.relative(posix.dirname(path), posix.normalize(page.layout))
  const source = file.startsWith('.') ? file : `./${file}`
  const data = JSON.stringify(page.data)
  const body = `import Layout from '${source}'\n\n<Layout data={${data}} />\n`
  return `${toHeader({ format: 'mdx', ...page.frontMatter })}${body}`
}

function toHeader(frontMatter: IntegrationPage['frontMatter']): string {
  const isEmpty = !isRecord(frontMatter) || Object.keys(frontMatter).length === 0
  return isEmpty ? '' : `---\n${stringify(frontMatter, { lineWidth: 0 })}---\n\n`
}

/** The place that the page declares as its source; undefined if it doesn't declare any. */
export function toGeneratedFrom({
  source,
  frontMatter,
}: IntegrationPage): GeneratedFrom | undefined {
  if (source === undefined) return undefined
  const { file, line = 1, column = 1, contentLine } = source
  const place = toPlace(file, { line, column })
  if (contentLine === undefined) return { place }
  const headerLines = toHeader(frontMatter).split('\n').length - 1
  return { place, lines: { after: headerLines, offset: contentLine - headerLines - 1 } }
}
