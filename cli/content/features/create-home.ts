// The top and the features of a landing page. Given checked front matter, it returns nodes of
// Markdown. It must not know HTML: icons become elements later.
import type { BlockContent, Paragraph, PhrasingContent } from 'mdast'
import type { ContainerDirective } from 'mdast-util-directive'
import type { Position } from 'unist'
import type { FrontMatter } from '../../model/authored/front-matter.ts'
import type { HomeAction, HomeCode, HomeFeature, HomeHero } from '../../model/authored/home.ts'
import { box, codeGroup, fence, heading, images, link, span } from './home-nodes.ts'

/** The input for the nodes of a landing page. */
export interface HomeTools {
  /** The place of a value, such as `hero.actions.0.link`. */
  readonly positionOf: (path: string) => Position | undefined
  /** Reads Markdown in the value at a path. */
  readonly parse: (text: string, path: string) => readonly BlockContent[]
}

/** The class of the element around all features. */
export const FEATURES_CLASS = 'home-features'

/** The parts of a landing page above its own text. */
export function createHome(
  { hero, features = [] }: Pick<FrontMatter, 'hero' | 'features'>,
  tools: HomeTools,
): ContainerDirective[] {
  const list = features.map((feature, index) => createFeature(feature, index, tools))
  return [
    ...(hero ? [createHero(hero, tools)] : []),
    ...(list.length === 0
      ? []
      : [box(['band', FEATURES_CLASS], [box(['features'], list)], tools.positionOf('features'))]),
  ]
}

function createHero(hero: HomeHero, tools: HomeTools): ContainerDirective {
  const { image, code = [], tagline, actions = [], install } = hero
  const intro: (BlockContent | ContainerDirective)[] = [
    ...createTitle(hero, tools),
    ...(tagline === undefined
      ? []
      : withClass(tools.parse(tagline, 'hero.tagline'), 'hero__tagline')),
    ...(actions.length === 0 ? [] : [createActions(actions, tools)]),
    ...(install === undefined ? [] : [createInstall(install, tools)]),
  ]
  const shown = createImage(hero, tools)
  const beside = [
    ...(shown ? [shown] : []),
    ...(code.length === 0
      ? []
      : [box(['home-code', 'on-dark'], createSamples(code, tools.positionOf))]),
  ]
  const looks = [
    ...(image === undefined && code.length === 0 ? ['home-hero--alone'] : []),
    ...(hero.background === 'solid' ? ['hero--solid'] : []),
  ]
  const inner = box(['hero__inner'], [box(['home-intro'], intro), ...beside])
  return box(['hero', 'home-hero', ...looks], [inner], tools.positionOf('hero'))
}

/** One block below the other, or a group of tabs if a block has the label of one. */
function createSamples(
  code: readonly HomeCode[],
  positionOf: HomeTools['positionOf'],
): (BlockContent | ContainerDirective)[] {
  const samples = code.map((one, index) => {
    const at = code.length === 1 && positionOf('hero.code.0') === undefined ? '' : `.${index}`
    return fence(one, positionOf(`hero.code${at}.code`) ?? positionOf(`hero.code${at}`))
  })
  return code.some(({ tab }) => tab !== undefined) ? [codeGroup(samples)] : samples
}

function createImage(
  { image }: HomeHero,
  { positionOf }: HomeTools,
): ContainerDirective | undefined {
  if (image === undefined) return undefined
  const position = positionOf('hero.image.src') ?? positionOf('hero.image')
  return box(['hero__image'], [{ type: 'paragraph', children: images(image, position) }])
}

function createTitle({ name, title, text }: HomeHero, tools: HomeTools): BlockContent[] {
  const first = name ?? title
  const firstPath = name === undefined ? 'hero.title' : 'hero.name'
  const lines: PhrasingContent[] = [
    ...(first === undefined
      ? []
      : [span({ className: ['home-name'] }, inline(first, firstPath, tools))]),
    ...(first !== undefined && text !== undefined ? [{ type: 'text' as const, value: ' ' }] : []),
    ...(text === undefined
      ? []
      : [span({ className: ['home-text'] }, inline(text, 'hero.text', tools))]),
  ]
  if (lines.length === 0) return []
  const position = tools.positionOf(first === undefined ? 'hero.text' : firstPath)
  return [heading(1, { className: ['hero__title'], children: lines, position })]
}

function createInstall(install: string, { positionOf }: HomeTools): ContainerDirective {
  const line = { code: install.trim(), language: 'bash' }
  return box(['hero__install'], [fence(line, positionOf('hero.install'))])
}

function createActions(actions: readonly HomeAction[], { positionOf }: HomeTools): Paragraph {
  const links = actions.map(({ theme, variant, text, link: url, rel, target }, index) => {
    const isMain = (theme ?? variant ?? (index === 0 ? 'brand' : 'alt')) === 'brand'
    return link({
      url,
      rel,
      target,
      className: ['button', ...(isMain ? ['button--primary'] : [])],
      children: [{ type: 'text', value: text }],
      position: positionOf(`hero.actions.${index}.link`),
    })
  })
  const data = { hName: 'div', hProperties: { className: ['hero__actions'] } }
  return { type: 'paragraph', children: links, data }
}

function createFeature(
  { icon, title, details, link: url, linkText, rel, target }: HomeFeature,
  index: number,
  tools: HomeTools,
): ContainerDirective {
  const path = `features.${index}`
  const { positionOf } = tools
  const name = inline(title, `${path}.title`, tools)
  const position = positionOf(`${path}.link`)
  const titleLink = url !== undefined && linkText === undefined
  const children = titleLink ? [link({ url, rel, target, children: name, position })] : name
  return box(
    ['feature', ...(url === undefined ? [] : ['feature--link'])],
    [
      ...createIcon(icon, positionOf(`${path}.icon.src`) ?? positionOf(`${path}.icon`)),
      heading(2, { children, position: positionOf(`${path}.title`) }),
      ...(details === undefined ? [] : tools.parse(details, `${path}.details`)),
      ...(url === undefined || linkText === undefined
        ? []
        : [
            {
              type: 'paragraph' as const,
              children: [
                link({
                  url,
                  rel,
                  target,
                  children: [{ type: 'text', value: linkText }],
                  position,
                }),
              ],
            },
          ]),
    ],
    positionOf(path),
  )
}

/** Drawn icons are replaced later, because the sanitizer of raw HTML removes SVG. */
function createIcon(icon: HomeFeature['icon'], position: Position | undefined): Paragraph[] {
  if (icon === undefined) return []
  if (typeof icon !== 'string')
    return [{ type: 'paragraph', children: images({ alt: '', ...icon }, position) }]
  const written = icon.trim()
  const isDrawn = /^(?:<svg[\s>]|M\s*[-+.\d])/i.test(written)
  const properties = {
    className: ['feature__icon'],
    ariaHidden: 'true',
    ...(isDrawn && { dataIcon: written }),
  }
  const text: PhrasingContent[] = isDrawn ? [] : [{ type: 'text', value: written }]
  return [{ type: 'paragraph', children: [span(properties, text, position)] }]
}

/** Markdown of one line. */
function inline(text: string, path: string, tools: HomeTools): PhrasingContent[] {
  const [only, ...others] = tools.parse(text, path)
  return only?.type === 'paragraph' && others.length === 0
    ? only.children
    : [{ type: 'text', value: text }]
}

function withClass(blocks: readonly BlockContent[], className: string): BlockContent[] {
  return blocks.map((block) => {
    if (block.type !== 'paragraph') return block
    return { ...block, data: { ...block.data, hProperties: { className: [className] } } }
  })
}
