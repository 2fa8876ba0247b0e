import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { isPlugAndPlay } from '../gate/describe-installation.ts'

/** The compiler of a site. */
export interface Compiler {
  /** The command `tsc`, absolute. */
  readonly path: string
  readonly version: string
}

/** The site's own `tsc`; undefined when the site has no TypeScript, or packages that `tsc` can't read. */
export function findCompiler(siteDir: string): Compiler | undefined {
  if (isPlugAndPlay(siteDir)) return undefined
  try {
    const require = createRequire(join(siteDir, 'package.json'))
    const manifest: unknown = require('typescript/package.json')
    const folder = dirname(require.resolve('typescript/package.json'))
    const version =
      typeof manifest === 'object' && manifest && 'version' in manifest
        ? String(manifest.version)
        : ''
    return { path: join(folder, 'bin', 'tsc'), version }
  } catch {
    return undefined
  }
}

/** True for TypeScript 7 and newer, whose compiler is a native program with a language server. */
export const isNative = ({ version }: Compiler): boolean => Number.parseInt(version, 10) >= 7
