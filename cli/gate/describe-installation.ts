// Why packages of a site can't be found. Given the site's folder, it returns sentences for
// messages.
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseJsonObject } from '../primitives/formats/try-parse-json.ts'
import { isRecord } from '../primitives/is-record.ts'
import { tryReadText } from './regular-file.ts'

/** The reason why the compiler can't be used, as a clause, and the fix. */
export interface MissingCompiler {
  readonly reason: string
  readonly help: string
}

/**
 * True if Yarn keeps the packages of the site in archives, which only programs that Yarn has
 * changed can read. The compiler of TypeScript isn't one of them.
 */
export function isPlugAndPlay(siteDir: string): boolean {
  const folder = findUp(siteDir, ['.pnp.cjs', '.pnp.js', 'node_modules'])
  return folder !== undefined && !existsSync(join(folder, 'node_modules'))
}

/** Say why the site has no compiler that can be used. */
export function describeMissingCompiler(siteDir: string): MissingCompiler {
  if (isPlugAndPlay(siteDir))
    return {
      reason: 'Yarn Plug’n’Play keeps packages in archives, which TypeScript can’t read',
      help: 'Write `nodeLinker: node-modules` in `.yarnrc.yml`, and run `yarn install`.',
    }
  if (isDeclared('typescript', siteDir))
    return {
      reason: '`typescript` is in `package.json`, but version 7 or newer is not installed',
      help: 'Install the packages of the site: `npm install`, or `npm install --save-dev typescript@latest` for a newer version.',
    }
  return {
    reason: 'TypeScript 7 or newer is not installed',
    help: 'Install it in the folder of the site: `npm install --save-dev typescript`.',
  }
}

/** How to fix an error of the compiler about a package that `package.json` lists; undefined for other errors. */
export function missingInstallHelp(text: string, siteDir: string): string | undefined {
  const [, name] = /^Cannot find module '((?:@[^/']+\/)?[^./'@][^/']*)/.exec(text) ?? []
  return name !== undefined && isDeclared(name, siteDir) && !isInstalled(name, siteDir)
    ? `\`${name}\` is in \`package.json\`, but is not installed. Run \`npm install\`.`
    : undefined
}

function isInstalled(name: string, siteDir: string): boolean {
  return findUp(siteDir, [join('node_modules', name)]) !== undefined
}

/** True if the nearest `package.json` lists the package. */
function isDeclared(name: string, siteDir: string): boolean {
  const folder = findUp(siteDir, ['package.json'])
  if (folder === undefined) return false
  const manifest = parseJsonObject(tryReadText(join(folder, 'package.json')))
  const kinds = ['dependencies', 'devDependencies', 'peerDependencies', 'optionalDependencies']
  return kinds.some((kind) => {
    const list = manifest[kind]
    return isRecord(list) && Object.hasOwn(list, name)
  })
}

/** The nearest folder with one of the names. */
function findUp(folder: string, names: readonly string[]): string | undefined {
  if (names.some((name) => existsSync(join(folder, name)))) return folder
  const parent = dirname(folder)
  return parent === folder ? undefined : findUp(parent, names)
}
