import type { Diagnostic } from '../../model/diagnostic.ts'
import type { ContentPath } from '../../model/paths.ts'
import { positionOfQuery, type QueryTest } from '../../primitives/formats/query-tests.ts'
import { decodeFragment, decodePath } from '../../../runtime/shared/urls/url.ts'
import { toPlace } from '../../report/diagnostic.ts'
import { agentTestsRules } from './agent-tests-rules.ts'
import { describeWalk, type LostTarget } from './describe-walk.ts'
import { type SiteTexts, toTextPath } from './open-texts.ts'
import { type ReadFile, walkSite } from './walk-site.ts'

interface QuestionsInput {
  readonly tests: readonly QueryTest[]
  readonly texts: SiteTexts
  readonly budget: number
  /** True for a page or heading of the site, written as in the file. */
  readonly isKnown: (target: string) => boolean
  readonly path: ContentPath
  /** The text of the file of questions. */
  readonly text: string
}

/** How well one set of questions leads to its targets. */
export interface AgentFigures {
  readonly set: string
  readonly questions: number
  readonly reached: number
  /** Characters that were read until everything was found, the mean of the questions that found it. */
  readonly characters: number
}

interface Outcome {
  readonly test: QueryTest
  /** Characters read; undefined if something was not found. */
  readonly characters: number | undefined
  readonly diagnostics: readonly Diagnostic[]
}

/** Ask every question of the file, and report the ones that don't lead to all of their targets. */
export function checkQuestions(input: QuestionsInput): {
  readonly figures: readonly AgentFigures[]
  readonly diagnostics: readonly Diagnostic[]
} {
  const outcomes = input.tests.map((test) => ask(test, input))
  const sets = [...new Set(input.tests.map(({ set }) => set))]
  return {
    figures: sets.map((set) => toFigures(set, outcomes)),
    diagnostics: outcomes.flatMap(({ diagnostics }) => diagnostics),
  }
}

function ask(test: QueryTest, input: QuestionsInput): Outcome {
  const { query, targets } = test
  const { texts, budget, text, path } = input
  const place = toPlace(path, positionOfQuery(text, query))
  const goals = targets.map((target) => toGoal(target, input))
  const unreadable = goals.flatMap(({ target, end }) => {
    if (end !== undefined) return []
    const isKnown = input.isKnown(target)
    const message = `The question \`${query}\` expects \`${target}\`, which ${isKnown ? 'has no Markdown that programs could read' : 'does not exist on this site'}.`
    const help = isKnown
      ? 'Choose another page, or remove `llms: false` and `unlisted` from its front matter.'
      : 'Write a page as `/path`, or one of its headings as `/path#id`.'
    return [
      agentTestsRules['agent-target'].report({ message, help, place, data: { actual: target } }),
    ]
  })
  if (unreadable.length > 0) return { test, characters: undefined, diagnostics: unreadable }
  const isReached = (files: readonly ReadFile[], { file, end }: LostTarget): boolean =>
    files.some((read) => read.path === file && read.read >= (end ?? 0))
  const walk = walkSite({
    question: query,
    budget,
    open: texts.open,
    isDone: (files) => goals.every((goal) => isReached(files, goal)),
  })
  const lost = goals.filter((goal) => !isReached(walk.files, goal))
  const characters = walk.files.reduce((sum, { read }) => sum + read, 0)
  return {
    test,
    characters: lost.length === 0 ? characters : undefined,
    diagnostics: lost.map((goal) =>
      agentTestsRules['agent-path'].report({
        ...describeWalk(walk, goal, { question: query, budget }),
        place,
        data: { actual: goal.target },
      }),
    ),
  }
}

function toGoal(target: string, { texts, isKnown }: QuestionsInput): LostTarget {
  const [written = '', hash = ''] = target.split('#')
  const file = toTextPath(decodePath(written))
  const end = isKnown(target) ? texts.endOf(file, decodeFragment(hash)) : undefined
  return { target, file, end }
}

function toFigures(set: string, outcomes: readonly Outcome[]): AgentFigures {
  const own = outcomes.filter(({ test }) => test.set === set)
  const read = own.flatMap(({ characters }) => characters ?? [])
  const sum = read.reduce((total, characters) => total + characters, 0)
  return {
    set,
    questions: own.length,
    reached: read.length,
    characters: Math.round(sum / Math.max(1, read.length)),
  }
}
