// A project in the forms that readers get: a folder to download and the fields of a form. It must not
// know pages.
import { strToU8, zipSync } from 'fflate'
import lzString from 'lz-string'
import type { PageFile } from '../../model/page.ts'
import { hashedPath } from '../../primitives/files/hashed-path.ts'
import type { ProjectFiles } from './sandbox-files.ts'

/** The earliest time that a ZIP file can hold, in the zone of the machine, so the bytes are always the same. */
const noTime = new Date(1980, 0, 1)

/** The files in a folder of this name, as a ZIP file. */
export function zipProject(files: ProjectFiles, folder: string): PageFile {
  const entries = [...files].map(([path, text]) => [`${folder}/${path}`, strToU8(text)] as const)
  const bytes = zipSync(Object.fromEntries(entries), { level: 9, mtime: noTime })
  const base64 = Buffer.from(bytes).toString('base64')
  return { path: hashedPath(`${folder}.zip`, base64), base64 }
}

/**
 * The field `parameters` of CodeSandbox.
 * https://codesandbox.io/docs/learn/sandboxes/cli-api
 */
export function toCodeSandbox(files: ProjectFiles): string {
  const contents = [...files].map(([path, content]) => [path, { content }] as const)
  return lzString
    .compressToBase64(JSON.stringify({ files: Object.fromEntries(contents) }))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')
}
