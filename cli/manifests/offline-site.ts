// The site for readers who open its files without a server. Given a rendered site, it returns the
// same with relative URLs of files, and without scripts, which browsers don't load from files.
import { posix } from 'node:path'
import { decodePath, encodePath, withoutBase } from '../../runtime/shared/urls/url.ts'
import type { OutputFile } from '../model/output.ts'
import type { RenderedSite } from '../model/rendered-site.ts'
import type { Site } from '../model/site.ts'
import { toOfflineCss, toOfflineHtml, type ToRelative } from './offline-html.ts'
import { textOf } from '../primitives/text/text-of.ts'
import { trimSlashes } from '../primitives/urls/trim-slashes.ts'

/** Make every file of a site work when it is opened from a disk. Nothing is rendered for it again. */
export function toOfflineSite(site: Site, rendered: RenderedSite): RenderedSite {
  const toTarget = createTargets(site, rendered)
  const edit = (file: OutputFile): OutputFile => {
    const toRelative = createRelative(file.path, toTarget, site.config.baseUrl)
    if (file.kind === 'stylesheet') return withText(file, (css) => toOfflineCss(css, toRelative))
    if (!file.path.endsWith('.html')) return file
    return withText(file, (html) => toOfflineHtml(html, toRelative))
  }
  return {
    ...rendered,
    pages: function* () {
      for (const { path, fingerprint, render } of rendered.pages())
        yield { path, fingerprint: () => offline(fingerprint()), render: () => edit(render()) }
    },
    files: rendered.files.filter(({ kind }) => !/^(?:script|search-data)$/.test(kind)).map(edit),
    redirectPages: rendered.redirectPages.filter(({ kind }) => kind !== 'script').map(edit),
  }
}

const offline = (hash: string | undefined): string | undefined => hash && `offline ${hash}`

function withText(file: OutputFile, edit: (text: string) => string): OutputFile {
  return { ...file, contents: edit(textOf(file.contents)) }
}

/** The path of the file that a URL path without base path means. */
type ToTarget = (path: string) => string

function createTargets({ routes, staticRoutes, assets }: Site, rendered: RenderedSite): ToTarget {
  const redirects = rendered.redirectPages.map(({ path }): [string, string] => [
    trimSlashes(path.replace(/(?:index)?\.html$/, '')),
    path,
  ])
  const pages = new Map<string, string>([
    ...redirects,
    ...[...routes.values(), ...staticRoutes].map(({ url, output }): [string, string] => [
      trimSlashes(url),
      output,
    ]),
  ])
  const files: ReadonlySet<string> = new Set(assets.keys())
  return (path) => {
    const key = trimSlashes(path)
    const index = posix.join(key, 'index.html')
    return pages.get(key) ?? (files.has(index) ? index : key)
  }
}

function createRelative(from: string, toTarget: ToTarget, baseUrl: string): ToRelative {
  return (url) => {
    const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(url) ?? []
    const below = /^\/(?!\/)/.test(path) ? withoutBase(path, baseUrl) : undefined
    if (below === undefined) return url
    const target = toTarget(decodePath(below))
    return encodePath(posix.relative(posix.dirname(from), target) || posix.basename(target)) + rest
  }
}
