// The settings with which pnpm installs docs-ssg. Given the contents of a folder, it returns a file to write.
import type { FoundFolder } from './found-folder.ts'

type Found = Pick<FoundFolder, 'packageManager' | 'managerMajor' | 'pnpmSettings'>

interface SettingsFile {
  /** Relative to the folder of the site, Posix. */
  readonly path: string
  readonly contents: string
  readonly isExtended: boolean
}

const decision = '  esbuild: false\n'

/**
 * pnpm 11 and later fail until it is decided whether each package may run a script after its installation. docs-ssg needs
 * none. Before pnpm 10, the file could only list the packages of a workspace.
 */
export function planPnpmSettings(found: Found): readonly SettingsFile[] {
  const { packageManager, managerMajor = 11, pnpmSettings } = found
  if (packageManager !== 'pnpm' || managerMajor < 10) return []
  const { path, text } = pnpmSettings
  const contents = decide(text ?? '')
  return contents === undefined ? [] : [{ path, contents, isExtended: text !== undefined }]
}

/** Undefined when the file decides it already, or decides in one line, which is its owner's. */
function decide(text: string): string | undefined {
  if (/\besbuild\b/.test(text)) return undefined
  const list = /^allowBuilds:[ \t]*(?:#.*)?\r?\n/m.exec(text)
  if (list) {
    const end = list.index + list[0].length
    return `${text.slice(0, end)}${decision}${text.slice(end)}`
  }
  if (/^allowBuilds:/m.test(text)) return undefined
  const before = text === '' || text.endsWith('\n') ? text : `${text}\n`
  return `${before}allowBuilds:\n${decision}`
}
