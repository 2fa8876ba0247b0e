import { anchorRules } from '../../links/anchor-rules.ts'
import type { SiteCheck } from '../check.ts'

/** Every id of a page is there once, so that a link can reach it. */
export const anchorsCheck: SiteCheck = {
  name: 'anchors',
  title: 'Anchors',
  rules: anchorRules,
  phase: 'always',
  run: ({ links }) => links.diagnostics.filter(({ rule }) => Object.hasOwn(anchorRules, rule)),
}
