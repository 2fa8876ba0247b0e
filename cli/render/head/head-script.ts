import type { HeadSettings } from '../../../runtime/head/head-settings.ts'
import { escapeJsonForScript } from '../../../runtime/shared/html/escape.ts'
import type { ResolvedConfig } from '../../schema/schema.ts'
import type { HeadProgram } from '../../model/compiling/head-program.ts'
import { integrityOf } from '../../primitives/hash.ts'

/** The one inline script of every page, the same for the whole site. */
export interface HeadScript {
  readonly script: string
  /** `sha256-` and base64, the format of content security policies. */
  readonly hash: string
}

interface HeadScriptOptions {
  readonly read: (name: HeadProgram) => string
  /** Pages contain their style sheets, so that they look complete even if no file of the site loads. */
  readonly hasInlineStyles: boolean
}

/**
 * Make the script that applies the color mode, a dismissed announcement and a hidden sidebar before
 * the first paint, so that nothing flashes.
 */
export function createHeadScript(
  config: ResolvedConfig,
  { read, hasInlineStyles }: HeadScriptOptions,
): HeadScript {
  const programs: readonly HeadProgram[] = [
    'head-color-mode',
    ...(config.announcementBar?.isCloseable ? (['head-announcement'] as const) : []),
    ...(hasInlineStyles ? (['head-failure'] as const) : []),
    ...(config.sidebar.hideable ? (['head-sidebar'] as const) : []),
  ]
  const settings = escapeJsonForScript(JSON.stringify(toSettings(config)))
  const texts = programs.map((name) => read(name).trim())
  const script = `{const headSettings=${settings};${texts.join('')}}`
  return { script, hash: integrityOf(script) }
}

function toSettings({ colorMode, announcementBar: bar }: ResolvedConfig): HeadSettings {
  return {
    ...(!colorMode.respectPrefersColorScheme && { mode: colorMode.defaultMode }),
    ...(!colorMode.disableSwitch && { hasChoice: true }),
    ...(bar?.isCloseable && { announcement: bar.id }),
  }
}
