import type { BlockContent, Root, RootContent } from 'mdast'
import type { Position } from 'unist'
import { VFile } from 'vfile'
import { ownDefinitions } from './definitions/own-definitions.ts'
import { visit } from '../../primitives/visit.ts'
import type { FrontMatter } from '../../model/authored/front-matter.ts'
import { createHome } from '../features/create-home.ts'
import { spliceAll } from '../../primitives/long-lists.ts'

/** The front matter of a landing page. */
export interface HomePage extends Pick<FrontMatter, 'hero' | 'features'> {
  /** Where each value is in the file: `hero.actions.0.link`. */
  readonly places: Readonly<Record<string, { readonly line: number; readonly column: number }>>
}

declare module 'vfile' {
  interface DataMap {
    /** The page has `layout: home`. */
    home: HomePage
    /** Names of the optional style sheets that the page needs. */
    parts: string[]
  }
}

interface HomeOptions {
  /** Parses Markdown with the syntax of the page. */
  readonly parse: (file: VFile) => Root
}

/**
 * Put the hero and the features of a landing page at its beginning. Position: before headings get
 * ids and before code is prepared, because both contain headings, and a hero can contain code.
 *
 * In: `hero: { name: Kit }` in the front matter, with `layout: home`
 * Out: `<div class="hero home-hero"><div class="hero__inner">…<h1 class="hero__title">Kit</h1>`
 */
export function remarkHome({ parse }: HomeOptions) {
  return (tree: Root, page: VFile): void => {
    const { home } = page.data
    if (home === undefined) return
    const positionOf = (path: string): Position | undefined => {
      const point = home.places[path]
      return point && { start: point, end: point }
    }
    const nodes = createHome(home, {
      positionOf,
      parse: (text, path) => parseValue(text, { page, parse, position: positionOf(path) }),
    })
    spliceAll<RootContent>(tree.children, { start: 0, count: 0 }, nodes)
    collectFences(nodes, page)
    ;(page.data.parts ??= []).push('home')
  }
}

interface ValueInput extends HomeOptions {
  readonly page: VFile
  readonly position: Position | undefined
}

/** Read Markdown in a value of the front matter; whatever it reports is at the value. */
function parseValue(text: string, { page, parse, position }: ValueInput): readonly BlockContent[] {
  const { format = 'detect' } = page.data
  const file = new VFile({ value: text, path: page.path, data: { format } })
  const tree = parse(file)
  ownDefinitions(tree, page)
  visit(tree, (node) => {
    if (position) node.position = position
    else delete node.position
  })
  for (const message of file.messages) {
    Object.assign(message, position?.start)
    page.messages.push(message)
  }
  return tree.children.filter(isBlock)
}

function isBlock(node: RootContent): node is BlockContent {
  return ['paragraph', 'list', 'blockquote', 'code', 'heading', 'table', 'html'].includes(node.type)
}

/** The samples of a hero are checked like those of the page. */
function collectFences(nodes: readonly RootContent[], page: VFile): void {
  const fences = (page.data.fences ??= [])
  const found: typeof fences = []
  visit({ type: 'root', children: [...nodes] }, 'code', ({ lang, meta, value, position }) => {
    const { line = 1 } = position?.start ?? {}
    found.push({ lang: lang ?? '', meta: meta ?? '', value, line, indent: 0 })
  })
  spliceAll(fences, { start: 0, count: 0 }, found)
}
