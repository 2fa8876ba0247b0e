import type { SiteCheck } from '../check.ts'
import { checkConfigLinks } from './check-config-links.ts'

/** Every link of navbar, footer, sidebars and redirects has a target; a broken one is reported once. */
export const configLinksCheck: SiteCheck = {
  name: 'config-links',
  title: 'Links in the config',
  // It reports the rules of the check `links`.
  rules: {},
  phase: 'always',
  run: ({ site, rendered }) => checkConfigLinks(site, rendered.staticAnchors),
}
