// What git remembers of pages. Given paths relative to the site's folder, it returns texts of the past.
import { type LineCommit, parseBlame } from '../../translations/parse-blame.ts'
import { readGit } from '../../content/sources/read-git.ts'

/** The history of the files of a site. */
export interface GitTexts {
  /** The commit that last changed each line of a file; `''` for lines that are not committed. */
  readonly blame: (path: string) => Promise<readonly LineCommit[] | undefined>
  /** The text of a file at a commit; undefined if it wasn't there. */
  readonly show: (commit: string, path: string) => Promise<string | undefined>
  /** Commits that changed a file, the newest first. */
  readonly commits: (path: string) => Promise<readonly string[]>
}

/** Commits of a file that are looked at. */
const mostCommits = 200

/** Read the history of the repository around the site's folder. */
export function createGitTexts(siteDir: string): GitTexts {
  const shown = new Map<string, Promise<string | undefined>>()
  const read = async (...args: string[]): Promise<readonly string[] | undefined> => {
    const lines: string[] = []
    const isFound = await readGit({ cwd: siteDir, isInner: false }, args, (line) => {
      lines.push(line)
      return true
    })
    return isFound ? lines : undefined
  }
  return {
    blame: async (path) => {
      const lines = await read('blame', '--porcelain', '--', path)
      return lines && parseBlame(lines)
    },
    show: (commit, path) => {
      const key = `${commit}:./${path}`
      const known = shown.get(key)
      if (known) return known
      const text = read('show', key).then((lines) => lines?.join('\n'))
      shown.set(key, text)
      return text
    },
    commits: async (path) =>
      (await read('log', `--max-count=${mostCommits}`, '--format=%H', '--', path)) ?? [],
  }
}
