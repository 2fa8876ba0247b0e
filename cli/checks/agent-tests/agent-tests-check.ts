import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { readRegularText } from '../../gate/regular-file.ts'
import { collectTargets } from '../../links/collect-targets.ts'
import type { ResolvedConfig } from '../../schema/schema.ts'
import { markContentPath } from '../../model/paths/content-path.ts'
import type { Diagnostic } from '../../model/diagnostic.ts'
import { readQueryTests } from '../../primitives/formats/query-tests.ts'
import { atOption } from '../../report/places/option-place.ts'
import { toPlace } from '../../report/diagnostic.ts'
import { decodeFragment, decodePath, toUrlPath } from '../../../runtime/shared/urls/url.ts'
import type { CheckContext, SiteCheck } from '../check.ts'
import { agentTestsRules } from './agent-tests-rules.ts'
import type { AgentFigures } from './check-questions.ts'

/** The questions that the config names lead from `llms.txt` to their pages. */
export const agentTestsCheck: SiteCheck = {
  name: 'agent-tests',
  title: 'Questions of programs',
  rules: agentTestsRules,
  phase: 'check',
  needsEveryPage: true,
  isEnabled: ({ llms }) => llms.tests !== undefined,
  run: async (context) => {
    const { config } = context.site
    const { llms, siteDir } = config
    if (llms.tests === undefined) return []
    const path = markContentPath(llms.tests.file.replace(/^\.\//, ''))
    const file = join(siteDir, path)
    if (!existsSync(file)) return [missing(llms.tests.file, config)]
    if (!llms.pages) return [withoutPages(config)]
    const text = readRegularText(file)
    const read = readQueryTests(text)
    if ('reason' in read)
      return [unreadable(path, read.reason === 'other' ? undefined : read.reason.json)]
    const { checkQuestions } = await import('./check-questions.ts')
    const { createSiteTexts } = await import('./open-texts.ts')
    const { figures, diagnostics } = checkQuestions({
      tests: read.tests,
      texts: createSiteTexts(context),
      budget: llms.tests.budget,
      isKnown: createIsKnown(context),
      path,
      text,
    })
    for (const figure of figures)
      context.addFigure({ check: 'agent-tests', text: formatFigures(figure) })
    return diagnostics
  },
}

function createIsKnown({ site, rendered }: CheckContext): (target: string) => boolean {
  const ids = collectTargets(site, rendered.staticAnchors)
  return (target) => {
    const [written = '', hash = ''] = target.split('#')
    const found = ids.get(toUrlPath(decodePath(written)))
    return found !== undefined && (hash === '' || found.has(decodeFragment(hash)))
  }
}

/** `Questions of programs: 60 of 60 in \`docs\` reach their pages, after 41,200 characters on average.` */
function formatFigures({ set, questions, reached, characters }: AgentFigures): string {
  const cost = characters.toLocaleString('en-US')
  return `Questions of programs: ${reached} of ${questions} in \`${set}\` reach their pages, after ${cost} characters on average.`
}

function missing(file: string, config: ResolvedConfig): Diagnostic {
  return agentTestsRules['agent-tests'].report({
    message: `\`llms.tests.file\` names \`${file}\`, which does not exist, so \`llms.txt\` is not tested.`,
    help: 'Create the file, or remove the option.',
    data: { actual: file },
    ...atOption(config, 'llms.tests.file'),
  })
}

function withoutPages(config: ResolvedConfig): Diagnostic {
  return agentTestsRules['agent-tests'].report({
    message: 'The site has `llms.tests`, but no Markdown files that programs could read.',
    help: 'Remove `llms.pages: false`, or remove `llms.tests`.',
    data: { actual: 'llms.tests' },
    ...atOption(config, 'llms.tests'),
  })
}

function unreadable(path: string, json: string | undefined): Diagnostic {
  const reason = json === undefined ? 'is not a file of questions' : `is not JSON: ${json}`
  return agentTestsRules['agent-tests'].report({
    message: `\`${path}\` ${reason}, so \`llms.txt\` is not tested.`,
    help: 'Write sets of questions, each with the pages or headings that it must lead to: `{"set": {"How do I …?": ["/path", "/other#id"]}}`.',
    data: { actual: path },
    place: toPlace(path, { line: 1, column: 1 }),
  })
}
