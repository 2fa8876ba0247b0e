import { sha256 } from '../hash.ts'

/**
 * The path of a file whose name changes with its contents, so that browsers may keep it forever:
 * `redirect.js` becomes `assets/redirect-1a2b3c4d.js`.
 */
export function hashedPath(name: string, contents: string): string {
  return toHashedPath(name, sha256(contents))
}

/** The same for contents whose SHA-256 is known, in hex. */
export function toHashedPath(name: string, hash: string): string {
  return `assets/${name.replace(/(?=\.\w+$)/, `-${hash.slice(0, 8)}`)}`
}
