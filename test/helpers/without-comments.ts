/** A TypeScript source without its comments; what follows a comment may move to another line. */
export function withoutComments(source: string): string {
  return source.replaceAll(/(?<=^|[\s;{}(),])(?:\/\*[\s\S]*?\*\/|\/\/[^\n]*)/g, '')
}
