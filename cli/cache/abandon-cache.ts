import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { draftPrefix } from './replace-file.ts'

/**
 * Remove the files that a process began to write in `cacheDir`, after the thread that wrote them was
 * ended: those whose names contain its number, unless an index names them.
 */
export function abandonCache(cacheDir: string, pid: number): void {
  for (const folder of [cacheDir, join(cacheDir, 'cache')]) {
    const index = readText(join(folder, 'index'))
    for (const name of namesIn(folder)) {
      const isOwn =
        name.startsWith(draftPrefix('config.json', pid)) ||
        new RegExp(`^(?:data|draft|samples)-${pid}-`).test(name)
      if (isOwn && !index.includes(name))
        rmSync(join(folder, name), { recursive: true, force: true })
    }
  }
}

function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}

function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}
