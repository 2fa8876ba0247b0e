import { createHash } from 'node:crypto'
import type { ResolvedConfig } from '../config/schema/schema.ts'

/** The one inline script of every page, the same for the whole site. */
export interface HeadScript {
  readonly script: string
  /** As a policy writes it: `sha256-` and base64. */
  readonly hash: string
}

/**
 * Make the script that sets, before the first paint, what would flash otherwise: colour mode, a dismissed announcement,
 * a folded sidebar. Storage may be blocked and may hold anything; only known words are taken from it.
 */
export function createHeadScript(config: ResolvedConfig): HeadScript {
  const statements = [
    'var e=document.documentElement,s;',
    'function g(k){try{return s=s||localStorage,s.getItem(k)}catch(x){return null}}',
    colorModeScript(config.colorMode),
    announcementScript(config.announcementBar),
    config.sidebar.hideable
      ? "if(g('docs-ssg.sidebar')==='hidden')e.setAttribute('data-sidebar-hidden','');"
      : '',
  ]
  // The text stands inside a script element, so it must not hold what ends one.
  const script = `(function(){${statements.join('')}})()`.replaceAll('<', '\\x3c')
  return { script, hash: `sha256-${createHash('sha256').update(script).digest('base64')}` }
}

function colorModeScript(colorMode: ResolvedConfig['colorMode']): string {
  const { defaultMode, disableSwitch, respectPrefersColorScheme } = colorMode
  const chosen = disableSwitch
    ? 'var c;'
    : "function k(v){return v==='light'||v==='dark'?v:''}" +
      "var c=k(new URLSearchParams(location.search).get('docusaurus-theme'))||k(g('theme'));"
  // Every browser says one or the other; who has no wish is shown as light.
  const system = respectPrefersColorScheme
    ? "(matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light')"
    : `'${defaultMode}'`
  return (
    `${chosen}e.setAttribute('data-theme',c||${system});` +
    "e.setAttribute('data-theme-choice',c||'system');"
  )
}

function announcementScript(bar: ResolvedConfig['announcementBar']): string {
  if (bar === undefined || !bar.isCloseable) return ''
  const id = JSON.stringify(bar.id)
  return (
    `if(g('docusaurus.announcement.dismiss')==='true'&&g('docusaurus.announcement.id')===${id})` +
    "e.setAttribute('data-announcement-dismissed','');"
  )
}
