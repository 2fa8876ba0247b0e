import type { Diagnostic } from '../model/diagnostic.ts'
import type { Site } from '../model/site.ts'
import { placeInConfig } from '../report/config-place.ts'
import { createDiagnostic } from '../report/diagnostic.ts'
import { suggestionHint } from '../report/suggest.ts'

/** A `docs.mainDoc` that names no doc. */
export function checkMainDoc(site: Pick<Site, 'config' | 'routes'>): Diagnostic[] {
  const { mainDoc } = site.config.docs
  if (mainDoc === undefined) return []
  const ids = new Set([...site.routes.values()].map((route) => route.id))
  if (ids.has(mainDoc)) return []
  const hint = suggestionHint(mainDoc, ids, 'It takes the id of a doc.')
  const place = placeInConfig(site.config, mainDoc, 'mainDoc')
  return [
    createDiagnostic({
      rule: 'unknown-doc-id',
      message: `\`docs.mainDoc\` names the doc \`${mainDoc}\`, which does not exist.`,
      target: mainDoc,
      ...(hint === undefined ? {} : { hint }),
      ...(place ? { place } : {}),
    }),
  ]
}
