import { capitalize } from '../../../../runtime/shared/text/capitalize.ts'
/** Names that aren't their own words, as PyMdown Extensions shows them. */
const names: Readonly<Record<string, string>> = {
  cmd: 'Cmd',
  command: 'Cmd',
  ctrl: 'Ctrl',
  control: 'Ctrl',
  del: 'Del',
  delete: 'Del',
  esc: 'Esc',
  escape: 'Esc',
  ins: 'Ins',
  return: 'Return',
  win: 'Win',
  windows: 'Win',
  'page-up': 'Page Up',
  'page-down': 'Page Down',
  'arrow-up': '↑',
  'arrow-down': '↓',
  'arrow-left': '←',
  'arrow-right': '→',
  up: '↑',
  down: '↓',
  left: '←',
  right: '→',
  plus: '+',
  minus: '-',
  comma: ',',
  period: '.',
  slash: '/',
  backslash: '\\\\',
  grave: '&#96;',
}

/** Turns `ctrl+alt+"My key"` into `<kbd>` elements. */
export const formatKeys = (written: string): string =>
  written
    .split('+')
    .map((key) => `<kbd>${formatKey(key)}</kbd>`)
    .join('+')

function formatKey(key: string): string {
  const text = /^"(.*)"$/.exec(key)?.[1]
  if (text !== undefined) return text
  const lower = key.toLowerCase()
  if (Object.hasOwn(names, lower)) return names[lower] ?? key
  return lower.split('-').map(capitalize).join(' ')
}
