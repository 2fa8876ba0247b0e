import GithubSlugger from 'github-slugger'
import { toRedirectOutput } from '../../model/paths/output-path.ts'
import type { Site } from '../../model/site.ts'
import { foldName } from '../../primitives/text/fold-name.ts'

/** Characters of a title that become part of a name; file systems accept 255 bytes. */
const MOST = 50

/** Makes the names of the files in one folder. */
export type NameFile = (title: string) => string

/**
 * Make the function that names the parts of a list by their titles. Other files of the site keep
 * their names, so a part gets a number where its name is taken.
 */
export function createNames(site: Site): (folder: string) => NameFile {
  const { files, folders } = listTaken(site)
  const isFree = (path: string): boolean => {
    const name = foldName(path)
    return !files.has(name) && !folders.has(name) && foldersOf(name).every((one) => !files.has(one))
  }
  return (wanted) => {
    let folder = wanted
    for (let count = 1; !isFree(folder); count += 1) {
      if (folders.has(foldName(folder)) && !files.has(foldName(folder))) break
      folder = `${wanted}-${count}`
    }
    const slugger = new GithubSlugger()
    return (title) => {
      const short = [...title].slice(0, MOST).join('')
      const next = (): string => `${folder}/${slugger.slug(short) || slugger.slug('pages')}.txt`
      let path = next()
      while (!isFree(path)) path = next()
      return path
    }
  }
}

/** The names of all files but those that docs-ssg makes for programs, and of their folders. */
function listTaken({ routes, staticRoutes, assets, redirects, config }: Site) {
  const outputs = [
    ...[...routes.values(), ...staticRoutes].map(({ output }) => output),
    ...assets.keys(),
    ...redirects.map(({ from }) => toRedirectOutput(from, config.trailingSlash)),
  ].map(foldName)
  return { files: new Set(outputs), folders: new Set(outputs.flatMap(foldersOf)) }
}

function foldersOf(path: string): readonly string[] {
  const parts = path.split('/').slice(0, -1)
  return parts.map((_, index) => parts.slice(0, index + 1).join('/'))
}
