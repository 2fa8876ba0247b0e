/** Every module a source names: `import`, `export from`, `import()`, also types. Comments do not count. */
export function importsOf(source: string): readonly string[] {
  const code = source.replaceAll(/\/\*[\s\S]*?\*\/|(?<=^|[\s;{}(),])\/\/[^\n]*/g, '')
  const pattern =
    /(?<![\w.$'"`])(?:import|export)\s*(?:type\s*)?(?:[\w$*{}\s,]*?\bfrom\s*)?\(?\s*['"]([^'"\n]+)['"]/g
  return [...code.matchAll(pattern)].map((match) => match[1] ?? '')
}
