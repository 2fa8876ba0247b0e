import type { Diagnostic } from '../../../model/diagnostic.ts'
import type { OutputPath } from '../../../model/paths.ts'
import type { BuiltSite } from '../threads/build-messages.ts'
import { isSameFile } from './is-same-file.ts'
import type { RequestedFiles, SiteFile, SiteUpdate } from '../serve-contract.ts'

/** Leave out of an update what was sent before; `sent` is kept by the thread, and updated. */
export function toBuiltSite(
  { files, twins, docs, diagnostics, ...rest }: SiteUpdate,
  sent: Map<OutputPath, SiteFile>,
): BuiltSite {
  const changed: SiteFile[] = []
  for (const [path, file] of files) {
    const before = sent.get(path)
    if (before === undefined || !isSameFile(before, file)) changed.push(file)
    sent.set(path, file)
  }
  for (const path of sent.keys()) if (!files.has(path)) sent.delete(path)
  return {
    kind: 'built',
    ...rest,
    twins: twins?.paths ?? new Set(),
    docs: docs?.paths,
    // A cause may be a value that can't be sent.
    diagnostics: diagnostics.map(withoutCause),
    paths: [...files.keys()],
    changed,
  }
}

/** Put an update together again from what was received now and before; `render` requests other files. */
export function toSiteUpdate(
  { paths, changed, ...built }: BuiltSite,
  before: SiteUpdate['files'],
  render: RequestedFiles['render'],
): SiteUpdate {
  const fresh = new Map(changed.map((file) => [file.path, file] as const))
  const files = new Map<OutputPath, SiteFile>()
  for (const path of paths) {
    const file = fresh.get(path) ?? before.get(path)
    if (file) files.set(path, file)
  }
  const { diagnostics, watch, baseUrl, trailingSlash } = built
  const twins = { paths: built.twins, render }
  const docs = built.docs && { paths: built.docs, render }
  return { files, twins, ...(docs && { docs }), diagnostics, watch, baseUrl, trailingSlash }
}

function withoutCause(diagnostic: Diagnostic): Diagnostic {
  const { cause, ...rest } = diagnostic
  return cause === undefined ? diagnostic : rest
}
