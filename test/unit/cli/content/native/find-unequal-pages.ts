import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createRandom } from '../../../../bench/random.mjs'
import { createPageComparison, type PageFile } from './compare-pages.ts'
import { mutatePage } from './mutate-page.ts'

const root = join(import.meta.dirname, '../../../../..')
/** The pages of this repository. */
export const ownPages: readonly string[] = ['content', 'docs/content', 'test/fixtures'].map(
  (folder) => join(root, folder),
)

/** Longer pages would take most of the time. */
const MAX_LENGTH = 20_000

/** All Markdown files below some folders, in a fixed order. */
export function readPages(folders: readonly string[]): readonly PageFile[] {
  return folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.mdx?$/.test(path) && !path.includes('node_modules'))
      .toSorted()
      .map((path): PageFile => ({
        text: readFileSync(join(folder, path), 'utf8'),
        extension: path.endsWith('x') ? 'mdx' : 'md',
      }))
      .filter(({ text }) => text.length < MAX_LENGTH),
  )
}

/** Mutated pages of which the two parsers make different pages or findings, with the difference. */
export async function findUnequalPages(
  count: number,
  { seed, pages }: { readonly seed: number; readonly pages: readonly PageFile[] },
): Promise<readonly string[]> {
  const compare = createPageComparison()
  const random = createRandom(seed)
  const found: string[] = []
  for (let tried = 0; tried < count; tried++) {
    const page = pages[Math.floor(random() * pages.length)]
    if (page === undefined) return ['no pages']
    const text = mutatePage(page.text, random)
    const difference = await compare({ ...page, text })
    if (difference !== undefined)
      found.push(`${page.extension} ${JSON.stringify(text)} ${difference}`)
  }
  return found
}
