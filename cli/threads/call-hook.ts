import type { Diagnostic, Place } from '../model/diagnostic.ts'
import { toErrorMessage } from '../primitives/error-message.ts'
import { integrationRules } from '../report/integration-rules.ts'
import { describeStop } from './describe-stop.ts'
import { duringAsync } from './during.ts'
import { StoppedError } from './stopped-error.ts'

/** Which hook is called, and where its integration is written. */
export interface HookCall {
  readonly integration: string
  readonly hook: string
  readonly place: Place | undefined
}

/** The result of a hook, or why it did not return. */
export type HookResult =
  | { readonly kind: 'returned'; readonly value: unknown }
  | { readonly kind: 'failed'; readonly diagnostic: Diagnostic }

/** Call a hook; what it throws, and a promise that never resolves, become a finding that names it. */
export async function callHook(
  { integration, hook, place }: HookCall,
  run: (context: never) => unknown,
  context: unknown,
): Promise<HookResult> {
  const work = { kind: 'integration', subject: `${integration} ${hook}` } as const
  try {
    return {
      kind: 'returned',
      value: await duringAsync(work, () => Reflect.apply(run, undefined, [context])),
    }
  } catch (cause) {
    const at = place ? { place } : {}
    if (cause instanceof StoppedError)
      return { kind: 'failed', diagnostic: { ...describeStop(cause.stopped), ...at } }
    const diagnostic = integrationRules['integration-failed'].report({
      message: `The hook \`${hook}\` of the integration \`${integration}\` throws an error: ${toErrorMessage(cause)}`,
      cause,
      ...at,
    })
    return { kind: 'failed', diagnostic }
  }
}
