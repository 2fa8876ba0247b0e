import { type Dirent, lstatSync, readdirSync, realpathSync, type Stats, statSync } from 'node:fs'
import { basename, dirname, isAbsolute, join, relative, resolve, sep } from 'node:path'
import { ifThere } from '../primitives/files/if-there.ts'

/**
 * The path that the operating system means, without links, with the letter case and the Unicode form
 * that the disk has. Throws if there is no such file.
 */
export const realPath = (path: string): string => realpathSync.native(path)

/** The path as `realPath` returns it; unchanged for a file that doesn't exist. */
export const toReal = (path: string): string => ifThere(() => realPath(path)) ?? path

/** The absolute path without links, also below folders that don't exist yet. */
export function toRealPath(path: string): string {
  const absolute = resolve(path)
  const parent = dirname(absolute)
  if (parent === absolute) return absolute
  return ifThere(() => realpathSync(absolute)) ?? join(toRealPath(parent), basename(absolute))
}

/** True if the absolute `path` is the folder or below it, by its text. */
export function isIn(path: string, folder: string): boolean {
  const below = relative(folder, path)
  return below !== '..' && !below.startsWith(`..${sep}`) && !isAbsolute(below)
}

/** The entry with this name, links not followed; undefined if it doesn't exist or the user may not see it. */
export const entryAt = (path: string): Stats | undefined => ifThere(() => lstatSync(path))

/** Like `entryAt`, with links followed. */
export const targetAt = (path: string): Stats | undefined => ifThere(() => statSync(path))

/** The entries of a folder; none if it doesn't exist or the user may not see it. */
export const entriesIn = (folder: string): readonly Dirent[] =>
  ifThere(() => readdirSync(folder, { withFileTypes: true })) ?? []
