import * as v from 'valibot'
import { hashedPath } from '../../primitives/files/hashed-path.ts'

/** A ZIP file of a page of a pack. It is named by the hash of its contents, so no pack can name another file of the site. */
export const pageFile = v.pipe(
  v.strictObject({ path: v.string(), base64: v.pipe(v.string(), v.base64()) }),
  v.check(({ path: name, base64 }) => {
    const plain = /^assets\/([\w.-]+)-[0-9a-f]{8}(\.zip)$/.exec(name)
    return plain !== null && hashedPath(`${plain[1]}${plain[2]}`, base64) === name
  }),
)
