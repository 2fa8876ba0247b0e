/**
 * Create a function for texts of the compiler, which contain paths:
 * `typeof import("/home/me/site/node_modules/a/b")`.
 */
export function createShortener(folder: string, siteDir: string): (text: string) => string {
  const [own, site] = [folder, siteDir].map((path) => path.replaceAll('\\', '/'))
  return (text) =>
    text
      .replaceAll(`${own ?? ''}/`, './')
      .replaceAll(/[^\s"'`(]*\/node_modules\/((?:@[^/"'`]+\/)?[^/"'`]+)(?:\/[^"'`\s)]*)?/g, '$1')
      .replaceAll(`${site ?? ''}/`, '')
}
