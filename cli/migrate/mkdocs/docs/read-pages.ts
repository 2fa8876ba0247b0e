// Given an MkDocs site, it returns its pages as far as links, titles and navigation need them.
import { join, posix } from 'node:path'
import { capitalize } from '../../../../runtime/shared/text/capitalize.ts'
import { toGlobMatcher } from '../../../primitives/files/glob.ts'
import { toText } from '../../coerce.ts'
import { readMarkdown } from '../../markdown/read-markdown.ts'
import type { MkdocsSite } from '../mkdocs-site.ts'
import { type Blog, readBlog, roleInBlog, toPostPath } from './blog.ts'
import { toIgnoreGlobs } from './ignore-globs.ts'
import { type LocalPage, readLanguages, toLocalPage, toLocalUrl } from './languages.ts'
import { isPageFile, toPageId } from './page-url.ts'
import { readExcluded } from './read-excluded.ts'
import type { SourcePage } from './source-page.ts'
import { toYamlMeta } from './yaml-meta.ts'

/** What MkDocs never publishes, as globs of docs-ssg. */
const hiddenFiles = ['**/.*', '**/.*/**', 'templates/**']

/** Globs of files that MkDocs publishes, although they are usually parts of pages; hosts act on their URLs. */
export const unpublishable: readonly string[] = ['**/_*', '**/_*/**']

/** Globs of all files that never become pages. */
export const neverPages: readonly string[] = [...hiddenFiles, ...unpublishable]

/** The files that become pages, in the order in which MkDocs lists them. Drafts are left out. */
export function readPages(site: MkdocsSite): readonly SourcePage[] {
  const { docsDir, config, files } = site
  const languages = readLanguages(site)
  const blog = readBlog(site)
  const options = ['exclude_docs', 'draft_docs'].map((key) => toIgnoreGlobs(config[key]))
  const globs = options.flatMap((one) => one.globs)
  const isExcluded = toGlobMatcher([
    ...neverPages,
    ...globs,
    ...readExcluded(site.plugins.get('exclude') ?? {}),
  ])
  const isKept = toGlobMatcher(
    options.flatMap(
      ({ exceptions }) => toIgnoreGlobs(exceptions.map(withoutMark).join('\n')).globs,
    ),
  )
  const paths = files
    .list(docsDir)
    .filter((path) => isPageFile(path) && (!isExcluded(path) || isKept(path)))
  return paths.toSorted(comparePaths).flatMap((path) => {
    const file = join(docsDir, path)
    const text = files.read(file)
    if (text === undefined) return []
    const place = { path, ...toLocalPage(path, languages), blog }
    return files.within(file, () => toPage(place, text)) ?? []
  })
}

const withoutMark = (line: string): string => line.slice(1)

/**
 * The files of a folder come before those of its folders, and its index comes first. Of `README.md` and `index.md`,
 * MkDocs publishes the second one.
 */
function comparePaths(a: string, b: string): number {
  const [one, two] = [a, b].map((path) => ({
    folder: posix.dirname(path).replace(/^\.$/, ''),
    name: posix
      .basename(path)
      .replace(/^README\..*$/, '')
      .replace(/^index\..*$/, ' '),
  }))
  if (!one || !two) return 0
  if (one.folder !== two.folder) return one.folder < two.folder ? -1 : 1
  return one.name < two.name ? -1 : 1
}

interface PagePlace extends LocalPage {
  readonly path: string
  readonly blog: Blog | undefined
}

function toPage({ path, blog, ...local }: PagePlace, source: string): SourcePage {
  const { frontMatter, heading, hasHeading } = readMarkdown(toYamlMeta(source))
  const title = toText(frontMatter['title']) ?? heading
  const inBlog = roleInBlog(path, blog)
  const post =
    blog && inBlog === 'post' ? toPostPath({ path, frontMatter, title }, blog) : undefined
  return {
    path,
    ...local,
    inBlog,
    url: post === undefined ? toLocalUrl(local) : posix.join(blog?.url ?? '/', post),
    frontMatter,
    title: title ?? (hasHeading ? undefined : toTitle(local.localPath)),
    hasTitle: title !== undefined || hasHeading,
    source,
  }
}

/** MkDocs makes `Getting started` of `getting-started.md`, and `Home` of `index.md`. */
export function toTitle(path: string): string {
  const name = posix.basename(toPageId(path))
  if (path === 'index.md' || path === 'README.md') return 'Home'
  const words = name.replace(/[-_]/g, ' ')
  return words.toLowerCase() === words ? capitalize(words) : words
}
