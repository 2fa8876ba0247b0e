import { posix } from 'node:path'
import type { Draft } from './draft.ts'
import { resolvePath } from './insert-includes.ts'
import { cutRegion, hasPlainRegion } from './regions.ts'
import { withoutColors } from '../../rewrite/terminal-colors.ts'
import type { RewriteContext } from './rewrite-context.ts'
import { largest } from '../../../primitives/long-lists.ts'

const line = /^([ \t>]*(?:(?:[-*+]|\d+[.)])[ \t]+)*)<<<[ \t]*(\S.*?)[ \t]*$/gm
const form =
  /^(.+?(?:\.([a-z0-9]+))?)(?:(#[\w-]+))?(?: ?\{(\d+(?:[,-]\d+)*)? ?([^\s{}]+)?(?: ([^{}]*))?\})?(?:#([\w-]+))?(?: ?\{(\d+(?:[,-]\d+)*)? ?([^\s{}]+)?\})? ?(?:\[(.+)\])?$/

/** Turn `<<< @/snippets/a.ts#region{1,3 ts:line-numbers} [Label]` into a fence with `file`. */
export function rewriteSnippets(
  draft: Draft,
  context: Pick<RewriteContext, 'path' | 'readText'>,
): void {
  for (const { 0: whole, 1: indent = '', 2: written = '', index } of draft.text().matchAll(line)) {
    const fence = toFence(written, context)
    const end = index + whole.length
    if (fence === undefined) {
      draft.replace(
        index,
        end,
        `${indent}<!-- VitePress: <<< ${written.replaceAll('--', '- -')} -->`,
      )
      draft.note(index, { what: 'snippet', lost: `the file \`${written}\``, subject: '<<<' })
      continue
    }
    const rest = indent.replaceAll(/[^\s>]/g, ' ')
    draft.replace(index, end, indent + fence.split('\n').join(draft.newline + rest))
    draft.note(index, { what: 'snippet' })
  }
}

function toFence(
  written: string,
  { path, readText }: Pick<RewriteContext, 'path' | 'readText'>,
): string | undefined {
  const [, name = '', ext = '', first, lines1, lang1, , second, lines2, lang2, label] =
    form.exec(written) ?? []
  const file = resolvePath(name, path)
  const text = readText(file)
  if (text === undefined) return undefined
  const region = (first ?? second)?.replace('#', '')
  const lines = lines1 ?? lines2
  const words = [
    (lang1 ?? lang2 ?? (ext || 'text')).replace(/^ansi\b/, 'text'),
    lines === undefined ? '' : `{${lines}}`,
    label === undefined ? '' : `[${label}]`,
  ].filter((word) => word !== '')
  // oxlint-disable-next-line no-control-regex
  const hasColors = /\u001B/.test(text)
  const isInside = !file.startsWith('..')
  if (isInside && !hasColors && (region === undefined || hasPlainRegion(text, region))) {
    const relative = posix.relative(posix.dirname(path), file)
    const source = `file="${relative.startsWith('.') ? relative : `./${relative}`}"`
    const part = region === undefined ? [] : [`region="${region}"`]
    return `\`\`\`${[...words, source, ...part].join(' ')}\n\`\`\``
  }
  const code = region === undefined ? text.replace(/\r?\n$/, '') : cutRegion(text, region)
  if (code === undefined) return undefined
  const shown = withoutColors(code)
  const marks = '`'.repeat(
    largest(
      [...code.matchAll(/`+/g)].map(([run]) => run.length + 1),
      3,
    ),
  )
  return `${marks}${words.join(' ')}\n${shown}\n${marks}`
}
