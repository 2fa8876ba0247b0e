import type { FindPage } from '../../primitives/text/safe-markdown.ts'
import { type ApiDocument, createUniqueSlugs, nodeOf, toSlug } from './document.ts'

/** Links to the sections of schemas with these ids on the page `file`; an empty text for this page. */
export function findSchema(ids: ReadonlyMap<string, string>, file: string): FindPage {
  return (name) => {
    const id = ids.get(name)
    return id === undefined ? undefined : `${file}#${id}`
  }
}

/** The id of the section of each schema, by its name: `User` and `user` have two sections. */
export function listSchemaIds({ root }: ApiDocument): ReadonlyMap<string, string> {
  const names = Object.keys(nodeOf(nodeOf(root['components'])['schemas']))
  const uniqueSlug = createUniqueSlugs(names.map(toSlug))
  return new Map(names.map((name) => [name, uniqueSlug(toSlug(name))]))
}
