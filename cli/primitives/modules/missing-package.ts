/**
 * How to fix an import of a package that isn't installed, from the message of esbuild; undefined for other messages,
 * and for paths.
 */
export function missingPackageHelp(text: string): string | undefined {
  const name = /^Could not resolve "((?:@[^/"]+\/)?[^./"@][^/"]*)/.exec(text)?.[1]
  if (name === undefined || name.includes(':')) return undefined
  return `Install the package with \`npm install ${name}\`, or fix its name.`
}
