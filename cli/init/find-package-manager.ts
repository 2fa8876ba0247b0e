// The package manager of a folder. Given a folder, it returns its name and where its lock file is.
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { tryReadText } from '../gate/regular-file.ts'
import { toGlobMatcher } from '../primitives/files/glob.ts'
import { parseYaml } from '../primitives/formats/parse-yaml.ts'
import { posixRelative } from '../primitives/files/posix-path.ts'
import { parseJsonObject } from '../primitives/formats/try-parse-json.ts'
import { isRecord } from '../primitives/is-record.ts'

export type PackageManager = 'npm' | 'pnpm' | 'yarn' | 'bun'

/** The package manager of a folder, and the folder of its lock file. */
export interface FoundManager {
  readonly packageManager: PackageManager
  /** Its major version, where `packageManager` or the command that runs says it. */
  readonly managerMajor: number | undefined
  /** Absolute: the folder itself, or the workspace that it is a package of. */
  readonly lockFolder: string
}

const managers: readonly PackageManager[] = ['npm', 'pnpm', 'yarn', 'bun']
/** The files that only one package manager writes. */
const files: readonly (readonly [string, PackageManager])[] = [
  ['pnpm-lock.yaml', 'pnpm'],
  ['pnpm-workspace.yaml', 'pnpm'],
  ['yarn.lock', 'yarn'],
  ['bun.lock', 'bun'],
  ['bun.lockb', 'bun'],
  ['package-lock.json', 'npm'],
]

/**
 * Look in the folder, and in those around it up to `top`. `userAgent`: what npm and its relatives
 * call themselves in `npm_config_user_agent`.
 */
export function findPackageManager(
  folder: string,
  top: string | undefined,
  userAgent: string | undefined,
): FoundManager {
  const around = listAround(folder, top ?? folder)
  const named = around.map(nameManager).find((name) => name !== undefined)
  const running = managers.find((name) => userAgent?.startsWith(`${name}/`))
  const workspace = around.find((one) => one !== folder && isPackageOf(folder, one))
  const packageManager = named ?? running ?? 'npm'
  const versions = [...around.map((one) => readManifest(one)['packageManager']), userAgent]
  return {
    packageManager,
    managerMajor: findMajor(packageManager, versions),
    lockFolder: workspace ?? folder,
  }
}

/** From `pnpm@10.1.0` or `pnpm/10.1.0 npm/?`. */
function findMajor(name: PackageManager, versions: readonly unknown[]): number | undefined {
  const found = versions.flatMap((version) =>
    typeof version === 'string' ? (new RegExp(`^${name}[@/](\\d+)`).exec(version)?.[1] ?? []) : [],
  )
  return found[0] === undefined ? undefined : Number(found[0])
}

/** The folder, its parent and so on, `top` included. */
function listAround(folder: string, top: string): readonly string[] {
  const parent = dirname(folder)
  return folder === top || parent === folder ? [folder] : [folder, ...listAround(parent, top)]
}

function nameManager(folder: string): PackageManager | undefined {
  const field = readManifest(folder)['packageManager']
  const named = managers.find((name) => typeof field === 'string' && field.startsWith(`${name}@`))
  return named ?? files.find(([name]) => existsSync(join(folder, name)))?.[1]
}

/** Paths are shorter on every system. */
const longestGlob = 5000

/** True if the workspace in a folder contains another folder. */
function isPackageOf(folder: string, around: string): boolean {
  const { workspaces } = readManifest(around)
  const inObject = isRecord(workspaces) ? workspaces['packages'] : undefined
  const globs = Array.isArray(workspaces) ? workspaces : (inObject ?? readPnpmPackages(around))
  if (!Array.isArray(globs)) return false
  const patterns = globs.filter((glob) => typeof glob === 'string' && glob.length < longestGlob)
  const trimmed = patterns.map((glob) => glob.replace(/^\.\//, '').replace(/\/$/, ''))
  return toGlobMatcher(trimmed)(posixRelative(around, folder))
}

/** The list of packages in `pnpm-workspace.yaml`. */
function readPnpmPackages(folder: string): unknown {
  const parsed = parseYaml(tryReadText(join(folder, 'pnpm-workspace.yaml')) ?? '')
  return parsed.kind === 'value' && isRecord(parsed.value) ? parsed.value['packages'] : undefined
}

const readManifest = (folder: string): Readonly<Record<string, unknown>> =>
  parseJsonObject(tryReadText(join(folder, 'package.json')))
