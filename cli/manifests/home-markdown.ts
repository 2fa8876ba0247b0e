import type { Page } from '../model/page.ts'

/** The front matter of a landing page as Markdown: its title, buttons, code and features. */
export function formatHome(
  { frontMatter, title }: Pick<Page, 'frontMatter' | 'title'>,
  toUrl: (href: string) => string,
): string {
  const { hero = {}, features = [] } = frontMatter
  const { name = hero.title, text, tagline, actions = [], code = [], install } = hero
  const heading = [name, text].filter((part) => part !== undefined).join(': ') || title
  const blocks = [
    `# ${heading}`,
    ...(tagline === undefined ? [] : [tagline.trim()]),
    ...(actions.length === 0
      ? []
      : [actions.map((one) => `- [${one.text}](${toUrl(one.link)})`).join('\n')]),
    ...(install === undefined ? [] : [`\`\`\`bash\n${install.trim()}\n\`\`\``]),
    ...code.flatMap((one) =>
      one.code === undefined
        ? []
        : [`\`\`\`${one.language ?? ''}\n${one.code.replace(/\n$/, '')}\n\`\`\``],
    ),
    ...features.flatMap(({ title: feature, details, link, linkText }) => [
      `## ${link === undefined || linkText !== undefined ? feature : `[${feature}](${toUrl(link)})`}`,
      ...(details === undefined ? [] : [details.trim()]),
      ...(link === undefined || linkText === undefined ? [] : [`[${linkText}](${toUrl(link)})`]),
    ]),
  ]
  return `${blocks.join('\n\n')}\n`
}
