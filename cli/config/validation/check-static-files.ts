// Files for the browser that options name. A build looks for them among all its files; here they are looked for beside
// other errors of the config, which prevent a build.
import { join, resolve } from 'node:path'
import { tryDecode } from '../../../runtime/shared/urls/url.ts'
import { isFile } from '../../gate/is-folder.ts'
import type { Diagnostic } from '../../model/diagnostic.ts'
import { isElsewhere } from '../../primitives/urls/static-path.ts'
import { listConfigFiles } from '../../schema/list-config-files.ts'
import { configRules } from '../config-rules.ts'
import type { CheckedConfig, PlaceOfOption } from './check-config.ts'

interface Context {
  readonly siteDir: string
  readonly placeOf: PlaceOfOption
  /** What was found before; a file beside such an option is left out, because they may belong together. */
  readonly diagnostics: readonly Diagnostic[]
}

/** Errors for files that no static folder contains, unless the config allows missing files or an integration may write them. */
export function checkStaticFiles(
  config: CheckedConfig,
  { siteDir, placeOf, diagnostics }: Context,
): readonly Diagnostic[] {
  const { onBrokenAssets, integrations, staticDirectories } = config
  if (onBrokenAssets !== 'throw' || integrations.length > 0) return []
  const isStatic = (path: string): boolean =>
    staticDirectories.some((folder) => isFile(join(resolve(siteDir, folder), path)))
  const isReported = (key: string): boolean =>
    diagnostics.some(({ data }) => data?.actual?.startsWith(key.replace(/\.[^.]*$/, '')))
  return listConfigFiles(config)
    .filter(({ kind, href }) => kind === 'asset' && !isElsewhere(href))
    .map(({ key, href }) => ({ key, href, path: tryDecode(href.replace(/[?#].*$/s, '')) }))
    .filter(({ key, path }) => !isStatic(path) && !isReported(key))
    .map(({ key, href, path }) => {
      const place = placeOf(key)
      return configRules['config-value'].report({
        message: `\`${key}\` is \`${href}\`, but no static folder contains a file with that path.`,
        help: `Fix the path, or create \`${staticDirectories[0] ?? 'static'}/${path.replace(/^(?:\.?\/)+/, '')}\`.`,
        data: { actual: key },
        ...(place ? { place } : {}),
      })
    })
}
