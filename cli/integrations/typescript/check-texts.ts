// The texts of comments. Given exports, it returns findings at their declarations. It must not know
// pages.
import type { DeclaredExport, DocComment } from '../../declarations/declared-export.ts'
import type { PageSource, PagesHookContext } from '../../model/authored/integration.ts'
import { unwritableProblem, findUnwritable } from '../../primitives/text/unwritable-values.ts'
import { describeDangerousUrl } from '../../primitives/urls/describe-dangerous-url.ts'
import { posixRelative } from '../../primitives/files/posix-path.ts'
import { listDangerousUrls } from '../../primitives/text/safe-markdown.ts'

/** Report URLs that pages may not use, and characters that they can't contain. */
export function checkTexts(
  all: readonly DeclaredExport[],
  { siteDir, report }: PagesHookContext,
): void {
  const reported = new Set<string>()
  for (const one of all) {
    const place = placeIn(one, siteDir)
    const add = (rule: string, message: string, help: string): void => {
      // Declarations of several kinds share one comment.
      const key = JSON.stringify([place, message])
      if (!reported.has(key)) report({ rule, message, help, ...place })
      reported.add(key)
    }
    for (const text of [one, ...one.members].flatMap(textsOf)) {
      for (const url of listDangerousUrls(text)) {
        const { message, help } = describeDangerousUrl(url)
        add('dangerous-url', message, help)
      }
      const [control] = findUnwritable(text)
      if (control)
        add(
          'control-character',
          `The comment of \`${one.name}\` ${unwritableProblem.because(control.name)}.`,
          'Remove the character.',
        )
    }
  }
}

function textsOf(comment: DocComment): readonly string[] {
  const { description, deprecated = '', returns = '', since = '' } = comment
  const { examples, see, throws, others, parameters } = comment
  const lists = [examples, see, throws, others.map(({ text }) => text), [...parameters.values()]]
  return [description, deprecated, returns, since, comment.default ?? '', ...lists.flat()]
}

/** Where an export is declared, relative to the folder of the site. */
export function placeIn({ place }: DeclaredExport, siteDir: string): PageSource {
  const { file, line, column } = place
  return { file: posixRelative(siteDir, file), line, column }
}
