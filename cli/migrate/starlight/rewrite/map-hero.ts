import { toList, toRecord, toText, type Values } from '../../coerce.ts'
import type { PageWriter } from './rewrite-context.ts'
import { toTarget } from './rewrite-links.ts'

interface HeroContext {
  /** The title of the page, which Starlight shows if the hero has none. */
  readonly title: string | undefined
  readonly writer: PageWriter
  readonly lose: (text: string) => void
}

/** The hero of a landing page. */
export function mapHero(hero: Values, context: HeroContext): Values {
  const { title, tagline, image, actions } = hero
  const own = mapImage(image, context)
  const buttons = toList(actions).map((action) => mapAction(toRecord(action), context))
  return {
    title: withoutTags(toText(title) ?? context.title ?? ''),
    ...(toText(tagline) !== undefined && { tagline }),
    ...(own !== undefined && { image: own }),
    ...(buttons.length > 0 && { actions: buttons }),
  }
}

const withoutTags = (text: string): string => text.replaceAll(/<\/?[A-Za-z][^<>]*>/g, '')

function mapAction(
  { text, link, variant, icon, attrs }: Values,
  { writer, lose }: HeroContext,
): Values {
  // An arrow says nothing that the text of the button does not.
  if (icon !== undefined && !/arrow|external/.test(String(icon)))
    lose(`the icon \`${toText(icon) ?? 'svg'}\` of a button`)
  const { rel, target } = toRecord(attrs)
  return {
    ...(toText(variant) !== undefined && { variant }),
    text: toText(text) ?? '',
    link: toTarget(toText(link) ?? '/', writer),
    ...(toText(rel) !== undefined && { rel }),
    ...(toText(target) !== undefined && { target }),
  }
}

function mapImage(value: unknown, { writer, lose }: HeroContext): unknown {
  const { file, light, dark, alt, html } = toRecord(value)
  if (html !== undefined) lose('the HTML in `hero.image`')
  const toImage = (written: unknown): string | undefined => {
    const path = toText(written)
    const found = path === undefined ? undefined : writer.context.findFile(path)
    if (found === undefined) return path
    writer.files.add(found)
    return writer.context.toRelative(found)
  }
  // Without a text, the image only decorates.
  const own = { alt: toText(alt) ?? '' }
  if (light !== undefined && dark !== undefined)
    return { light: toImage(light), dark: toImage(dark), ...own }
  const src = toImage(file ?? light ?? dark)
  return src === undefined ? undefined : { src, ...own }
}
