/** A package, which the owner of the site can install, unlike modules of Docusaurus and files. */
const isPackage = (name: string): boolean =>
  !/^(?:[./]|@(?:docusaurus|generated|site|theme(?:-init|-original)?)\/)/.test(name)

/** Why a page in React that imports these modules is not built, and what to do about it. */
export function explainMissingImports(modules: readonly string[]): string {
  const list = (names: readonly string[]): string => names.map((name) => `\`${name}\``).join(', ')
  const packages = modules.filter(isPackage)
  const others = modules.filter((name) => !isPackage(name))
  const reasons = [
    ...(others.length === 0 ? [] : [`${list(others)}, which docs-ssg does not have`]),
    ...(packages.length === 0 ? [] : [`packages that are not installed (${list(packages)})`]),
  ]
  const step =
    others.length === 0
      ? 'Install the packages of the site and run the command again.'
      : 'Remove the import, and then remove the page from `pagesExclude`.'
  return `This React page is not built, because it imports ${reasons.join(', and ')}. ${step}`
}
