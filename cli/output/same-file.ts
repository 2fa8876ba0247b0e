import { closeSync, fstatSync, readSync } from 'node:fs'
import { openRegularFile } from '../gate/regular-file.ts'

const chunkSize = 256 * 1024

/** True if `path` is a regular file with exactly these bytes. */
export function hasContents(path: string, contents: Uint8Array): boolean {
  return withFile(path, contents.byteLength, (file) => {
    const found = Buffer.allocUnsafe(contents.byteLength)
    return (
      readSync(file, found, 0, found.byteLength, 0) === found.byteLength && found.equals(contents)
    )
  })
}

/** True if both are regular files with the same bytes; reads them in chunks. */
export function isSameFile(path: string, other: string, size: number): boolean {
  const left = Buffer.allocUnsafe(chunkSize)
  const right = Buffer.allocUnsafe(chunkSize)
  return withFile(path, size, (a) =>
    withFile(other, size, (b) => {
      for (let at = 0; at < size; at += chunkSize) {
        const length = readSync(a, left, 0, chunkSize, at)
        if (readSync(b, right, 0, chunkSize, at) !== length) return false
        if (!left.subarray(0, length).equals(right.subarray(0, length))) return false
      }
      return true
    }),
  )
}

function withFile(path: string, size: number, compare: (file: number) => boolean): boolean {
  let file: number
  try {
    file = openRegularFile(path)
  } catch {
    return false
  }
  try {
    return fstatSync(file).size === size && compare(file)
  } finally {
    closeSync(file)
  }
}
