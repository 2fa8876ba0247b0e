// The file `objects.inv` of Sphinx, version 2. https://sphobjinv.readthedocs.io/en/stable/syntax.html
import { deflateSync } from 'node:zlib'
import { foldSpace } from '../text/fold-space.ts'

/** The project that an inventory describes. */
interface InventoryProject {
  readonly name: string
  readonly version: string
}

/** Four lines of text, then the objects as zlib data; each of `lines` is an object with a line end. */
export function formatSphinxInventory(
  { name, version }: InventoryProject,
  lines: readonly string[],
): Uint8Array {
  const header = [
    '# Sphinx inventory version 2',
    `# Project: ${foldSpace(name)}`,
    `# Version: ${foldSpace(version)}`,
    '# The remainder of this file is compressed using zlib.\n',
  ].join('\n')
  // Compressed data differs between machines; stored data has the same bytes everywhere.
  return Buffer.concat([Buffer.from(header), deflateSync(lines.join(''), { level: 0 })])
}
