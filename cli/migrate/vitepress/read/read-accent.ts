import { join } from 'node:path'
import type { VitepressSite } from '../vitepress-site.ts'

/** The color of links and buttons in the default theme, the newest name first. */
const names = ['--vp-c-brand-1', '--vp-c-brand']

/** The brand color that a style sheet of the theme sets; undefined: none does, or not as a number. */
export function readAccent({ siteDir, files }: VitepressSite): string | undefined {
  const folder = join(siteDir, '.vitepress/theme')
  const sheets = files
    .list(folder)
    .filter((path) => /\.(?:css|s[ac]ss|styl|less)$/.test(path))
    .map((path) => files.read(join(folder, path)) ?? '')
  return names
    .flatMap((name) => sheets.map((sheet) => findColor(sheet, name)))
    .find((color) => color !== undefined)
}

/** The first value, which is that of the light mode. */
function findColor(sheet: string, name: string): string | undefined {
  const pattern = new RegExp(`(?<![\\w-])${name}\\s*:\\s*(#[\\da-f]{6}|#[\\da-f]{3})\\s*[;}]`, 'i')
  return pattern.exec(sheet)?.[1]
}
