import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { type ForgeRepository, parseRepository } from '../primitives/forge-repository.ts'

/** The repository on GitHub or GitLab that the remote `origin` names; undefined without git too. */
export async function readRemote(root: string): Promise<ForgeRepository | undefined> {
  try {
    const args = ['config', '--get', 'remote.origin.url']
    const { stdout } = await promisify(execFile)('git', args, { cwd: root })
    return parseRepository(stdout.trim())
  } catch {
    return undefined
  }
}
