import { basename, posix } from 'node:path'
import { capitalize } from '../../../runtime/shared/text/capitalize.ts'
import { posixRelative } from '../../primitives/files/posix-path.ts'
import type { ResolvedConfig } from '../../schema/schema.ts'
import { uniqueName } from '../../primitives/modules/component-name.ts'
import { hashOf } from '../../primitives/hash.ts'

/**
 * The unique name of a component: its key in `components`, or its own name with a hash for one that
 * pages or other code import. `exported` is `default`, `*` or a name; `file` is absolute.
 */
export function nameComponent(
  file: string,
  exported: string,
  { siteDir, components }: Pick<ResolvedConfig, 'siteDir' | 'components'>,
): string {
  const path = posixRelative(siteDir, file)
  const keys = Object.entries(components).flatMap(([key, one]) =>
    posix.normalize(one) === path ? [key] : [],
  )
  const [first] = exported === 'default' ? keys : []
  const key = keys.find((one) => one === exported) ?? first
  if (key !== undefined) return key
  const isIndex = /^index\.\w+$/.test(basename(path))
  const [fileName = ''] = basename(isIndex ? posix.dirname(path) : path).split('.')
  const label = /^[\w$]+$/.test(exported) && exported !== 'default' ? exported : fileName
  const letters = label.replaceAll(/[^\w$]/g, '')
  const capital = capitalize(letters)
  // A tag in lower case would be an element of HTML.
  return uniqueName(
    /^[A-Z]/.test(capital) ? capital : `Component${capital}`,
    hashOf('component', path, exported),
  )
}
