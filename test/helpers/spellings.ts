/** Spellings that browsers or React read as one name of an attribute; `name` as HTML has it. */
export function spellings(name: string): readonly string[] {
  const camel = name.replaceAll(/[-:](\w)/g, (_, letter: string) => letter.toUpperCase())
  const words = [name, camel, camel.charAt(0).toUpperCase() + camel.slice(1)]
  const mixed = [...name]
    .map((letter, index) => (index % 2 ? letter.toUpperCase() : letter))
    .join('')
  return [...new Set([...words, name.toUpperCase(), camel.toLowerCase(), mixed])]
}

/** The same, and those of SVG. */
export function svgSpellings(name: string): readonly string[] {
  const own = spellings(name)
  const upper = name.charAt(0).toUpperCase() + name.slice(1)
  return [...own, ...own.map((one) => `xlink:${one}`), `xlink${upper}`, `XLINK:${name}`]
}
