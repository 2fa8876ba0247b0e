// Which components of the site a page renders, so that an edit of a component concerns no other page.
import type { Root } from 'hast'
import type { CompiledComponents } from '../bundle/components/compile-components.ts'
import { hashOf } from '../primitives/hash.ts'
import { ownValue } from '../primitives/own-value.ts'
import { visit } from '../primitives/visit.ts'

/** Hashes of the code of components by their names. */
export type ComponentHashes = Readonly<Record<string, string>>

/** Hash the code of all components of a site, and the lines of errors in it. */
export function hashComponents({ parts }: CompiledComponents): ComponentHashes {
  return Object.fromEntries(
    parts.map(({ name, code, map = '' }) => [name, hashOf('component', code, map)]),
  )
}

/** The components among the elements of an article; `Links.Home` is a part of `Links`. */
export function findComponents(article: Root, all: ComponentHashes): ComponentHashes {
  if (Object.keys(all).length === 0) return {}
  const found = new Map<string, string>()
  visit(article, 'element', ({ tagName }) => {
    const [name = ''] = tagName.split('.')
    const hash = ownValue(all, name)
    if (hash !== undefined) found.set(name, hash)
  })
  return Object.fromEntries(found)
}

/** Note the components in a result, unless there are none. */
export function withComponents<T extends object>(
  result: T,
  components: ComponentHashes,
): T & { readonly components?: ComponentHashes } {
  return Object.keys(components).length === 0 ? result : { ...result, components }
}

/** True if the components have the same code now. */
export function areCurrent(components: ComponentHashes, now: ComponentHashes): boolean {
  return Object.entries(components).every(
    ([name, hash]) => Object.hasOwn(now, name) && now[name] === hash,
  )
}
