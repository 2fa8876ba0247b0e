/** The name of the icon's file, before its hash. */
export const iconName = 'icon.svg'

/** The icon of a site that has none, as SVG: the first letter or digit of its title. */
export function createLetterIcon(title: string): string {
  const [letter = ''] = /[\p{Letter}\p{Number}]/u.exec(title.toUpperCase()) ?? []
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="#3b4252"/><text x="16" y="23" fill="#fff" font-family="sans-serif" font-size="20" font-weight="700" text-anchor="middle">${letter}</text></svg>\n`
}
