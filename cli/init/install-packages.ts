import { spawn } from 'node:child_process'
import { platform } from 'node:process'
import type { PackageManager } from './find-package-manager.ts'

/** Install what `package.json` names; its output is that of the package manager. False if it fails. */
export async function installPackages(folder: string, manager: PackageManager): Promise<boolean> {
  // On Windows, package managers are scripts, which only a shell can start.
  const options = { cwd: folder, stdio: 'inherit', shell: platform === 'win32' } as const
  const child = spawn(manager, ['install'], options)
  return new Promise((resolve) => {
    child.on('error', () => resolve(false))
    child.on('close', (code) => resolve(code === 0))
  })
}
