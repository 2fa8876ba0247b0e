import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { refuseLinks } from '../gate/own-folder.ts'

/** Git ignores every file beside it, itself included. */
const ignoreFile = `# Files that docs-ssg keeps between builds. You can delete this folder at any time.
*
`

/** Create the folder for what is kept between builds, so that git leaves it out. Throws what the disk throws, and for a link in it. */
export function createCacheFolder(cacheDir: string): void {
  refuseLinks(cacheDir, dirname(cacheDir))
  mkdirSync(cacheDir, { recursive: true })
  const file = join(cacheDir, '.gitignore')
  if (!existsSync(file)) writeFileSync(file, ignoreFile)
}
