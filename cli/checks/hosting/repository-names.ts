import { readGitText } from '../../primitives/run-git.ts'

/** The names of the repository around `folder` on its remotes: `lib` of `git@github.com:me/lib.git`. */
export async function readRepositoryNames(folder: string): Promise<ReadonlySet<string>> {
  const args = ['config', '--get-regexp', String.raw`^remote\..*\.url$`]
  const lines = (await readGitText(folder, args)).split('\n')
  const names = lines.flatMap((line) => /([^/:\s]+?)(?:\.git)?\/*$/.exec(line)?.[1])
  return new Set(names.flatMap((name) => (name ? [name.toLowerCase()] : [])))
}
