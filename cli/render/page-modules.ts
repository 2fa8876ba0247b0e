import * as react from 'react'
import * as jsxRuntime from 'react/jsx-runtime'
import * as components from '../../runtime/components/content/components.ts'

/** The modules that React pages share with the renderer: two copies of React in one tree would break its hooks. */
export const pageModules: Readonly<Record<string, unknown>> = {
  react,
  'react/jsx-runtime': jsxRuntime,
  'docs-ssg/components': components,
}
