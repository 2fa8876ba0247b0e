/**
 * What a page in the manner of Docusaurus says of itself: `<Layout title="Help" description={'…'}>`; only literals are
 * read.
 */
export function readLayoutProps(source: string): {
  readonly title?: string
  readonly description?: string
} {
  const tag = /<Layout\b([\s\S]*?)(?<!=)>/.exec(source)?.[1] ?? ''
  const literal = (name: string): string | undefined => {
    const found = new RegExp(
      `\\b${name}=(?:"([^"]*)"|'([^']*)'|\\{\\s*(["'\`])((?:(?!\\3|\\$\\{)[^\\\\])*)\\3\\s*\\})`,
    ).exec(tag)
    return found?.[1] ?? found?.[2] ?? found?.[4]
  }
  const [title, description] = [literal('title'), literal('description')]
  return {
    ...(title === undefined ? {} : { title }),
    ...(description === undefined ? {} : { description }),
  }
}
