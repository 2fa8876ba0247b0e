import * as v from 'valibot'
import { option } from '../../primitives/formats/schema-parts.ts'

const inventory = v.picklist(['anchors', 'sphinx'])

/** The files in which a site publishes what others may link to. */
export const inventoriesOption = option(
  v.array(inventory),
  ['anchors'],
  'Files that list the URLs, ids and exported names of the site, so that other sites can check their links to it: `anchors` writes `anchors.json`, which `checks.sites` of another site reads, and `sphinx` writes `objects.inv`, which Sphinx and MkDocs read.',
)
