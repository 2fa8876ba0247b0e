// The files of a font. Given what the config says, it returns files, or why there are none. It must
// not read the fonts themselves.
import { readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { ResolvedConfig } from '../../schema/schema.ts'
import { kindAt } from '../../gate/own-file.ts'
import { findOwnFiles } from '../../gate/own-files.ts'
import { toReadableScope } from '../../gate/readable-scope.ts'
import { tryReadText } from '../../gate/regular-file.ts'
import type { RefusedFile } from '../../gate/walk-files.ts'
import { parseJsonObject } from '../../primitives/formats/try-parse-json.ts'
import { findInSite } from '../licenses/site-packages.ts'
import { ownValue } from '../../primitives/own-value.ts'
import { escapePattern } from '../../primitives/text/escape-pattern.ts'

/** One file of a font. */
export interface FontFile {
  /** Absolute. */
  readonly path: string
  /** The characters that the file has; undefined if the file has to tell. */
  readonly unicodeRange?: string
  /** Facts from the name of a file in a package; other files have to be read. */
  readonly named?: FileName
}

interface FileName {
  /** `latin` */
  readonly subset: string
  /** `400`, or `wght` for a variable font. */
  readonly weight: string
  readonly isItalic: boolean
}

export type FoundFont =
  /** A list of families, as CSS. */
  | { readonly kind: 'families'; readonly css: string }
  | {
      readonly kind: 'files'
      /** Undefined if the files have to tell. */
      readonly family: string | undefined
      /** `serif`, as the package says. */
      readonly category: string | undefined
      readonly files: readonly FontFile[]
      /** Files that are not read, or the folder itself; relative to the site's folder. */
      readonly refused: readonly RefusedFile[]
    }
  /** `problem` continues the sentence that names option and value. */
  | { readonly kind: 'missing'; readonly problem: string; readonly help: string }

interface FontRequest {
  readonly config: ResolvedConfig
  /** Those that the site asks for; the files of others are left out. */
  readonly subsets: readonly string[]
}

const generic =
  /(?:^|,)\s*(?:serif|sans-serif|monospace|system-ui|ui-serif|ui-sans-serif|ui-monospace|ui-rounded)\s*$|^var\(/

/** Find a folder of the site, a package of Fontsource, or a list of families. */
export function findFonts(value: string, request: FontRequest): FoundFont {
  if (kindAt(join(request.config.siteDir, value)) === 'folder')
    return findInFolder(value, request.config)
  if (/^@[\w-]+\/[\w.-]+$/.test(value)) return findInPackage(value, request)
  if (value.includes('/'))
    return missing(
      ', but the site folder contains no folder with that path',
      'Create it, and put the `.woff2` files of the font there.',
    )
  if (generic.test(value)) return { kind: 'families', css: value }
  const name = value.toLowerCase().replaceAll(/[^a-z\d]+/g, '-')
  return missing(
    ', which is a font that many machines don’t have',
    `Write a package that contains it, such as \`@fontsource-variable/${name}\`, a folder with its files, or a list that ends with a generic family: \`${value}, sans-serif\`.`,
  )
}

const missing = (problem: string, help: string): FoundFont => ({ kind: 'missing', problem, help })

function findInFolder(value: string, config: ResolvedConfig): FoundFont {
  const { siteDir } = config
  const { files, refused } = findOwnFiles(value, {
    siteDir,
    scope: toReadableScope(config),
    skip: (path) => path.includes('/') || !path.endsWith('.woff2'),
  })
  if (files.length === 0 && refused.length === 0)
    return missing(
      ', a folder without `.woff2` files',
      'Convert the font to WOFF2, which all browsers read and which is the smallest format.',
    )
  return {
    kind: 'files',
    family: undefined,
    category: undefined,
    files: files.map(({ file }) => ({ path: file })),
    refused,
  }
}

/** The weights that the layout uses, upright and italic. */
const weights: Readonly<Record<string, readonly string[]>> = {
  normal: ['400', '500', '600', '700', 'wght'],
  italic: ['400', '700', 'wght'],
}

/** Packages of Fontsource have files such as `files/inter-latin-wght-normal.woff2`. */
function findInPackage(name: string, { config, subsets }: FontRequest): FoundFont {
  const manifest = findInSite(`${name}/package.json`, config.siteDir)
  if (manifest === undefined)
    return missing(', a package that is not installed', `Run \`npm install ${name}\`.`)
  const folder = dirname(manifest)
  const { id, family, category } = parseJsonObject(tryReadText(join(folder, 'metadata.json')))
  const ranges = parseJsonObject(tryReadText(join(folder, 'unicode.json')))
  if (typeof id !== 'string' || typeof family !== 'string')
    return missing(
      ', a package that is not one of Fontsource',
      `Write the folder of its \`.woff2\` files, such as \`node_modules/${name}/dist\`.`,
    )
  const pattern = new RegExp(`^${escapePattern(id)}-(.+)-(\\d{3}|wght)-(normal|italic)\\.woff2$`)
  const all =
    kindAt(join(folder, 'files')) === 'folder' ? readdirSync(join(folder, 'files')).toSorted() : []
  const files = all.flatMap((file): FontFile[] => {
    const [, subset = '', weight = '', style = ''] = pattern.exec(file) ?? []
    // Chinese, Japanese and Korean fonts are in numbered parts.
    const isPart = /^\d+$/.test(subset)
    const range = ranges[isPart ? `[${subset}]` : subset]
    const isWanted = isPart ? subsets.some(isEastAsian) : subsets.includes(subset)
    if (!isWanted || isEastAsian(subset) || !ownValue(weights, style)?.includes(weight)) return []
    const path = join(folder, 'files', file)
    const named = { subset, weight, isItalic: style === 'italic' }
    return [{ path, named, ...(typeof range === 'string' ? { unicodeRange: range } : {}) }]
  })
  if (files.length === 0)
    return missing(
      `, a package without the subsets ${subsets.map((one) => `\`${one}\``).join(', ')}`,
      'Name others in `theme.font.subsets`.',
    )
  return {
    kind: 'files',
    family,
    category: typeof category === 'string' ? category : undefined,
    files,
    refused: [],
  }
}

const isEastAsian = (subset: string): boolean =>
  /^(?:japanese|korean|chinese-(?:simplified|traditional|hongkong))$/.test(subset)
