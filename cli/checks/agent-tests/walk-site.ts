// What a program reads that has only `llms.txt`, a question and a budget. Given files with links, it
// returns what was read. It must not know what should be found.
import { isListPart } from '../../agents/list-path.ts'
import { questionWords, scoreLinks, type WalkLink } from './score-links.ts'

/** A text of the site, with its links to other texts. */
export interface WalkFile {
  readonly text: string
  /** The links in the first characters of the text. */
  readonly linksUntil: (end: number) => readonly WalkLink[]
}

/** What was read of a file. */
export interface ReadFile {
  readonly path: string
  /** Characters, from its beginning. */
  readonly read: number
  /** Characters of the whole file. */
  readonly size: number
}

/** The way through a site. */
export interface Walk {
  /** In the order of reading. */
  readonly files: readonly ReadFile[]
  /** Known files that were not read, the best first; those with the score 0 share no word. */
  readonly waiting: readonly WaitingFile[]
}

/** A file that was not read. */
interface WaitingFile {
  readonly path: string
  /** That of the best link to it. */
  readonly score: number
  /** Words of all links to it. */
  readonly words: ReadonlySet<string>
}

interface WalkOptions {
  readonly question: string
  readonly budget: number
  readonly open: (path: string) => WalkFile | undefined
  /** True when everything was found. */
  readonly isDone: (files: readonly ReadFile[]) => boolean
}

const start = 'llms.txt'

/**
 * Read `llms.txt`, then always the file whose best link scores highest, the one found first in a tie,
 * until everything is found, the budget is used up, or no link shares a word with the question. The
 * lists of a long `llms.txt` are read in their order then, because their titles say little.
 */
export function walkSite({ question, budget, open, isDone }: WalkOptions): Walk {
  const words = [...questionWords(question).keys()]
  const links: WalkLink[] = []
  const files: ReadFile[] = []
  let left = budget
  let next: string | undefined = start
  while (next !== undefined && left > 0 && !isDone(files)) {
    const file = open(next)
    const size = file?.text.length ?? 0
    const read = Math.min(size, left)
    files.push({ path: next, read, size })
    left -= read
    links.push(...(file?.linksUntil(read) ?? []))
    const waiting = rank(words, links, files)
    const best =
      waiting.find(({ score }) => score > 0) ?? waiting.find(({ path }) => isListPart(path))
    next = best?.path
  }
  return { files, waiting: rank(words, links, files) }
}

function rank(
  words: readonly string[],
  links: readonly WalkLink[],
  files: readonly ReadFile[],
): Walk['waiting'] {
  const isRead = new Set(files.map(({ path }) => path))
  const waiting = new Map<string, WaitingFile>()
  const scores = scoreLinks(words, links)
  links.forEach((link, at) => {
    const { path } = link
    if (isRead.has(path)) return
    const before = waiting.get(path)
    const score = Math.max(before?.score ?? 0, scores[at] ?? 0)
    waiting.set(path, {
      path,
      score,
      words: new Set([...(before?.words ?? []), ...link.words.keys()]),
    })
  })
  return [...waiting.values()].toSorted((a, b) => b.score - a.score)
}
