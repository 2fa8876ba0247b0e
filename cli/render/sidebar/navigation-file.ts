import type { SidebarView } from '../../../runtime/shared/views/site-view.ts'
import type { OutputFile } from '../../model/output.ts'
import { toOutputPath } from '../../model/paths/output-path.ts'
import { sha256 } from '../../primitives/hash.ts'

/** The file with the lists that pages leave out; undefined when there are none. */
export function createNavigationFile(
  branches: ReadonlyMap<string, readonly SidebarView[]>,
): OutputFile | undefined {
  if (branches.size === 0) return undefined
  const contents = JSON.stringify(Object.fromEntries(branches), withoutDefaults)
  return {
    path: toOutputPath(`assets/navigation-${hashOf(contents)}.json`),
    kind: 'navigation',
    contents,
  }
}

/** False and empty values are defaults, as is a doc, and would be repeated thousands of times. */
function withoutDefaults(key: string, value: unknown): unknown {
  const isDefault =
    value === false ||
    (Array.isArray(value) && value.length === 0) ||
    (key === 'kind' && value === 'doc')
  return isDefault ? undefined : value
}

/** Eight hexadecimal digits for a file name. */
export function hashOf(text: string): string {
  return sha256(text).slice(0, 8)
}
