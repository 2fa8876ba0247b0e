/**
 * How to fix an import of a file that doesn't exist or of a package that isn't installed, from the
 * message of esbuild; undefined for other messages.
 */
export function missingModuleHelp(text: string): string | undefined {
  if (/^Could not resolve "(?:\.{0,2}\/|\.{1,2}")/.test(text))
    return 'Create the file, or fix its path.'
  const name = /^Could not resolve "((?:@[^/"]+\/)?[^./"@][^/"]*)/.exec(text)?.[1]
  if (name === undefined || name.includes(':')) return undefined
  return `Install the package with \`npm install ${name}\`, or fix its name.`
}
