import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { onTestFinished } from 'vitest'
import { serve } from '../../../../cli/commands/serve/serve.ts'
import type { SiteBuilder, SiteFile } from '../../../../cli/commands/serve/serve-contract.ts'
import type { RunningServer } from '../../../../cli/commands/serve/serve-options.ts'
import { seePaths } from '../../../../cli/server/seen-paths.ts'
import type { Diagnostic } from '../../../../cli/model/diagnostic.ts'
import type { ContentPath, OutputPath } from '../../../../cli/model/paths.ts'
import { recordingTerminal } from './fixture.ts'

const packageDir = fileURLToPath(new URL('../../../..', import.meta.url))

/** What a page of text becomes. */
export type ToHtml = (text: string) => string

const plainPage: ToHtml = (text) =>
  `<!doctype html><html><head><title>${text.split('\n')[0] ?? ''}</title></head><body><main>${text}</main></body></html>`

/**
 * A builder of `docs/*.txt`; a line `FAULT` is an error. `style.css` and `config.txt` stand beside the folder; a config
 * that says `THROW` makes the build throw.
 */
export function textBuilder(siteDir: string, toHtml: ToHtml = plainPage): SiteBuilder {
  const docs = join(siteDir, 'docs')
  const style = join(siteDir, 'style.css')
  const config = join(siteDir, 'config.txt')
  return {
    build: async () => {
      const watch = seePaths([docs, style, config])
      const files = new Map<OutputPath, SiteFile>()
      const diagnostics: Diagnostic[] = []
      const add = (path: string, contents: string): void => {
        const output = path as OutputPath
        files.set(output, { path: output, kind: 'page', contents })
      }
      const configText = existsSync(config) ? readFileSync(config, 'utf8') : ''
      if (configText.includes('THROW')) throw new Error('the config cannot be run')
      for (const name of existsSync(docs) ? readdirSync(docs) : []) {
        if (!name.endsWith('.txt')) continue
        const text = readFileSync(join(docs, name), 'utf8')
        const path = `docs/${name}` as ContentPath
        if (text.includes('FAULT'))
          diagnostics.push({
            severity: 'error',
            rule: 'text-fault',
            message: 'The page says `FAULT` <img src=x onerror=alert(1)>.',
            place: {
              path,
              line: text.slice(0, text.indexOf('FAULT')).split('\n').length,
              column: 1,
            },
          })
        const base = name.slice(0, -4)
        add(base === 'index' ? 'index.html' : `${base}/index.html`, toHtml(text))
      }
      if (existsSync(style)) add('style.css', readFileSync(style, 'utf8'))
      add(
        '_headers',
        "/*\n  Content-Security-Policy: default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'\n",
      )
      return {
        files,
        diagnostics,
        watch,
        baseUrl: '/',
        trailingSlash: undefined,
      }
    },
  }
}

/** A builder whose first build ends when `release` is called; until then it shows single pages. */
export function slowBuilder(builder: SiteBuilder): {
  readonly builder: SiteBuilder
  readonly release: () => void
  /** The pages that were rendered before the first build had ended. */
  readonly rendered: readonly OutputPath[]
} {
  const rendered: OutputPath[] = []
  let release = (): void => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  const build: SiteBuilder['build'] = async (changed, onUnfinished) => {
    if (!onUnfinished) return builder.build(changed)
    const { files, baseUrl, trailingSlash } = await builder.build(changed)
    const isPage = (path: string): boolean => path.endsWith('.html')
    onUnfinished({
      files: new Map([...files].filter(([path]) => !isPage(path))),
      docs: new Set([...files.keys()].filter(isPage)),
      baseUrl,
      trailingSlash,
      render: async (path) => {
        rendered.push(path)
        const file = files.get(path)
        return file && !path.startsWith('late') ? [file] : []
      },
    })
    await released
    return builder.build(changed)
  }
  return { builder: { build }, release, rendered }
}

export interface Served extends RunningServer {
  readonly lines: readonly string[]
}

/** Serve with a builder until the test ends. */
export async function startServe(
  builder: SiteBuilder,
  port = 0,
  siteDir = join(packageDir, 'no-site'),
): Promise<Served> {
  const terminal = recordingTerminal()
  const server = await serve({
    builder,
    listen: { port, strictPort: true, host: undefined, open: undefined },
    poll: undefined,
    packageDir,
    siteDir,
    terminal,
  })
  onTestFinished(async () => server.close())
  return { ...server, lines: terminal.lines }
}
