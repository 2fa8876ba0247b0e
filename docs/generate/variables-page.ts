import { createPage, table } from './page.ts'

const intro = `The colors, fonts and distances of the layout are variables of CSS. Set them in a style sheet that \`customCss\` names; the guide to [theming](../guides/theming.md) shows how. A variable whose value refers to another one, such as \`var(--ifm-color-primary)\`, follows that one.

Set colors for both modes: \`:root\` is the light mode, and \`[data-theme='dark']\` the dark one. \`checks.contrast\` reports combinations that are hard to read.`

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
  const rows = [...(light ?? [])].map(([name, value]): [string, string, string] => [
    name,
    value,
    dark?.get(name) ?? '',
  ])
  const section = (isOfDocusaurus: boolean): string =>
    table(
      ['variable', 'light mode', 'dark mode, if it differs'],
      rows
        .filter(([name]) => name.startsWith('--ifm-') === isOfDocusaurus)
        .map((cells) => cells.map((cell) => (cell === '' ? '' : `\`${cell}\``))),
    )
  return createPage({
    title: 'CSS variables',
    description: 'Every variable of the style sheet, with its values in light and dark mode.',
    source: 'runtime/styles/tokens.css and colors.css',
    body: [
      intro,
      '## Variables with the names of Docusaurus {#docusaurus}',
      section(true),
      '## Variables of docs-ssg {#docs-ssg}',
      section(false),
    ],
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
