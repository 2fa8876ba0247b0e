import { basename, join } from 'node:path'
import { isIn } from '../../gate/real-path.ts'
import { posixRelative } from '../../primitives/files/posix-path.ts'
import type { Note } from '../migration.ts'
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
  /** Style sheets and the files that they need; absolute. */
  readonly styles: readonly string[]
}

/** Static files, the docs, images that pages show, and style sheets; hidden files are left out. */
export function listCopies({
  site,
  rewritten,
  move,
  images,
  styles,
}: CopyInput): readonly FileCopy[] {
  const roots = [site.docsDir, join(site.srcDir, 'assets'), site.publicDir]
  const listed = roots.map((root) =>
    site.files.list(root, isHidden).map((path) => join(root, path)),
  )
  const needed = [...rewritten.values()].flatMap(({ files }) => files)
  const all = [...new Set([...listed.flat(), ...needed, ...styles])]
  const logos = images.map((from) => ({ from, to: join(move(site.publicDir), basename(from)) }))
  return [
    ...all
      .filter((path) => isIn(path, site.siteDir))
      .toSorted()
      .map((from) => ({ from, to: move(from) })),
    // A static file of the same name wins.
    ...logos.filter(({ to }) => !all.some((path) => move(path) === to)),
  ]
}

const isHidden = (path: string): boolean => /(?:^|\/)\./.test(path)

/** Files of the repository that pages import from outside the folder of the site. */
export function listUncopied(
  rewritten: ReadonlyMap<string, RewrittenText>,
  siteDir: string,
): readonly Note[] {
  const needed = new Set([...rewritten.values()].flatMap(({ files }) => files))
  return [...needed]
    .filter((path) => !isIn(path, siteDir))
    .map((path) => ({
      subject: posixRelative(siteDir, path),
      advice:
        'A page imports this file, which is not copied, because it is outside the folder of the site. Copy it into the new site, and correct the import.',
    }))
}
