// Names of pages of exports. Given kinds and names, which may be any text, it returns paths that
// every system accepts. It must not know what is exported.

/** Pages with these names are those of their folder, or drafts. */
const special = /^(?:index|readme|_.*|con|prn|aux|nul|com\d|lpt\d)$/i
const MAX_LENGTH = 80

/** Create the function that names pages, in a folder for each kind; names that differ only in case get two pages. */
export function createFileNames(): (kind: string, name: string) => string {
  const taken = new Set<string>()
  return (kind, name) => {
    const plain = toPlainName(name, kind)
    let file = `${kind}/${plain}`
    for (let count = 2; taken.has(file.toLowerCase()); count += 1)
      file = `${kind}/${plain}-${count}`
    taken.add(file.toLowerCase())
    return file
  }
}

function toPlainName(name: string, kind: string): string {
  const plain = name
    .replace(/[^\p{L}\p{M}\p{N}_$-]+/gu, '-')
    .replace(/^-+|(?<!-)-+$/g, '')
    .slice(0, MAX_LENGTH)
  const isSpecial = plain === '' || special.test(plain) || plain.toLowerCase() === kind
  return isSpecial ? `export-${plain}`.replace(/-$/, '') : plain
}
