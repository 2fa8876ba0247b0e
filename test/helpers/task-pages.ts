import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const folder = join(import.meta.dirname, '../../docs/content/tasks')

/** The names of the pages in `docs/content/tasks/`, without the list of them. */
export const taskNames: readonly string[] = readdirSync(folder)
  .filter((name) => name.endsWith('.md') && name !== 'index.md')
  .map((name) => name.replace('.md', ''))

/** The text of a page. */
export const readTask = (name: string): string => readFileSync(join(folder, `${name}.md`), 'utf8')

/** The files that a page shows, by path: its code blocks with a title that aren't inside another. */
export function filesOfTask(name: string): Readonly<Record<string, string>> {
  const blocks = readTask(name).matchAll(/^(`{3,})\w+ title="([^"]+)"[^\n]*\n([^]+?)^\1$/gm)
  return Object.fromEntries([...blocks].map(([, , title = '', body = '']) => [title, body]))
}
