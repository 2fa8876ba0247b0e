// Room: social cards, with the fonts and the component that draw them
// Social cards: reads what they are made from. A site without them loads nothing of this.
import { existsSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { findInSite } from '../../bundle/licenses/site-packages.ts'
import type { Cache } from '../../cache/open-cache.ts'
import type { Cards } from '../../cards/create-cards.ts'
import { cardRules } from '../../cards/card-rules.ts'
import type { ResolvedConfig } from '../../schema/schema.ts'
import { tryReadText } from '../../gate/regular-file.ts'
import { toCardOptions } from '../../schema/social-cards.ts'
import type { ClientBundle } from '../../model/output.ts'
import type { Site } from '../../model/site.ts'
import type { Variant } from '../../model/source-file.ts'
import { parseJsonObject } from '../../primitives/formats/try-parse-json.ts'
import { hashOf } from '../../primitives/hash.ts'
import { toolVersion } from '../../primitives/files/tool-version.ts'
import { placeOfOption } from '../../report/places/option-place.ts'
import { readTokens } from '../../theme/read-tokens.ts'
import { colorOfToken } from '../../theme/token-contrast.ts'
import { readCardFonts } from './card-fonts.ts'
import { loadCardComponent } from './load-card-component.ts'

interface CardsInput {
  readonly site: Site
  /** Undefined if it can't be made; there are no pages then. */
  readonly bundle: ClientBundle | undefined
  /** Readers of `serve` share no links to it, so it needs no cards. */
  readonly isServed: boolean
  /** Keeps the compiled component, which runs. */
  readonly cache: Cache
  /** Keeps images; it may look in packs of other machines too. */
  readonly images: Cache
  /** Only the docs for which it is true get a card; by default, all pages do. */
  readonly isWanted?: ((variant: Variant) => boolean) | undefined
}

/** A site without cards. */
const noCards: Cards = { byUrl: new Map(), files: [], diagnostics: [] }

const PACKAGE = '@takumi-rs/core'

/** Draw a card for each page, if the config asks for them. */
export async function makeCards({
  site,
  bundle,
  isServed,
  cache,
  images,
  isWanted,
}: CardsInput): Promise<Cards> {
  const { config } = site
  const options = toCardOptions(config.socialCards)
  if (options === undefined || bundle === undefined || isServed) return noCards
  const path = findInSite(PACKAGE, config.siteDir)
  if (config.url === 'http://localhost') return failed('social-card-url', config)
  if (path === undefined) return failed('social-card-package', config)

  const fonts = readCardFonts(options, config)
  const component = await loadCardComponent(options.component, config, cache)
  const found = [...fonts.diagnostics, ...component.diagnostics]
  if (component.kind === 'failed' || fonts.diagnostics.length > 0)
    return { ...noCards, diagnostics: found }
  const { createCards } = await import('../../cards/create-cards.ts')
  const { listCardPages } = await import('../../cards/card-props.ts')
  const logo = options.logo ?? config.navbar.logo?.srcDark ?? config.navbar.logo?.src
  const all = listCardPages(site, { colors: readColors(bundle), logo })
  const pages = all.filter(({ url }) => {
    const variant = site.routes.get(url)?.page.variant
    return isWanted === undefined || (variant !== undefined && isWanted(variant))
  })
  const version = hashOf(readVersion(path), ...fonts.files.map(({ data }) => data))
  const cards = await createCards(
    pages,
    {
      component: component.component,
      maps: component.maps,
      componentPath: options.component,
      version,
      cacheVersion: toolVersion,
      maxBytes: options.maxBytes,
      hasFonts: fonts.files.length > 0,
      readImage: (src) => readImage(src, site),
      open: async () => {
        const { openRenderer } = await import('../../cards/open-renderer.ts')
        return openRenderer(path, fonts.files)
      },
    },
    images,
  )
  return { ...cards, diagnostics: [...found, ...cards.diagnostics] }
}

function failed(rule: 'social-card-package' | 'social-card-url', config: ResolvedConfig): Cards {
  const place = placeOfOption(config, 'socialCards')
  const message =
    rule === 'social-card-url'
      ? '`socialCards` is set but `url` is not, so the URLs of the cards can’t be absolute.'
      : `\`socialCards\` needs the package \`${PACKAGE}\`, which is not installed.`
  const finding = cardRules[rule].report({
    message,
    help: cardRules[rule].help,
    data: { actual: 'socialCards' },
    ...(place ? { place } : {}),
  })
  return { ...noCards, diagnostics: [finding] }
}

/** The version of the installed package; another one may draw other pixels. */
function readVersion(path: string): string {
  const folder = path.slice(0, path.lastIndexOf(`${sep}core${sep}`) + 5)
  return String(parseJsonObject(tryReadText(join(folder, 'package.json')))['version'])
}

/** The colors of landing pages, from the style sheet. */
function readColors({ files, stylesheetUrl }: ClientBundle) {
  const stylesheet = files.find(({ path }) => stylesheetUrl.endsWith(`/${path}`))
  const tokens = readTokens(Buffer.from(stylesheet?.contents ?? '').toString('utf8'), 'light')
  const color = (name: string, other: string): string => colorOfToken(name, tokens) ?? other
  const ground = color('--hero-ground', '#1243a7')
  return { ground, shade: color('--hero-shade', ground), glow: color('--hero-glow', ground) }
}

function readImage(src: string, { assets, config }: Site): Uint8Array | undefined {
  const files: ReadonlyMap<string, { readonly source: string }> = assets
  const own = files.get(src.replace(/^\/+/, ''))
  const path = own && join(config.siteDir, own.source)
  return path !== undefined && existsSync(path) ? readFileSync(path) : undefined
}
