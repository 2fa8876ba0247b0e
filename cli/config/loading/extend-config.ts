// Lets the integrations of a config change it. Given what the config exports, it returns the same
// with everything that hooks add. It must not check options; check-config.ts does, afterwards.
import * as v from 'valibot'
import { recordReads } from '../../cache/record-reads.ts'
import type { Diagnostic, Place } from '../../model/diagnostic.ts'
import { isRecord } from '../../primitives/is-record.ts'
import { integrationRules } from '../../report/integration-rules.ts'
import { callHook } from '../../threads/call-hook.ts'
import { formatValue } from '../reference/format-type.ts'
import { mergeOptions } from '../merge-options.ts'
import { nameHooks, namePlugins, pluginOptions } from './name-plugins.ts'
import type { FrameContext } from './site-frames.ts'
import { type CheckedIntegration, integrationSchema } from '../../schema/integrations.ts'

type Options = Readonly<Record<string, unknown>>

type ExtendResult =
  | { readonly kind: 'extended'; readonly value: unknown }
  | { readonly kind: 'invalid'; readonly diagnostics: readonly Diagnostic[] }

interface ExtendContext extends FrameContext {
  readonly placeOf: (key: string) => Place | undefined
}

/**
 * Call the hooks `extendConfig` and `extendMarkdown` of all integrations, one after the other. What
 * is not an integration is left to the check of the config.
 */
export async function extendConfig(value: unknown, context: ExtendContext): Promise<ExtendResult> {
  const list = isRecord(value) ? value['integrations'] : undefined
  if (!isRecord(value) || !Array.isArray(list) || list.length === 0)
    return { kind: 'extended', value }
  let options: Options = value
  for (const [index, one] of list.entries()) {
    const integration = v.safeParse(integrationSchema, one)
    if (!integration.success) continue
    const place = context.placeOf(`integrations[${index}]`)
    const extended = await extend(options, integration.output, { ...context, place })
    if ('rule' in extended) return { kind: 'invalid', diagnostics: [extended] }
    options = extended.options
  }
  return { kind: 'extended', value: options }
}

interface OneContext extends ExtendContext {
  readonly place: Place | undefined
}

async function extend(
  before: Options,
  { name, hooks }: CheckedIntegration,
  context: OneContext,
): Promise<{ readonly options: Options } | Diagnostic> {
  const { siteDir, place } = context
  const named = nameHooks(hooks, context)
  let options = before
  for (const hook of ['extendConfig', 'extendMarkdown'] as const) {
    const run = named[hook]
    if (run === undefined) continue
    const hookContext = { siteDir, config: options }
    const result = await recordReads(() =>
      callHook({ integration: name, hook, place }, run, hookContext),
    )
    if (result.kind === 'failed') return result.diagnostic
    const added = result.value ?? {}
    const problem = hook === 'extendConfig' ? problemOfOptions(added) : problemOfPlugins(added)
    if (problem !== undefined || !isRecord(added))
      return integrationRules['integration-value'].report({
        message: `The hook \`${hook}\` of the integration \`${name}\` returned ${problem ?? 'nothing'}`,
        ...(place ? { place } : {}),
      })
    const more =
      hook === 'extendConfig'
        ? added
        : { markdown: namePlugins(added, { ...context, integration: { name, place } }) }
    options = mergeOptions(options, more)
  }
  return { options }
}

/** Ends the sentence "The hook returned …"; undefined when there is none. */
function problemOfOptions(value: unknown): string | undefined {
  if (!isRecord(value) || Array.isArray(value))
    return `\`${formatValue(value)}\`; expected an object of options.`
  if ('integrations' in value)
    return 'the option `integrations`, but only the config of the site can add integrations.'
  return undefined
}

function problemOfPlugins(value: unknown): string | undefined {
  const names = pluginOptions.map((key) => `\`${key}\``).join(', ')
  if (!isRecord(value) || Array.isArray(value))
    return `\`${formatValue(value)}\`; expected an object with lists of plugins: ${names}.`
  const wrong = Object.keys(value).find(
    (key) => !pluginOptions.some((one) => one === key) || !Array.isArray(value[key]),
  )
  return wrong === undefined ? undefined : `\`${wrong}\`; expected lists of plugins: ${names}.`
}
