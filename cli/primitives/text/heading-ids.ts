import GithubSlugger, { slug as githubSlug } from 'github-slugger'

/** The tools whose heading ids a site can have: the values of `markdown.headingIds`. */
export const headingIdRules = ['github', 'vitepress', 'mkdocs', 'docusaurus', 'mdbook'] as const

export type HeadingIdRule = (typeof headingIdRules)[number]

/** Makes the ids of the headings of one page, in their order. */
export interface HeadingIdMaker {
  /** The id of a text, regardless of the other headings of the page; may be empty. */
  readonly toId: (text: string) => string
  /** The id of the next heading, which no heading before it has. */
  readonly next: (text: string) => string
  /**
   * Note ids that headings have in braces, if the tool tells others apart from them: VitePress from
   * those before, MkDocs from all of the page.
   */
  readonly take: (id: string) => void
  /** True if a heading so far has the id, or the id is reserved. */
  readonly has: (id: string) => boolean
}

interface IdForm {
  readonly toId: (text: string) => string
  /** The id for the next heading whose text makes `id`. */
  readonly next: (id: string, taken: ReadonlySet<string>) => string
}

/** Create the maker for a page. No heading gets an id of `reserved`. */
export function createHeadingIds(
  rule: HeadingIdRule,
  reserved: Iterable<string> = [],
): HeadingIdMaker {
  if (rule === 'docusaurus') return createGithubIds(reserved)
  // GitHub leaves out the space around a tag: `## withBase <Badge text="new" />`.
  if (rule === 'github') return withTrimmedText(createGithubIds(reserved))
  const { toId, next } = forms[rule]
  const ids = new Set(reserved)
  return {
    toId,
    next: (text) => {
      const own = toId(text)
      const id = next(own === '' && rule !== 'mkdocs' ? symbolsId : own, ids)
      ids.add(id)
      return id
    },
    take: (id) => {
      if (rule !== 'mdbook') ids.add(id)
    },
    has: (id) => ids.has(id),
  }
}

/** The id of a heading of signs alone, for which only MkDocs makes one (`_1`). */
const symbolsId = 'section'

const withTrimmedText = ({ toId, next, take, has }: HeadingIdMaker): HeadingIdMaker => ({
  toId: (text) => toId(text.trim()),
  next: (text) => next(text.trim()),
  take,
  has,
})

/** Docusaurus has the rule of GitHub, but it keeps the space around a tag. */
function createGithubIds(reserved: Iterable<string>): HeadingIdMaker {
  const slugger = new GithubSlugger()
  // A heading with the text of a reserved id gets a suffix, as if the layout were a heading too.
  for (const id of reserved) slugger.occurrences[id] = 0
  return {
    toId: (text) => githubSlug(text),
    next: (text) => slugger.slug(githubSlug(text) === '' ? symbolsId : text),
    take: () => undefined,
    has: (id) => Object.hasOwn(slugger.occurrences, id),
  }
}

const forms: Readonly<Record<'vitepress' | 'mkdocs' | 'mdbook', IdForm>> = {
  vitepress: { toId: toVitepressId, next: countUp },
  mkdocs: { toId: toMkdocsId, next: countUpMkdocs },
  mdbook: { toId: toMdbookId, next: countUp },
}

/** `@mdit-vue/shared`: letters lose their accents, and all punctuation becomes hyphens. */
function toVitepressId(text: string): string {
  return (
    text
      .normalize('NFKD')
      .replace(/[\u0300-\u036F]/g, '')
      // oxlint-disable-next-line no-control-regex
      .replace(/[\u0000-\u001F]/g, '')
      .replace(/[\s~`!@#$%^&*()\-_+=[\]{}|\\;:"'“”‘’<>,.?/]+/g, '-')
      .replace(/^-+|-+$/g, '')
      .replace(/^(\d)/, '_$1')
      .toLowerCase()
  )
}

function countUp(id: string, ids: ReadonlySet<string>): string {
  let free = id
  for (let count = 1; ids.has(free); count += 1) free = `${id}-${String(count)}`
  return free
}

/** The extension `toc` of Python-Markdown: what has no form in ASCII is left out. */
function toMkdocsId(text: string): string {
  return (
    text
      .normalize('NFKD')
      // oxlint-disable-next-line no-control-regex
      .replace(/[^\u0000-\u007F]/g, '')
      .replace(/[^\w\s-]/g, '')
      .trim()
      .toLowerCase()
      .replace(/[-\s]+/g, '-')
  )
}

/** An empty id becomes `_1`; a number at the end is counted up. */
function countUpMkdocs(id: string, ids: ReadonlySet<string>): string {
  let free = id
  while (free === '' || ids.has(free)) {
    const [, base, count] = /^(.*)_([0-9]+)$/.exec(free) ?? []
    free = base === undefined ? `${free}_1` : `${base}_${String(Number(count) + 1)}`
  }
  return free
}

/** mdBook 0.5: letters keep their accents. */
function toMdbookId(text: string): string {
  return text
    .trim()
    .toLowerCase()
    .replace(/\s/gu, '-')
    .replace(/[^\p{Alphabetic}\p{N}_-]/gu, '')
}
