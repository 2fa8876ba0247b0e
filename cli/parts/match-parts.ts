// Whether parts belong together, before anything of the site is read. Given parts and what this machine
// would build, it returns everything that is wrong.
import type { Diagnostic } from '../model/diagnostic.ts'
import { shortenName } from '../primitives/text/shorten-message.ts'
import type { Part } from './open-parts.ts'
import { partRules } from './part-rules.ts'

/** The site as this machine would build it. */
export interface WholeSite {
  readonly tool: string
  readonly config: string
  /** `1.0/de`, all of them. */
  readonly variants: readonly string[]
}

/** Report parts of other sites or tools, and versions and languages that are missing or there twice. */
export function matchParts(parts: readonly Part[], site: WholeSite): readonly Diagnostic[] {
  const foreign = parts.flatMap((part) => checkOrigin(part, site))
  if (foreign.length > 0) return foreign
  return [...checkTwice(parts), ...checkMissing(parts, site)]
}

function checkOrigin({ name, manifest }: Part, site: WholeSite): readonly Diagnostic[] {
  const report = (message: string): Diagnostic =>
    partRules['part-mismatch'].report({
      message: `The part \`${name}\` can’t be joined: ${message}`,
      help: partRules['part-mismatch'].help,
      data: { actual: name },
    })
  if (manifest.tool !== site.tool)
    return [
      report(
        `\`${manifest.tool}\` built it, but \`${site.tool}\` is installed here, and the pages of the two may differ.`,
      ),
    ]
  if (manifest.config !== site.config)
    return [report('its config or its flags differ from those of this site.')]
  const foreign = manifest.variants.find((variant) => !site.variants.includes(variant))
  return foreign === undefined
    ? []
    : [report(`it contains \`${shortenName(foreign)}\`, which this site does not have.`)]
}

function checkTwice(parts: readonly Part[]): readonly Diagnostic[] {
  const owners = new Map<string, Part>()
  return parts.flatMap((part) =>
    part.manifest.variants.flatMap((variant) => {
      const first = owners.get(variant)
      if (first === undefined) {
        owners.set(variant, part)
        return []
      }
      const isSame = JSON.stringify(first.manifest) === JSON.stringify(part.manifest)
      const bytes = isSame ? 'with the same bytes' : 'with different bytes'
      return [
        partRules['part-twice'].report({
          message: `The parts \`${first.name}\` and \`${part.name}\` both contain \`${variant}\`, ${bytes}, so it is unclear which one counts.`,
          help: partRules['part-twice'].help,
          data: { actual: variant },
        }),
      ]
    }),
  )
}

function checkMissing(parts: readonly Part[], { variants }: WholeSite): readonly Diagnostic[] {
  const known = new Set(parts.flatMap(({ manifest }) => manifest.variants))
  return variants
    .filter((variant) => !known.has(variant))
    .map((variant) =>
      partRules['part-missing'].report({
        message: `No part contains \`${variant}\`, so its pages would be missing from the site.`,
        help: `Build it with \`docs-ssg build --only '${variant}'\`, and pass its folder to \`docs-ssg join\`.`,
        data: { actual: variant },
      }),
    )
}
