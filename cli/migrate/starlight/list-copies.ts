import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { basename, join, relative } from 'node:path'
import type { FileCopy } from '../rewritten-page.ts'
import type { RewrittenText } from './rewrite/rewrite-page.ts'
import type { StarlightSite } from './starlight-site.ts'

interface CopyInput {
  readonly site: StarlightSite
  readonly rewritten: ReadonlyMap<string, RewrittenText>
  /** From a path of the old site to that of the copy; both absolute. */
  readonly move: (path: string) => string
  /** Images (absolute) for the folder of static files. */
  readonly images: readonly string[]
  /** Style sheets; absolute. */
  readonly styles: readonly string[]
}

/** Static files, the docs, images that pages show, and style sheets; hidden files are left out. */
export async function listCopies({
  site,
  rewritten,
  move,
  images,
  styles,
}: CopyInput): Promise<readonly FileCopy[]> {
  const roots = [site.docsDir, join(site.srcDir, 'assets'), site.publicDir]
  const listed = await Promise.all(roots.map(listFiles))
  const needed = [...rewritten.values()].flatMap(({ files }) => files)
  const all = [...new Set([...listed.flat(), ...needed, ...styles])]
  const logos = images.map((from) => ({ from, to: join(move(site.publicDir), basename(from)) }))
  return [
    ...all
      .filter((path) => !relative(site.siteDir, path).startsWith('..'))
      .toSorted()
      .map((from) => ({ from, to: move(from) })),
    // A static file of the same name wins.
    ...logos.filter(({ to }) => !all.some((path) => move(path) === to)),
  ]
}

async function listFiles(root: string): Promise<readonly string[]> {
  if (!existsSync(root)) return []
  const entries = await readdir(root, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .filter((path) => !/(?:^|[/\\])\./.test(relative(root, path)))
}
