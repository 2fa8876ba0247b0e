import type { Diagnostic } from '../../model/diagnostic.ts'
import { didYouMean } from '../../report/suggest.ts'
import type { CheckedConfig, PlaceOfOption } from './check-config.ts'
import { configRules } from '../config-rules.ts'

/**
 * Report ids in `checks.rules` that no rule has. A Markdown plugin of the site may report under its
 * own id.
 */
export function checkRuleIds(
  { checks, markdown, integrations }: CheckedConfig,
  ruleIds: ReadonlySet<string>,
  placeOf: PlaceOfOption,
): readonly Diagnostic[] {
  const { remarkPlugins, rehypePlugins } = markdown
  const { beforeDefaultRemarkPlugins, beforeDefaultRehypePlugins } = markdown
  const plugins = [
    remarkPlugins,
    rehypePlugins,
    beforeDefaultRemarkPlugins,
    beforeDefaultRehypePlugins,
  ]
  const hasPlugins = plugins.some((list) => list.length > 0)
  return Object.keys(checks.rules).flatMap((id) => {
    if (ruleIds.has(id) || integrations.some(({ name }) => id.startsWith(`${name}/`))) return []
    const nearest = didYouMean(id, ruleIds)
    if (hasPlugins && nearest === undefined) return []
    const key = `checks.rules.${id}`
    const place = placeOf(key)
    return [
      configRules['config-value'].report({
        message: `\`${key}\` has no effect, because no rule has the id \`${id}\`.`,
        help:
          nearest === undefined
            ? 'Remove it. The reports of `docs-ssg check` show the id of each rule.'
            : `Did you mean \`${nearest}\`?`,
        data: { actual: key, ...(nearest === undefined ? {} : { expected: [nearest] }) },
        ...(place ? { place } : {}),
      }),
    ]
  })
}
