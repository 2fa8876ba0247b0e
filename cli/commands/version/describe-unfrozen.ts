import { listBlogs } from '../../schema/blog.ts'
import type { ResolvedConfig } from '../../schema/schema.ts'

/** What a site has besides the docs of a version, and why it stays as it is; undefined without any. */
export function describeUnfrozen(config: ResolvedConfig): string | undefined {
  const collections = [...config.collections, ...listBlogs(config)].map(({ name }) => name)
  const makers = config.integrations.filter(({ hooks }) => hooks.addPages).map(({ name }) => name)
  const reasons = [
    [collections, 'it belongs to no version', 'they belong to no version'],
    [makers, 'it makes its pages in every build', 'they make their pages in every build'],
  ] as const
  const parts = reasons.flatMap(([names, one, many]) => {
    const list = names.map((name) => `\`${name}\``).join(', ')
    return names.length === 0 ? [] : [`${list} (${names.length === 1 ? one : many})`]
  })
  return parts.length === 0 ? undefined : `Not frozen: ${parts.join('; ')}.`
}
