// What the imports at the top of a page say. Enters: the text of a page. Leaves: JsxPage and the text without them.
import type { Names } from './jsx-literal.ts'
import type { Finding } from './finding.ts'

/** What a tag's name stands for. */
export type TagTarget =
  | { readonly kind: 'html' }
  | { readonly kind: 'component'; readonly name: string }
  | { readonly kind: 'partial'; readonly source: string }
  | { readonly kind: 'unknown' }

/** What is particular to one page. */
export interface JsxPage {
  readonly isMdx: boolean
  /** What a name means that an import brought in. */
  readonly imported: ReadonlyMap<string, TagTarget>
  /** Imported files that are no code: their name in the page, and the path as written. */
  readonly files: Names
  /** Findings about imports; `lineOffset` counts from the first line of the page, which is 0. */
  readonly findings: readonly Finding[]
}

const statement =
  /import\s+(?:(?<clause>[\w$*{},\s]+?)\s+from\s+)?(?<quote>["'])(?<source>[^"'\n]+)\k<quote>[ \t]*;?[ \t]*(?:\r\n?|\n|$)/y
const gap = /(?:[ \t]*(?:\/\/[^\n]*)?(?:\r\n?|\n)|<!--[\s\S]*?-->|\{\/\*[\s\S]*?\*\/\})+/y
/** Components of Docusaurus's theme and of packages that its sites use, by what they are imported from. */
const packages: Readonly<Record<string, string>> = {
  'react-lite-youtube-embed': 'YouTube',
  '@docusaurus/Link': 'Link',
  '@docusaurus/theme-common': '',
  '@docusaurus/useBaseUrl': '',
  '@docusaurus/useDocusaurusContext': '',
  clsx: '',
  react: '',
}

/** Read and blank out the imports; places of everything else stay. `known` holds the names of all components. */
export function readImports(
  source: string,
  options: { readonly isMdx: boolean; readonly known: ReadonlySet<string> },
): { readonly text: string; readonly page: JsxPage } {
  const imported = new Map<string, TagTarget>()
  const files = new Map<string, string>()
  const unknown: { readonly name: string; readonly finding: Finding }[] = []
  let text = source
  let at = skip(gap, source, 0)
  for (let match = matchAt(statement, source, at); match; match = matchAt(statement, source, at)) {
    const lineOffset = source.slice(0, at).split(/\r\n|\n|\r/).length - 1
    for (const name of namesOf(match.groups?.clause ?? '')) {
      const target = targetOf(match.groups?.source ?? '', name, options.known)
      if (typeof target === 'string') files.set(name.local, target)
      else if (target.kind === 'unknown')
        unknown.push({
          name: name.local,
          finding: { ...unknownImport(name.local, match[0]), lineOffset },
        })
      imported.set(name.local, typeof target === 'string' ? { kind: 'unknown' } : target)
    }
    text = text.slice(0, at) + match[0].replace(/[^\r\n]/g, ' ') + text.slice(at + match[0].length)
    at = skip(gap, source, at + match[0].length)
  }
  // What no line uses is not missed.
  const findings = unknown
    .filter(({ name }) =>
      new RegExp(`(?<![\\w$])${name.replaceAll('$', '\\$')}(?![\\w$])`).test(text),
    )
    .map(({ finding }) => finding)
  return { text, page: { isMdx: options.isMdx, imported, files, findings } }
}

function matchAt(pattern: RegExp, source: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at
  return pattern.exec(source)
}

function skip(pattern: RegExp, source: string, at: number): number {
  return at + (matchAt(pattern, source, at)?.[0].length ?? 0)
}

interface ImportedName {
  readonly local: string
  /** Its name in the module; `default` for the default export. */
  readonly original: string
}

function namesOf(clause: string): ImportedName[] {
  const [, defaults = '', named = ''] = /^([^{]*)(?:\{([^}]*)\})?/.exec(clause) ?? []
  const plain = defaults.split(',').map((name) => name.replace(/\*\s*as/, '').trim())
  const picked = named.split(',').map((name) => name.trim())
  return [
    ...plain.filter(Boolean).map((local) => ({ local, original: 'default' })),
    ...picked.filter(Boolean).map((name) => {
      const [original = '', local = original] = name.split(/\s+as\s+/)
      return { local, original }
    }),
  ]
}

function targetOf(
  source: string,
  name: ImportedName,
  known: ReadonlySet<string>,
): TagTarget | string {
  if (/\.mdx?$/i.test(source)) return { kind: 'partial', source }
  if (/\.(?:png|jpe?g|gif|svg|webp|avif|mp4|webm|pdf|ico)$/i.test(source)) return source
  const fromPackage = packages[source] ?? source.replace(/^@theme(?:-original)?\//, '')
  // Hooks and the like matter only where an expression uses them, and that is reported there.
  if (fromPackage === '') return { kind: 'html' }
  const file = /([^/]+?)(?:\/index)?(?:\.[jt]sx?)?$/.exec(source)?.[1] ?? ''
  const candidates = [name.original, fromPackage, name.local, file]
  const found = candidates.find((candidate) => known.has(candidate))
  return found === undefined ? { kind: 'unknown' } : { kind: 'component', name: found }
}

function unknownImport(name: string, line: string): Finding {
  return {
    rule: 'unknown-import',
    reason: `\`${line.trim()}\` names \`${name}\`, which is no component of this site; imports are never run.`,
    hint: `Give its file in \`site.config.ts\`: \`components: { ${name}: './src/${name}.tsx' }\`.`,
    fatal: true,
  }
}
