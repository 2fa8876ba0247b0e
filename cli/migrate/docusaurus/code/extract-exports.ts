import { posix, resolve } from 'node:path'
import { posixRelative } from '../../../primitives/files/posix-path.ts'
import { frontMatterBlock } from '../../../primitives/text/front-matter-block.ts'
import { migrationMark } from '../../write/migration-mark.ts'
import { hasInteractiveCode } from './is-interactive.ts'
import type { MoveOptions } from './move-options.ts'

/** A module with everything that a page exports. */
export interface PageModule {
  /** Absolute. */
  readonly path: string
  readonly text: string
  /** The page, relative to the folder of the old site. */
  readonly from: string
  /** Name and code of each component that the page exports. */
  readonly components: readonly (readonly [name: string, code: string])[]
}

/** The exports of a page as a separate module; undefined when the page exports no component. */
export function extractExports(
  page: string,
  text: string,
  { host, folder, readStatements }: MoveOptions,
): PageModule | undefined {
  const statements = readStatements(text.replace(frontMatterBlock, ''))
  const exported = statements.filter((one) => one.kind === 'export')
  const components = exported.flatMap(({ name, text: code }) =>
    name !== undefined && /^[A-Z]/.test(name) ? [[name, code.trim()] as const] : [],
  )
  if (components.length === 0) return undefined
  const from = posixRelative(host.siteDir, page)
  const code = exported.map((one) => one.text.trim()).join('\n\n')
  const imports = statements.flatMap((one) =>
    one.kind === 'import' && !/\.mdx?$/.test(one.source) && isUsed(one.clause, code)
      ? [one.text.trim().replace(one.source, rebase(one.source, from))]
      : [],
  )
  const body = [...imports, ...(imports.length > 0 ? [''] : []), code].join('\n')
  const directive = hasInteractiveCode(code) ? "'use client'\n" : ''
  return {
    path: resolve(folder, `${from.replace(/^(?:\.\.\/)+/, '').replace(/\.mdx?$/, '')}.jsx`),
    from,
    components,
    text: `${directive}${migrationMark} from \`${from}\`\n${body}\n`,
  }
}

function isUsed(clause: string, code: string): boolean {
  const names = clause.replace(/\w+\s+as\s+/g, '').match(/[\w$]+/g) ?? []
  return names.some((name) => new RegExp(`(?<![\\w$])${name.replaceAll('$', '\\$')}\\b`).test(code))
}

/**
 * A relative import resolved against the folder of the site, because the module is in another
 * folder than the page.
 */
const rebase = (source: string, from: string): string =>
  source.startsWith('.') ? `@site/${posix.join(posix.dirname(from), source)}` : source
