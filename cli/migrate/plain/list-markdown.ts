import { type Dirent, existsSync, readdirSync } from 'node:fs'
import { join, posix } from 'node:path'
import { isMarkdownFile } from '../../primitives/markdown-file.ts'

/** Folders that hold no documentation, or whose names begin with a dot. */
const skipped = /^(?:\..*|node_modules|build|dist|vendor)$/

/** The Markdown below a folder (absolute), in order; paths are relative to it. */
export function listMarkdown(root: string): readonly string[] {
  const list = (folder: string): readonly string[] =>
    readEntries(join(root, folder)).flatMap((entry) => {
      const path = posix.join(folder, entry.name)
      if (entry.isDirectory()) return skipped.test(entry.name) ? [] : list(path)
      return entry.isFile() && isMarkdownFile(path) && !/^[._]/.test(entry.name) ? [path] : []
    })
  return list('').toSorted()
}

const readEntries = (folder: string): readonly Dirent[] =>
  existsSync(folder) ? readdirSync(folder, { withFileTypes: true }) : []
