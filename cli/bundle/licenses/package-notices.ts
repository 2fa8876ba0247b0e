// The licenses of packages whose code is part of a bundle. Given paths of bundled files, it returns
// one notice a package. It must not know what is bundled, nor for whom.
import { readdir, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { tryReadText } from '../../gate/regular-file.ts'
import { parseJsonObject } from '../../primitives/formats/try-parse-json.ts'
import { isRecord } from '../../primitives/is-record.ts'
import { impliedText } from './implied-license.ts'

/** A package, and the license under which its code is passed on. */
export interface PackageNotice {
  readonly name: string
  readonly version: string
  /** SPDX expression: `MIT`; `unknown` when the package does not name one. */
  readonly license: string
  /** The license and notice files of the package, or the text of the license that it names. */
  readonly text: string
  /** Absolute paths of the files that were read. */
  readonly files: readonly string[]
  /** Names of the packages that this one depends on. */
  readonly dependencies: readonly string[]
}

/** The name of a package in `node_modules`, at the end of the folder's path. */
const packageFolder = /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/
const licenseFile = /^(?:licen[sc]e|copying|notice|unlicense)(?:[.-].*)?$/i

/** The folders of the packages that contain these files; files outside `node_modules` have none. */
export function findPackageFolders(files: readonly string[]): string[] {
  const folders = files.flatMap((file) => packageFolder.exec(file)?.[0] ?? [])
  return [...new Set(folders)].toSorted()
}

/** Read the notices of packages, sorted by name and version, each once. */
export async function readNotices(folders: readonly string[]): Promise<PackageNotice[]> {
  return sortNotices(await Promise.all(folders.map(readNotice)))
}

/** Notices sorted by name and version, without duplicates. */
export function sortNotices(notices: readonly PackageNotice[]): PackageNotice[] {
  const byId = new Map(notices.map((notice) => [`${notice.name}@${notice.version}`, notice]))
  return [...byId].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, notice]) => notice)
}

async function readNotice(folder: string): Promise<PackageNotice> {
  const manifest = join(folder, 'package.json')
  // Bundlers need no manifest, so a folder may be less than a package.
  const fields = parseJsonObject(tryReadText(manifest))
  const { name, version, license, author, dependencies } = fields
  const names = (await readdir(folder)).filter((found) => licenseFile.test(found)).toSorted()
  const files = names.map((found) => join(folder, found))
  const texts = await Promise.all(files.map(async (file) => readFile(file, 'utf8')))
  const expression = typeof license === 'string' ? license : 'unknown'
  return {
    name: typeof name === 'string' ? name : basename(folder),
    version: typeof version === 'string' ? version : '0.0.0',
    license: expression,
    text: texts.length > 0 ? texts.map(tidy).join('\n\n') : impliedText(expression, author),
    files: [manifest, ...files],
    dependencies: Object.keys(isRecord(dependencies) ? dependencies : {}).toSorted(),
  }
}

/** Line ends and spaces of license files differ between systems and packages. */
function tidy(text: string): string {
  return text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/(?<![ \t])[ \t]+$/gm, '')
    .trim()
}

/** The notices as one text file; `intro` says what they are the licenses of. */
export function formatNotices(notices: readonly PackageNotice[], intro: string): string {
  const sections = notices.map(
    ({ name, version, license, text }) => `${name} ${version}\nLicense: ${license}\n\n${text}\n`,
  )
  return [`${intro}\n`, ...sections].join(`\n${'-'.repeat(80)}\n\n`)
}
