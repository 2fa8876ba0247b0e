import { readGitText } from '../primitives/run-git.ts'
import { type ForgeRepository, parseRepository } from '../primitives/urls/forge-repository.ts'

/** The repository on GitHub or GitLab that the remote `origin` names; undefined without git too. */
export async function readRemote(root: string): Promise<ForgeRepository | undefined> {
  return parseRepository(await readGit(root, ['config', '--get', 'remote.origin.url']))
}

/** A name that YAML and URLs can contain as it is. */
const plainName = /^[A-Za-z\d][\w./-]*$/

/** The default branch: that of the remote, or else `main`, `master` or the one that is checked out. */
export async function readBranch(root: string): Promise<string | undefined> {
  const remote = await readGit(root, ['symbolic-ref', '--short', 'refs/remotes/origin/HEAD'])
  const local = await readGit(root, ['for-each-ref', '--format=%(refname:short)', 'refs/heads'])
  const current = await readGit(root, ['symbolic-ref', '--short', 'HEAD'])
  const names = local.split('\n')
  const usual = ['main', 'master'].find((name) => names.includes(name))
  const branch = remote.replace(/^origin\//, '') || (usual ?? current)
  return plainName.test(branch) ? branch : undefined
}

const readGit = async (root: string, args: readonly string[]): Promise<string> =>
  (await readGitText(root, args)).trim()
