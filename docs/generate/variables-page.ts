import { createPage, table } from './page.ts'
import { tokenGroups } from './token-texts.ts'

const intro = `The colors, fonts and distances of the layout are CSS variables. Most sites only need the options of \`theme\`. To change a single variable, set it in a style sheet that [\`customCss\`](./config/site.md#customCss) names:

\`\`\`css title="styles/site.css"
:root {
  --line: #d5dbe3;
}

[data-theme='dark'] {
  --line: #3a3f4a;
}
\`\`\`

Set colors for both modes, as here: \`:root\` is the light mode, and \`[data-theme='dark']\` the dark one. \`checks.contrast\` reports combinations that are hard to read. The guide to [theming](../guides/theming.md#gallery) shows the variables in color. A variable whose value refers to another one, such as \`var(--ifm-color-primary)\`, follows that one.

The values below are those of a site without options.

The names are part of the interface of docs-ssg: a variable that is renamed keeps working under its old name until the next major version.`

interface Block {
  readonly isDark: boolean
  readonly variables: ReadonlyMap<string, string>
}

/** The reference of the variables of `tokens.css` and `colors.css`, with their values in both modes. */
export function createVariablesPage(css: string): string {
  const blocks = readBlocks(css)
  const [light, dark] = [false, true].map(
    (isDark) =>
      new Map(
        blocks.filter((block) => block.isDark === isDark).flatMap((block) => [...block.variables]),
      ),
  )
  const value = (text = ''): string => (text === '' ? '' : `\`${text}\``)
  const sections = tokenGroups.flatMap(({ id, title, tokens }) => [
    `## ${title} {#${id}}`,
    table(
      ['variable', 'what it is for', 'light mode', 'dark mode, if it differs'],
      Object.entries(tokens).map(([name, text]) => [
        `\`${name}\``,
        text,
        value(light?.get(name)),
        value(dark?.get(name)),
      ]),
    ),
  ])
  return createPage({
    title: 'CSS variables',
    description: 'Every variable of the style sheet, with its values in light and dark mode.',
    source: 'runtime/styles/tokens.css and colors.css',
    body: [intro, ...sections],
  })
}

function readBlocks(css: string): Block[] {
  const rules = css.replaceAll(/\/\*[\s\S]*?\*\//g, '').matchAll(/([^{}]+)\{([^{}]*)\}/g)
  return [...rules].map(([, selector = '', body = '']) => ({
    isDark: selector.includes('dark') && !selector.includes(':root'),
    variables: new Map(
      [...body.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [
        name,
        value.replaceAll(/\s+/g, ' ').trim(),
      ]),
    ),
  }))
}
