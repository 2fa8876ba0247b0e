import { join } from 'node:path'
import { ownValue } from '../../../primitives/own-value.ts'
import type { VitepressSite } from '../vitepress-site.ts'

/** The color of links and buttons in the default theme, the newest name first. */
const names = ['--vp-c-brand-1', '--vp-c-brand']

/** Colors of the default theme that its style sheets name, in light mode. */
const palette: Readonly<Record<string, string>> = {
  '--vp-c-indigo-1': '#3451b2',
  '--vp-c-purple-1': '#6f42c1',
  '--vp-c-green-1': '#18794e',
  '--vp-c-yellow-1': '#915930',
  '--vp-c-red-1': '#b8272c',
}

/** The brand color that a style sheet of the theme sets; undefined if none does, or not as a literal color. */
export function readAccent({ siteDir, files }: VitepressSite): string | undefined {
  const folder = join(siteDir, '.vitepress/theme')
  const sheets = files
    .list(folder)
    .filter((path) => /\.(?:css|s[ac]ss|styl|less)$/.test(path))
    .map((path) => files.read(join(folder, path)) ?? '')
  return files.within(folder, () => findAccent(sheets))
}

/** The brand color of the first style sheet that sets one. */
export function findAccent(sheets: readonly string[]): string | undefined {
  return names
    .map((name) => findColor(name, sheets, new Set()))
    .find((color) => color !== undefined)
}

/** The first value, which is that of the light mode; a value can be that of another property. */
function findColor(
  name: string,
  sheets: readonly string[],
  seen: ReadonlySet<string>,
): string | undefined {
  if (seen.has(name)) return undefined
  const value = String.raw`(#[\da-f]{6}|#[\da-f]{3})|var\(\s*(--[\w-]+)\s*\)`
  const pattern = new RegExp(String.raw`(?<![\w-])${name}\s*:\s*(?:${value})\s*[;}]`, 'i')
  const [, color, other] = sheets.map((sheet) => pattern.exec(sheet)).find(Boolean) ?? []
  if (color === undefined && other === undefined) return ownValue(palette, name)
  return other === undefined ? color : findColor(other, sheets, new Set([...seen, name]))
}
