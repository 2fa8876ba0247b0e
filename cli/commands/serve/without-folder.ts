import { configRules } from '../../config/config-rules.ts'
import type { SiteUpdate } from './serve-contract.ts'

/**
 * The last site, which is served until its folder is back. The thread is kept until then too, because a new
 * one can't start in a folder that was deleted and created again.
 */
export function withoutFolder(last: SiteUpdate, siteDir: string): SiteUpdate {
  const gone = configRules['config-missing'].report({
    message: `The site's folder \`${siteDir}\` no longer exists, so the site can't be built.`,
    help: 'Restore the folder, and the server builds the site again, or stop the server with Ctrl+C.',
    data: { actual: siteDir },
  })
  return {
    ...last,
    files: new Map(),
    diagnostics: [gone],
    watch: new Map([...last.watch, [siteDir, false]]),
  }
}
