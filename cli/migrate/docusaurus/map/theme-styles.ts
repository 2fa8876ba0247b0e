// Colors that a Docusaurus config sets, as a style sheet. Given `themeConfig`, it returns CSS. It
// must not read files.
import { toList, toRecord, toText, type Values } from '../../coerce.ts'
import { cssMigrationMark } from '../../write/migration-mark.ts'
import { ownValue } from '../../../primitives/own-value.ts'

/** The name of the style sheet, beside the config. */
export const themeStylesFile = 'docusaurus-theme.css'

/** The style sheet for the colors of a config; undefined when it sets none. */
export function toThemeStyles(themeConfig: Values, from: string): string | undefined {
  const rules = [
    navbarRule(toRecord(themeConfig['navbar'])),
    announcementRule(toRecord(themeConfig['announcementBar'])),
    ...codeRules(toRecord(themeConfig['prism'])),
  ].filter((text) => text !== '')
  if (rules.length === 0) return undefined
  return `${cssMigrationMark} from \`${from}\`: the colors of \`themeConfig\`. */\n\n${rules.join('\n\n')}\n`
}

type Declarations = Readonly<Record<string, string | undefined>>

function rule(selector: string, declarations: Declarations): string {
  const lines = Object.entries(declarations).flatMap(([name, value]) =>
    value === undefined ? [] : [`  ${name}: ${value};`],
  )
  return lines.length === 0 ? '' : `${selector} {\n${lines.join('\n')}\n}`
}

/** The backgrounds and texts of `.navbar--dark` and `.navbar--primary` in Infima. */
const navbarGrounds: Readonly<Record<string, string>> = {
  dark: '#242526',
  primary: 'var(--ifm-color-primary)',
}

function navbarRule({ style }: Values): string {
  const ground = ownValue(navbarGrounds, toText(style) ?? '')
  if (ground === undefined) return ''
  const background = `var(--ifm-navbar-background-color, ${ground})`
  return rule('.navbar', {
    '--surface': 'rgb(255 255 255 / 10%)',
    '--raised': ground,
    '--text': '#fff',
    '--text-quiet': '#e3e3e3',
    '--line': 'rgb(255 255 255 / 25%)',
    '--accent': '#fff',
    '--accent-text': '#fff',
    '--accent-soft': 'rgb(255 255 255 / 15%)',
    '--ifm-heading-color': '#fff',
    '--ifm-navbar-link-color': '#fff',
    '--ifm-navbar-link-hover-color': '#fff',
    background,
    color: '#fff',
  })
}

function announcementRule({ backgroundColor, textColor }: Values): string {
  return rule('.announcement', { background: toText(backgroundColor), color: toText(textColor) })
}

/**
 * The types of tokens in Prism whose color a variable of docs-ssg sets. The first type with a color
 * counts, and if several styles color it, the last one.
 */
const tokenTypes: Readonly<Record<string, readonly string[]>> = {
  '--syntax-comment': ['comment', 'prolog'],
  '--syntax-keyword': ['keyword', 'atrule'],
  '--syntax-string': ['string', 'attr-value', 'inserted'],
  '--syntax-number': ['number', 'boolean', 'constant'],
  '--syntax-function': ['function'],
  '--syntax-type': ['class-name', 'builtin', 'maybe-class-name'],
  '--syntax-property': ['property', 'attr-name', 'variable'],
  '--syntax-tag': ['tag', 'deleted'],
}

const mixed = (percent: number): string =>
  `color-mix(in srgb, var(--code-text) ${String(percent)}%, var(--code-ground))`

/** Lines, titles and buttons of blocks. A theme may be dark in the light mode, where those of the page can't be read. */
const besideCode: Declarations = {
  '--code-line': mixed(20),
  '--code-bar': mixed(8),
  '--text-quiet': mixed(80),
  '--text': 'var(--code-text)',
  '--hover': mixed(12),
}

/** Without a theme for the dark mode, Docusaurus shows the other one in both. */
function codeRules(prism: Values): readonly string[] {
  const light = codeColors(toRecord(prism['theme']))
  const dark = codeColors(toRecord(prism['darkTheme']))
  return [
    rule(dark ? ':root' : ":root,\n[data-theme='dark']", light ?? {}),
    rule("[data-theme='dark']", dark ?? {}),
    light || dark
      ? rule(light ? '.code-block' : "[data-theme='dark'] .code-block", besideCode)
      : '',
    ...diffRules(toRecord(prism['theme']), ''),
    ...diffRules(toRecord(prism['darkTheme']), "[data-theme='dark'] "),
  ]
}

/** Added and removed lines of a diff, which many themes color separately. */
function diffRules({ plain, styles }: Values, ancestor: string): readonly string[] {
  if (plain === undefined) return []
  return ['inserted', 'deleted'].map((type) => {
    const own = toList(styles)
      .map(toRecord)
      .filter((style) => toList(style['types']).includes(type))
      .map((style) => toRecord(style['style']))
    const last = (...names: readonly string[]): string | undefined =>
      own.flatMap((style) => names.flatMap((name) => toText(style[name]) ?? [])).at(-1)
    const background = last('background', 'backgroundColor')
    return rule(`${ancestor}.token.${type}`, { background, color: last('color') })
  })
}

/** Undefined for a theme that the site doesn't define itself. */
function codeColors({ plain, styles }: Values): Declarations | undefined {
  if (plain === undefined) return undefined
  const { color, backgroundColor } = toRecord(plain)
  const colorOf = (types: readonly string[]): string | undefined => {
    const found = types.flatMap((type) => {
      const ofType = toList(styles)
        .map(toRecord)
        .filter((style) => toList(style['types']).includes(type))
        .flatMap((style) => toText(toRecord(style['style'])['color']) ?? [])
      return ofType.at(-1) ?? []
    })
    return found[0]
  }
  const tokens = Object.entries(tokenTypes).map(([name, types]) => [name, colorOf(types)])
  return {
    // Docusaurus writes it on the block, where `--ifm-code-background` of a style sheet, the
    // background of code in a text, has no effect.
    '--code-ground': toText(backgroundColor),
    '--code-text': toText(color),
    ...Object.fromEntries(tokens),
  }
}
