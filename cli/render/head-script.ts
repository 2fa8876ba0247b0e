import type { ResolvedConfig } from '../config/schema/schema.ts'
import { integrityOf } from '../primitives/hash.ts'

/** The one inline script of every page, the same for the whole site. */
export interface HeadScript {
  readonly script: string
  /** `sha256-` and base64, the format of content security policies. */
  readonly hash: string
}

interface HeadScriptOptions {
  /** Pages contain their style sheets, so that they look complete even if no file of the site loads. */
  readonly hasInlineStyles?: boolean
}

/**
 * Make the script that applies the color mode, a dismissed announcement and a hidden sidebar before
 * the first paint, so that nothing flashes. `data-query` is the query of the URL: style sheets can
 * keep space for what an island adds for it. Storage may be blocked or contain anything; only known
 * values are used.
 */
export function createHeadScript(
  config: ResolvedConfig,
  { hasInlineStyles = false }: HeadScriptOptions = {},
): HeadScript {
  const statements = [
    'let d=document.documentElement.dataset,g=k=>{try{return localStorage[k]}catch{}};',
    colorModeScript(config.colorMode),
    announcementScript(config.announcementBar),
    // Errors of elements don't bubble.
    hasInlineStyles
      ? "addEventListener('error',e=>{if(e.target.type=='module')d.failed=''},!0);"
      : '',
    config.sidebar.hideable ? "if(g('docs-ssg.sidebar')==='hidden')d.sidebarHidden='';" : '',
  ]
  // The text is inside a script element, so it must not contain an end tag.
  const script = `{${statements.join('')}}`.replaceAll('<', '\\x3c')
  return { script, hash: integrityOf(script) }
}

function colorModeScript(colorMode: ResolvedConfig['colorMode']): string {
  const { defaultMode, disableSwitch, respectPrefersColorScheme } = colorMode
  const chosen = disableSwitch
    ? 'let c;d.query=location.search;'
    : 'let k=v=>/^(light|dark)$/.test(v)&&v,' +
      "c=k(new URLSearchParams(d.query=location.search).get('docusaurus-theme'))||k(g('theme'));"
  // Browsers report `light` when the reader has no preference.
  const system = respectPrefersColorScheme
    ? "(matchMedia('(prefers-color-scheme:dark)').matches?'dark':'light')"
    : `'${defaultMode}'`
  return `${chosen}d.theme=c||${system};d.themeChoice=c||'system';`
}

function announcementScript(bar: ResolvedConfig['announcementBar']): string {
  if (bar === undefined || !bar.isCloseable) return ''
  const id = JSON.stringify(bar.id)
  return (
    `if(g('docusaurus.announcement.dismiss')==='true'&&g('docusaurus.announcement.id')===${id})` +
    "d.announcementDismissed='';"
  )
}
