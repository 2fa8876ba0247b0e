// The fonts that `theme.font` chooses. Given the configuration, it returns CSS, the files that
// pages load first, and fonts that can't be used. It must not write files: esbuild copies what the
// CSS refers to.
import { basename } from 'node:path'
import { posixRelative } from '../../primitives/files/posix-path.ts'
import type { FontOptions } from '../../schema/values/font.ts'
import { subsetsOfLocale } from '../../schema/values/font-subsets.ts'
import type { ResolvedConfig } from '../../schema/schema.ts'
import type { Diagnostic } from '../../model/diagnostic.ts'
import { refuseFile } from '../../gate/report-refusal.ts'
import { toErrorMessage } from '../../primitives/error-message.ts'
import { placeOfOption } from '../../report/places/option-place.ts'
import { createFallbacks, type FontKind } from '../../theme/font-metrics.ts'
import { bundleRules } from '../bundle-rules.ts'
import type { BundleCache } from '../cached-bundle.ts'
import { findFonts, type FontFile, type FoundFont } from './find-fonts.ts'
import { type FontFacts, readFontFile } from './read-font-file.ts'

/** A font that pages load before the style sheet asks for it. */
export interface FontPreload {
  /** Name of the file without its ending; the published file has a hash too. */
  readonly stem: string
  /** Only pages in languages of this subset load it; undefined for a font without subsets. */
  readonly subset?: string
}

interface FontStyles {
  readonly css: string
  readonly preloads: readonly FontPreload[]
  readonly diagnostics: readonly Diagnostic[]
}

/** `weight` is the one that most of the text has. */
const roles = {
  text: {
    property: '--ifm-font-family-base',
    rest: 'var(--font-text)',
    kind: 'sans-serif',
    weight: 400,
  },
  headings: {
    property: '--ifm-heading-font-family',
    rest: 'var(--font-text)',
    kind: 'sans-serif',
    weight: 700,
  },
  code: {
    property: '--ifm-font-family-monospace',
    rest: 'var(--font-code)',
    kind: 'monospace',
    weight: 400,
  },
} as const

type Role = keyof typeof roles

/** The prefix of a font in CSS; the path after it is relative to the site's folder. */
export const FONT_PREFIX = 'docs-ssg-font:'

/** Make the style sheet of the site's fonts; empty if it has none. */
export async function createFontStyles(
  config: ResolvedConfig,
  cache?: BundleCache,
): Promise<FontStyles> {
  const font = config.theme.font
  if (font === undefined) return { css: '', preloads: [], diagnostics: [] }
  const options: FontOptions = typeof font === 'string' ? { text: font } : font
  const parts = await Promise.all(
    (['text', 'headings', 'code'] as const).flatMap((role) => {
      const value = options[role]
      const key = typeof font === 'string' ? 'theme.font' : `theme.font.${role}`
      return value === undefined ? [] : [createPart({ role, value, key }, { config, cache })]
    }),
  )
  const css = [...new Set(parts.flatMap((part) => part.faces))]
  const properties = parts.flatMap(({ property }) => (property === '' ? [] : [property]))
  return {
    css: `${css.join('')}${properties.length === 0 ? '' : `:root{${properties.join(';')}}`}`,
    preloads: parts.flatMap((part) => part.preloads),
    diagnostics: parts.flatMap((part) => part.diagnostics),
  }
}

interface Choice {
  readonly role: Role
  readonly value: string
  /** Of the option. */
  readonly key: string
}

interface FontPart {
  readonly faces: readonly string[]
  /** The declaration of the variable. */
  readonly property: string
  readonly preloads: readonly FontPreload[]
  readonly diagnostics: readonly Diagnostic[]
}

interface PartContext {
  readonly config: ResolvedConfig
  readonly cache: BundleCache | undefined
}

async function createPart(choice: Choice, { config, cache }: PartContext): Promise<FontPart> {
  const { theme } = config
  const subsets =
    (typeof theme.font === 'object' ? theme.font.subsets : undefined) ??
    config.locales.flatMap(({ code }) => subsetsOfLocale(code))
  const found = findFonts(choice.value, { config, subsets })
  const { property, rest } = roles[choice.role]
  if (found.kind === 'missing') return failed(choice, found, config)
  if (found.kind === 'families')
    return { faces: [], property: `${property}:${found.css}`, preloads: [], diagnostics: [] }
  const place = placeOfOption(config, choice.key)
  const refused = found.refused.map(({ path, refusal }) => refuseFile(path, refusal, place))
  if (found.files.length === 0)
    return { faces: [], property: '', preloads: [], diagnostics: refused }
  try {
    const part = await createFaces(choice, found, { config, cache })
    return { ...part, diagnostics: refused }
  } catch (cause) {
    const problem = `, which contains a file that can’t be read: ${toErrorMessage(cause)}`
    const help = 'Replace the file by a font in the format WOFF2.'
    return { ...failed(choice, { problem, help }, config), property: `${property}:${rest}` }
  }
}

async function createFaces(
  { role }: Choice,
  found: FoundFont & { readonly kind: 'files' },
  { config, cache }: PartContext,
): Promise<FontPart> {
  const { property, rest, kind, weight } = roles[role]
  const fonts = await readFonts(found.files, weight, cache)
  const regular = findUpright(fonts, weight) ?? fonts[0]
  if (!regular) throw new Error('it has no files')
  const family = found.family ?? regular.facts.family
  const isSerif = role !== 'code' && found.category === 'serif'
  const fallbackKind: FontKind = isSerif ? 'serif' : kind
  const fallbacks = createFallbacks(family, fallbackKind, regular.facts.metrics)
  // Letters of code have one width, so that its lines stay where they are when the font arrives. Text may break elsewhere,
  // so a page keeps the font with which it was first painted.
  const display = role === 'code' ? 'swap' : 'optional'
  const faces = fonts.map((font) =>
    formatFace(font, { family, isAlone: isAlone(font, fonts), config, display }),
  )
  const families = [family, ...new Set(fallbacks.map((fallback) => fallback.family))]
  return {
    faces: [...fallbacks.map(({ css }) => css), ...faces],
    property: `${property}:${families.map((name) => JSON.stringify(name)).join(',')},${rest}`,
    preloads: role === 'code' ? [] : toPreloads(fonts, regular),
    diagnostics: [],
  }
}

interface Font {
  readonly file: FontFile
  readonly facts: FontFacts
}

/** Read the files. Of a package one is read, and the others are known by their names. */
async function readFonts(
  files: readonly FontFile[],
  weight: number,
  cache?: BundleCache,
): Promise<Font[]> {
  const upright = files.filter(({ named }) => named && !named.isItalic)
  const usual = upright.filter(({ named }) =>
    ['wght', String(weight)].includes(named?.weight ?? ''),
  )
  const first =
    usual.find(({ named }) => named?.subset === 'latin') ?? usual[0] ?? upright[0] ?? files[0]
  if (!first) return []
  const sample = await readFontFile(first.path, cache)
  return Promise.all(
    files.map(async (file): Promise<Font> => {
      if (file === first) return { file, facts: sample }
      if (!file.named) return { file, facts: await readFontFile(file.path, cache) }
      const own = file.named.weight === 'wght' ? sample.weight : file.named.weight
      return { file, facts: { ...sample, weight: own, isItalic: file.named.isItalic } }
    }),
  )
}

/** The upright font of a weight; its Latin part, if it has parts. */
function findUpright(fonts: readonly Font[], weight: number): Font | undefined {
  const upright = fonts.filter(({ facts }) => !facts.isItalic && hasWeight(facts, weight))
  return upright.find(({ file }) => file.named?.subset === 'latin') ?? upright[0]
}

function hasWeight({ weight }: FontFacts, wanted: number): boolean {
  const [least = 0, most = least] = weight.split(' ').map(Number)
  return least <= wanted && most >= wanted
}

const styleOf = ({ facts }: Font): string => `${facts.weight} ${facts.isItalic}`

/** No other file has the same weight and style, so browsers needn't choose between files. */
const isAlone = (font: Font, fonts: readonly Font[]): boolean =>
  fonts.filter((other) => styleOf(other) === styleOf(font)).length === 1

/** The parts of the regular font, one for each subset. */
function toPreloads(fonts: readonly Font[], regular: Font): FontPreload[] {
  return fonts
    .filter((font) => styleOf(font) === styleOf(regular))
    .filter(({ file }) => file.named !== undefined || file === regular.file)
    .map(({ file: { path, named } }) => ({
      stem: basename(path, '.woff2'),
      ...(named === undefined ? {} : { subset: named.subset }),
    }))
}

interface FaceOptions {
  readonly family: string
  readonly isAlone: boolean
  readonly config: ResolvedConfig
  readonly display: 'swap' | 'optional'
}

function formatFace({ file, facts }: Font, options: FaceOptions): string {
  const path = posixRelative(options.config.siteDir, file.path)
  const range = file.unicodeRange ?? (options.isAlone ? undefined : facts.unicodeRange)
  const rules = [
    `font-family:${JSON.stringify(options.family)}`,
    `src:url(${JSON.stringify(FONT_PREFIX + path)}) format("woff2")`,
    `font-weight:${facts.weight}`,
    `font-style:${facts.isItalic ? 'italic' : 'normal'}`,
    `font-display:${options.display}`,
    ...(range === undefined ? [] : [`unicode-range:${range}`]),
  ]
  return `@font-face{${rules.join(';')}}`
}

function failed(
  { value, key }: Choice,
  { problem, help }: { readonly problem: string; readonly help: string },
  config: ResolvedConfig,
): FontPart {
  const place = placeOfOption(config, key)
  const diagnostic = bundleRules['theme-font'].report({
    message: `\`${key}\` is \`${value}\`${problem}.`,
    help,
    data: { actual: key },
    ...(place ? { place } : {}),
  })
  return { faces: [], property: '', preloads: [], diagnostics: [diagnostic] }
}
