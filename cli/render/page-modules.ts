import * as react from 'react'
import * as jsxRuntime from 'react/jsx-runtime'
import * as components from '../../runtime/components/content/components.ts'
import * as layout from '../../runtime/docusaurus/layout-context.ts'
import * as translations from '../../runtime/i18n/use-translations.ts'

/**
 * The modules that React pages share with the renderer, because one tree must not contain two
 * copies of React or of a context.
 */
export const pageModules: Readonly<Record<string, unknown>> = {
  react,
  'react/jsx-runtime': jsxRuntime,
  'docs-ssg/components': components,
  'docs-ssg/translations': translations,
  'docs-ssg/layout': layout,
}
