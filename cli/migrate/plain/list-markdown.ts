import { type Dirent, existsSync, readdirSync } from 'node:fs'
import { join, posix } from 'node:path'
import { isMarkdownFile } from '../../primitives/files/markdown-file.ts'
import type { SourceFiles } from '../source-files.ts'

/** Folders that hold no documentation, or whose names begin with a dot. */
const skipped = /^(?:\..*|node_modules|build|dist|vendor)$/

/** The Markdown below a folder (absolute), in order; paths are relative to it. */
export function listMarkdown(folder: string, files: SourceFiles): readonly string[] {
  return files.list(folder, isSkipped).filter(isPage).toSorted()
}

const isSkipped = (path: string): boolean => skipped.test(posix.basename(path))
const isPage = (path: string): boolean => isMarkdownFile(path) && !/(?:^|\/)_[^/]*$/.test(path)

/** True if a folder (absolute) contains Markdown; links are not followed. */
export function hasMarkdown(root: string): boolean {
  const isIn = (folder: string): boolean =>
    readEntries(join(root, folder)).some((entry) => {
      const path = posix.join(folder, entry.name)
      if (isSkipped(path)) return false
      return entry.isDirectory() ? isIn(path) : entry.isFile() && isPage(path)
    })
  return isIn('')
}

const readEntries = (folder: string): readonly Dirent[] =>
  existsSync(folder) ? readdirSync(folder, { withFileTypes: true }) : []
