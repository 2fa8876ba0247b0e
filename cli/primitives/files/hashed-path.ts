import { sha256 } from '../hash.ts'

/**
 * The path of a file whose name changes with its contents, so that browsers may keep it forever:
 * `redirect.js` becomes `assets/redirect-1a2b3c4d.js`.
 */
export const hashedPath = (name: string, contents: string): string =>
  `assets/${name.replace(/(?=\.\w+$)/, `-${sha256(contents).slice(0, 8)}`)}`
