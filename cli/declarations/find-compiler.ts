import { dirname, join } from 'node:path'
import { isPlugAndPlay } from '../gate/describe-installation.ts'
import { tryReadText } from '../gate/regular-file.ts'
import { parseJsonObject } from '../primitives/formats/try-parse-json.ts'
import { resolveFrom } from '../primitives/modules/resolve-from.ts'

/** The compiler of a site. */
export interface Compiler {
  /** The command `tsc`, absolute. */
  readonly path: string
  readonly version: string
}

/** The site's own `tsc`; undefined when the site has no TypeScript, or packages that `tsc` can't read. */
export function findCompiler(siteDir: string): Compiler | undefined {
  if (isPlugAndPlay(siteDir)) return undefined
  const manifest = resolveFrom(join(siteDir, 'package.json'), 'typescript/package.json')
  if (manifest === undefined) return undefined
  const { version = '' } = parseJsonObject(tryReadText(manifest))
  return { path: join(dirname(manifest), 'bin', 'tsc'), version: String(version) }
}

/** True for TypeScript 7 and newer, whose compiler is a native program with a language server. */
export const isNative = ({ version }: Compiler): boolean => Number.parseInt(version, 10) >= 7
