import { resolve } from 'node:path'
import { posixRelative } from '../../../primitives/files/posix-path.ts'
import { migrationMark } from '../../write/migration-mark.ts'
import type { WrittenFile } from '../../migration-plan.ts'
import { isClientModule, isInteractive } from './is-interactive.ts'
import type { MoveOptions } from './move-options.ts'
import { findMissingImports } from './site-imports.ts'

/**
 * A client module that re-exports an interactive component; undefined when the component isn't
 * interactive, is marked as a client module itself, or imports something that the new site doesn't
 * have.
 */
export function createIsland(
  name: string,
  path: string,
  { host, folder }: MoveOptions,
): WrittenFile | undefined {
  const text = host.files.readNamed(path) ?? ''
  if (isClientModule(text) || !isInteractive(path, host)) return undefined
  if (findMissingImports(path, host).length > 0) return undefined
  const from = posixRelative(host.siteDir, path)
  const isDefault = !new RegExp(`export\\s+(?:const|function|class|let)\\s+${name}\\b`).test(text)
  const source = `@site/${from.replace(/(?:\/index)?\.[jt]sx?$/, '')}`
  return {
    path: resolve(folder, `${name}.jsx`),
    text: `'use client'\n${migrationMark} from \`${from}\`\nexport { ${isDefault ? 'default' : name} } from '${source}'\n`,
  }
}
