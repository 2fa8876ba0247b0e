import { mkdir, readdir, readFile, symlink, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { temporaryFolder } from '../../helpers/site-of.ts'

/** What only files outside the site contain. */
export const secret = 'TopSecretText'

export interface LinkedSite {
  /** Absolute, as all paths here. */
  readonly siteDir: string
  readonly outside: string
  /** Every file and link outside the site, with its text. */
  readonly readOutside: () => Promise<Readonly<Record<string, string>>>
}

type Files = Readonly<Record<string, string>>

/** A site, a folder that doesn't belong to it, and links of the site to that folder, by path. */
export async function linkedSite(
  files: Files,
  { outside: others = {}, links = {} }: { readonly outside?: Files; readonly links?: Files },
): Promise<LinkedSite> {
  const root = await temporaryFolder()
  const [siteDir, outside] = [join(root, 'site'), join(root, 'outside')]
  await mkdir(outside)
  await writeAll(siteDir, files)
  await writeAll(outside, others)
  for (const [path, target] of Object.entries(links)) {
    await mkdir(dirname(join(siteDir, path)), { recursive: true })
    await symlink(join(outside, target), join(siteDir, path))
  }
  return { siteDir, outside, readOutside: () => readAll(outside) }
}

async function writeAll(folder: string, files: Files): Promise<void> {
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), text)
  }
}

async function readAll(folder: string): Promise<Files> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const texts = entries.map(async (entry) => {
    const path = join(entry.parentPath, entry.name)
    return [path, entry.isFile() ? await readFile(path, 'utf8') : 'no file'] as const
  })
  return Object.fromEntries(await Promise.all(texts))
}
