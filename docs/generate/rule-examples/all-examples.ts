import { builtExamples } from './built-examples.ts'
import { checkExamples } from './check-examples.ts'
import { codeExamples } from './code-examples.ts'
import type { Example } from './example.ts'
import { machineExamples } from './machine-examples.ts'
import { pageExamples } from './page-examples.ts'
import { partExamples } from './part-examples.ts'
import { referenceExamples } from './reference-examples.ts'
import { siteExamples } from './site-examples.ts'
import { sitesExamples } from './sites-examples.ts'
import { translationExamples } from './translation-examples.ts'

/** The example of every rule, by id. */
export const allExamples: Readonly<Record<string, Example>> = {
  ...pageExamples,
  ...siteExamples,
  ...sitesExamples,
  ...translationExamples,
  ...codeExamples,
  ...machineExamples,
  ...partExamples,
  ...checkExamples,
  ...referenceExamples,
  ...builtExamples,
}
