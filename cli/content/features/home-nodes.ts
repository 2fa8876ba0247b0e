// Nodes of Markdown for the parts of a landing page. Each has the place of the value in the front
// matter that it shows.
import type { BlockContent, Code, Heading, Image, Link, PhrasingContent } from 'mdast'
import type { ContainerDirective } from 'mdast-util-directive'
import type { Position } from 'unist'
import type { HomeCode, HomeImage } from '../../model/authored/home.ts'
import { componentTag } from '../nodes/component-element.ts'

type Properties = Record<string, string | number | string[]>

/** An element around blocks. */
export function box(
  className: readonly string[],
  children: readonly (BlockContent | ContainerDirective)[],
  position?: Position,
): ContainerDirective {
  const data = { hName: 'div', hProperties: { className: [...className] } }
  return {
    type: 'containerDirective',
    name: 'home',
    children: [...children],
    data,
    ...(position && { position }),
  }
}

/** Blocks of code that readers see one at a time. */
export function codeGroup(children: readonly Code[]): ContainerDirective {
  const data = { hName: componentTag, hProperties: { dataName: 'CodeGroup' } }
  return { type: 'containerDirective', name: 'CodeGroup', children: [...children], data }
}

/** An element around inline content. */
export function span(
  properties: Properties,
  children: PhrasingContent[],
  position?: Position,
): PhrasingContent {
  const data = { hName: 'span', hProperties: properties }
  return { type: 'emphasis', children, data, ...(position && { position }) }
}

/** A heading with classes. */
export function heading(
  depth: Heading['depth'],
  { className = [], children, position }: HeadingInput,
): Heading {
  const data = className.length === 0 ? {} : { data: { hProperties: { className } } }
  return { type: 'heading', depth, children, ...data, ...(position && { position }) }
}

interface HeadingInput {
  readonly className?: string[]
  readonly children: PhrasingContent[]
  readonly position?: Position | undefined
}

interface LinkInput {
  readonly url: string
  readonly children: PhrasingContent[]
  readonly className?: string[]
  readonly rel?: string | undefined
  readonly target?: string | undefined
  readonly position?: Position | undefined
}

/** A link with classes. */
export function link({ url, children, className, rel, target, position }: LinkInput): Link {
  const hProperties: Properties = {
    ...(className && { className }),
    ...(rel !== undefined && { rel: rel.split(/\s+/) }),
    ...(target !== undefined && { target }),
  }
  const written = children.filter((child) => child.type !== 'link')
  return {
    type: 'link',
    url,
    children: written,
    data: { hProperties },
    ...(position && { position }),
  }
}

/** The image, or one for each color mode. An image with an empty text is only decoration. */
export function images(image: HomeImage, position: Position | undefined): Image[] {
  const { src, dark, alt = '', width, height } = image
  const isDecorative = image.alt === ''
  const one = (url: string, className: string[]): Image => ({
    type: 'image',
    url,
    alt,
    data: {
      hProperties: {
        className: ['home-image', ...(isDrawn(image) ? ['home-image--drawn'] : []), ...className],
        // It is at the top of the page, where browsers should not wait for the layout.
        loading: 'eager',
        ...(isDecorative && { role: 'presentation' }),
        ...(width !== undefined && { width }),
        ...(height !== undefined && { height }),
      },
    },
    ...(position && { position }),
  })
  return dark === undefined ? [one(src, [])] : [one(src, ['only-light']), one(dark, ['only-dark'])]
}

/** The size of a vector image is that of its drawing units, unless the author sets one. */
const isDrawn = ({ src, width, height }: HomeImage): boolean =>
  width === undefined && height === undefined && /\.svg(?:[?#]|$)/i.test(src)

/** A sample of code as a fence. */
export function fence(
  { code = '', file, language, title, tab }: HomeCode,
  position?: Position,
): Code {
  const meta = [
    ...(tab === undefined ? [] : [`[${tab.replaceAll(/[[\]]/g, ' ')}]`]),
    ...(title === undefined ? [] : [`title="${title.replaceAll('"', "'")}"`]),
    ...(file === undefined ? [] : [`file="${file}"`]),
  ].join(' ')
  return {
    type: 'code',
    lang: language ?? null,
    meta: meta === '' ? null : meta,
    value: code.replace(/\n$/, ''),
    ...(position && { position }),
  }
}
