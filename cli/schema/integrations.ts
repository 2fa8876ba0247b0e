import * as v from 'valibot'
import { doc } from '../primitives/formats/schema-parts.ts'

/** Any function of one value. Its exact type is `IntegrationHooks`, which needs the type of the config. */
type Hook = (context: never) => unknown

const hookFunction = v.function() as unknown as v.GenericSchema<Hook>
const hook = (sentence: string) => v.exactOptional(doc(hookFunction, sentence))

/** Lowercase letters, digits and hyphens: the name is part of rule ids. */
export const integrationName = /^[a-z][a-z0-9-]*$/

/** An integration as the config contains it; what its hooks return is checked when they are called. */
export const integrationSchema = v.strictObject({
  name: doc(
    v.string(),
    'Unique name, which messages and the ids of its rules contain: lowercase letters, digits and hyphens.',
  ),
  hooks: doc(
    v.strictObject({
      extendConfig: hook('Returns options to add to the config.'),
      extendMarkdown: hook('Returns remark and rehype plugins.'),
      addPages: hook('Adds pages: Markdown, or data with a layout in React.'),
      check: hook('Reports problems of pages in `build` and `check`.'),
      finish: hook('Sees the files of the finished site, and may add others.'),
    }),
    'Functions that docs-ssg calls, in this order.',
  ),
})

/** An integration whose form has been checked. */
export type CheckedIntegration = v.InferOutput<typeof integrationSchema>
