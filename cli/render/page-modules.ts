import * as reactDom from 'react-dom'
import * as components from '../../runtime/components/content/components.ts'
import * as layout from '../../runtime/docusaurus/layout-context.ts'
import * as translations from '../../runtime/i18n/use-translations.ts'
import { islandRegistry, liveJsxRuntime, liveReact } from '../islands/live-elements.tsx'

/**
 * The modules that code of the site shares with the renderer: hooks and contexts only work with the
 * copy that renders them.
 */
export const pageModules: Readonly<Record<string, unknown>> = {
  react: liveReact,
  'react/jsx-runtime': liveJsxRuntime,
  'react-dom': reactDom,
  'docs-ssg/components': components,
  'docs-ssg/translations': translations,
  'docs-ssg/layout': layout,
  'docs-ssg/islands': islandRegistry,
}
