// The inventory that Sphinx and MkDocs read for links into another site. Given Site, it returns
// objects.inv. https://sphobjinv.readthedocs.io/en/stable/syntax.html describes version 2.
import { encodePath } from '../../../runtime/shared/urls/url.ts'
import type { OutputFile } from '../../model/output.ts'
import { toOutputPath } from '../../model/paths/output-path.ts'
import type { Route, Site } from '../../model/site.ts'
import { compareText } from '../../primitives/text/compare-text.ts'
import { foldSpace } from '../../primitives/text/fold-space.ts'
import { formatSphinxInventory } from '../../primitives/formats/sphinx-inventory.ts'
import { listedDocs } from './anchors.ts'
import { listNames } from './list-names.ts'

/** An object of the inventory; `uri` is relative to the base path. */
interface InventoryObject {
  readonly name: string
  readonly role: 'std:doc' | 'std:label' | 'js:function' | 'js:data'
  readonly uri: string
  readonly title: string
}

/** Make `objects.inv` if the site publishes it. */
export function createObjectsInventory({ site }: { readonly site: Site }): OutputFile[] {
  if (!site.config.inventories.includes('sphinx')) return []
  return [{ path: toOutputPath('objects.inv'), kind: 'manifest', contents: formatInventory(site) }]
}

function formatInventory(site: Site): Uint8Array {
  const { config } = site
  const objects = listedDocs(site).flatMap((route) => describeObjects(route, site))
  // The first page that documents a name keeps it.
  const unique = new Map(
    objects.map((one) => [`${one.role} ${one.name}`, one] as const).toReversed(),
  )
  const lines = [...unique]
    .toSorted(([a], [b]) => compareText(a, b))
    .map(([, { name, role, uri, title }]) => `${name} ${role} ${priority(role)} ${uri} ${title}\n`)
  const project = { name: config.title, version: config.versions[0]?.label ?? '' }
  return formatSphinxInventory(project, lines)
}

/** Sphinx leaves objects with a negative priority out of its search. */
const priority = (role: InventoryObject['role']): string => (role.startsWith('std:') ? '-1' : '1')

function describeObjects(route: Route, site: Site): readonly InventoryObject[] {
  const { page, url } = route
  const { trailingSlash, versions, locales } = site.config
  const path = encodePath(url.slice(1, -1))
  const target = path === '' ? './' : `${path}${trailingSlash === true ? '/' : ''}`
  // At the end, a dollar sign would stand for the name.
  const at = (id: string): string =>
    (id === '' ? target : `${target}#${encodePath(id)}`).replace(/\$$/, '%24')
  const doc = path === '' ? 'index' : path
  const titled = (text: string): string => foldSpace(text) || '-'
  const { version, locale } = page.variant
  // A name has one place: in the newest version and the first language.
  const isFirst = version === versions[0]?.name && locale === locales[0]?.code
  const names = isFirst ? [...listNames(route, site)] : []
  return [
    { name: doc, role: 'std:doc', uri: at(''), title: titled(page.title) },
    ...page.headings
      .filter(({ id, depth }) => id !== '' && depth > 1)
      .map(({ id, text }) => ({
        name: `${doc}#${encodePath(id)}`.toLowerCase(),
        role: 'std:label' as const,
        uri: at(id),
        title: titled(text),
      })),
    ...names.map(([name, id]) => ({
      name: foldSpace(name),
      role: roleOf(name, page),
      uri: at(id),
      title: '-',
    })),
  ]
}

/** A heading with parentheses documents a function. */
function roleOf(name: string, { headings }: Route['page']): InventoryObject['role'] {
  const isCall = headings.some(({ text }) => text.trim().startsWith(`${name}(`))
  return isCall ? 'js:function' : 'js:data'
}
