import type { Diagnostic } from '../../model/diagnostic.ts'
import type { Site } from '../../model/site.ts'
import { placeOfOption } from '../../report/places/option-place.ts'
import { suggestionHint } from '../../report/suggest.ts'
import { routeRules } from '../route-rules.ts'

/** Report a `docs.mainDoc` that doesn't exist. */
export function checkMainDoc(site: Pick<Site, 'config' | 'routes'>): Diagnostic[] {
  const { mainDoc } = site.config.docs
  if (mainDoc === undefined) return []
  const ids = new Set([...site.routes.values()].map((route) => route.id))
  if (ids.has(mainDoc)) return []
  const help = suggestionHint(mainDoc, ids, 'Expected the id of a doc.')
  const place = placeOfOption(site.config, 'docs.mainDoc')
  return [
    routeRules['unknown-doc-id'].report({
      message: `\`docs.mainDoc\` names the doc \`${mainDoc}\`, which does not exist.`,
      data: { actual: mainDoc },
      ...(help === undefined ? {} : { help }),
      ...(place ? { place } : {}),
    }),
  ]
}
