import type * as v from 'valibot'

const helps: ReadonlyMap<string, string> = new Map([
  [
    'head',
    'Remove it, or let the owner of the site add it to `head` in `site.config.ts`, where elements may run code.',
  ],
  [
    'redirect_from',
    'Write the whole path of one old page. A pattern for many paths belongs in `redirects` of `site.config.ts`.',
  ],
])

/** Words that people write for `true` and `false`; YAML 1.2 reads most of them as text. */
const flags: ReadonlyMap<string, boolean> = new Map([
  ['true', true],
  ['yes', true],
  ['y', true],
  ['on', true],
  ['1', true],
  ['false', false],
  ['no', false],
  ['n', false],
  ['off', false],
  ['0', false],
])

/** How to write the value of a key that is refused; `name` is its path, such as `last_update.date`. */
export function helpWithValue(
  name: string,
  { input, message }: Pick<v.BaseIssue<unknown>, 'input' | 'message'>,
): string | undefined {
  const [key = ''] = name.split('.')
  const value = typeof input === 'string' || typeof input === 'number' ? String(input).trim() : ''
  const last = name.slice(name.lastIndexOf('.') + 1)
  if (message === '`true` or `false`') {
    const flag = flags.get(value.toLowerCase())
    if (flag !== undefined) return `Write \`${last}: ${flag}\`, without quotes.`
  }
  if (message.startsWith('an ISO 8601 date')) return helpWithDate(value)
  if (/\bnumber\b|\blevel\b/.test(message) && /^-?\d+(?:\.\d+)?$/.test(value))
    return typeof input === 'string' ? `Write \`${last}: ${value}\`, without quotes.` : undefined
  return helps.get(key)
}

const monthName = new Intl.DateTimeFormat('en-US', { month: 'long', timeZone: 'UTC' })

/** Why no calendar has a date, or the order in which its parts are written. */
function helpWithDate(value: string): string {
  const [, year = '', month = '', day = ''] = /^(\d{4})-(\d\d)-(\d\d)/.exec(value) ?? []
  if (year === '') return 'Write the year, the month and the day in this order, with hyphens.'
  if (Number(month) < 1 || Number(month) > 12)
    return `Write a month from 01 to 12: the date has the month ${month}.`
  const days = new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate()
  const name = monthName.format(Date.UTC(Number(year), Number(month) - 1, 1))
  return Number(day) < 1 || Number(day) > days
    ? `Write a day that exists: ${name} ${year} has ${days} days.`
    : 'Write a time such as `2024-05-31T09:30:00Z`, with seconds and a time zone, or no time.'
}
