import { toRecord } from '../../coerce.ts'
import type { DocusaurusSite } from '../docusaurus-site.ts'
import { evaluateModule } from '../../evaluate/evaluate-module.ts'
import { listPlugins } from './list-plugins.ts'

/**
 * The redirects that `createRedirects` of the redirects plugin returns for `urls`; undefined when
 * there is no such function or it can't be called on its own.
 */
export async function readGeneratedRedirects(
  { configFile, plugins }: DocusaurusSite,
  urls: readonly string[],
): Promise<readonly unknown[] | undefined> {
  const isGenerated = plugins.some(({ options }) => options['createRedirects'] !== undefined)
  if (!isGenerated || urls.length === 0) return undefined
  const evaluated = await evaluateModule(configFile, urls)
  if (evaluated.kind === 'failed') return undefined
  const redirects = listPlugins(toRecord(evaluated.value))
    .map(({ options }) => options['createRedirects'])
    .find((value) => value !== undefined)
  return Array.isArray(redirects) ? redirects : undefined
}
