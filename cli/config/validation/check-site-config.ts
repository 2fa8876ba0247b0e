// All problems of a config, in one round. Given its exports, it returns the config with
// all defaults, or a diagnostic for every error: of types, of what options name on the disk, of
// colors.
import * as v from 'valibot'
import type { Diagnostic } from '../../model/diagnostic.ts'
import { isRecord } from '../../primitives/is-record.ts'
import { checkColors } from './check-colors.ts'
import { checkConfig, type CheckedConfig, type PlaceOfOption } from './check-config.ts'
import { listNamedPaths } from './check-option-paths.ts'
import { checkOptions } from './check-options.ts'
import { checkStaticFiles } from './check-static-files.ts'
import { checkRuleIds } from './check-rule-ids.ts'
import type { OptionPath } from '../../schema/option-key.ts'
import { siteConfigSchema } from '../../schema/schema.ts'

interface CheckContext {
  readonly siteDir: string
  readonly placeOf: PlaceOfOption
  /** Folders of translations may be missing. */
  readonly createsTranslations?: boolean | undefined
  /** Ids that `checks.rules` may contain; without them the ids are not checked. */
  readonly ruleIds?: ReadonlySet<string>
}

type CheckResult =
  | { readonly kind: 'checked'; readonly config: CheckedConfig }
  | {
      readonly kind: 'invalid'
      readonly diagnostics: readonly Diagnostic[]
      /** Files and folders that the options name, absolute; some of them may be missing. */
      readonly named: readonly string[]
    }

/** Check a config. Options of the wrong type are left out while the others are checked further. */
export async function checkSiteConfig(value: unknown, context: CheckContext): Promise<CheckResult> {
  const { placeOf, siteDir, ruleIds, createsTranslations } = context
  const checked = checkConfig(value, placeOf)
  const wrong = checked.kind === 'invalid' ? checked.wrong : []
  const sound = checked.kind === 'checked' ? checked.config : parseSoundPart(value, wrong)
  const isDoubtful = (path: OptionPath): boolean => wrong.some((one) => concerns(one, path))
  const further = sound
    ? [
        ...checkOptions(sound, { siteDir, placeOf, isDoubtful, createsTranslations }),
        ...(await checkColors(sound, placeOf)),
        ...(ruleIds ? checkRuleIds(sound, ruleIds, placeOf) : []),
      ]
    : []
  const diagnostics = [...(checked.kind === 'invalid' ? checked.diagnostics : []), ...further]
  if (checked.kind === 'checked' && diagnostics.length === 0) return checked
  const lost = sound ? checkStaticFiles(sound, { siteDir, placeOf, diagnostics }) : []
  return {
    kind: 'invalid',
    diagnostics: [...diagnostics, ...lost],
    named: sound ? listNamedPaths(sound, siteDir) : [],
  }
}

/** The same option, one inside the other, or two options of the same object, which may belong together. */
function concerns(wrong: OptionPath, path: OptionPath): boolean {
  const differing = wrong.findIndex((part, index) => part !== path[index])
  const shared = differing === -1 ? wrong.length : differing
  if (shared === Math.min(wrong.length, path.length)) return true
  return shared > 0 && shared === wrong.length - 1 && wrong.length === path.length
}

/** The config without its wrong options; without the whole top-level ones where something else needs them. */
function parseSoundPart(value: unknown, wrong: readonly OptionPath[]): CheckedConfig | undefined {
  const lengths = [Infinity, 1]
  for (const length of lengths) {
    const rest = wrong.reduce((left, path) => without(left, path.slice(0, length)), value)
    const result = v.safeParse(siteConfigSchema, rest)
    if (result.success) return result.output
  }
  return undefined
}

/** A copy without the option; a list with a wrong item is left out as a whole, so that indexes stay right. */
function without(value: unknown, [key, ...inner]: OptionPath): unknown {
  if (!isRecord(value) || typeof key !== 'string') return undefined
  const { [key]: found, ...rest } = value
  const left = inner.length === 0 ? undefined : without(found, inner)
  return left === undefined ? rest : { ...rest, [key]: left }
}
