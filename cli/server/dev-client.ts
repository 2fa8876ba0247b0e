import { join } from 'node:path'
import { build } from 'esbuild'
import { escapeAttribute } from '../../runtime/shared/html/escape.ts'

/** Bundle the script that updates open pages. `packageDir` is the folder of docs-ssg itself. */
export async function bundleDevClient(packageDir: string): Promise<string> {
  const result = await build({
    entryPoints: [join(packageDir, 'runtime/dev/dev-client.ts')],
    bundle: true,
    format: 'iife',
    target: 'es2022',
    platform: 'browser',
    minify: true,
    tsconfigRaw: {},
    write: false,
    logLevel: 'silent',
  })
  return result.outputFiles[0]?.text ?? ''
}

export interface DevScript {
  /** URLs with base path. */
  readonly src: string
  readonly events: string
  readonly run: string
  readonly serial: number
}

/** Add the script to the `head` of a page, where it runs even if a script of the site fails. */
export function addDevScript(html: string, { src, events, run, serial }: DevScript): string {
  const attributes = [
    `src="${escapeAttribute(src)}"`,
    `data-docs-ssg-events="${escapeAttribute(events)}"`,
    `data-run="${escapeAttribute(run)}"`,
    `data-serial="${String(serial)}"`,
  ]
  const script = `<script defer ${attributes.join(' ')}></script>`
  const end = html.indexOf('</head>')
  return end === -1 ? `${html}${script}` : html.slice(0, end) + script + html.slice(end)
}
