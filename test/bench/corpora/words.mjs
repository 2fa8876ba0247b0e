// The vocabulary of generated pages, and picks from it.
const nouns = (
  'store reducer action payload middleware selector cache entry request response query mutation tag endpoint hook state ' +
  'update effect result option value type argument function object array string number promise error retry timeout header ' +
  'body status branch server client plugin module bundle import export file folder path route page layout component prop ' +
  'event listener handler callback stream buffer worker thread process package version release license test snapshot mock ' +
  'fixture assertion matcher rule severity fix parser token node tree visitor scope variable config preset target browser ' +
  'polyfill helper template directive macro manifest asset image style sheet font locale translation key session cookie'
).split(' ')
const verbs = (
  'returns accepts reads writes keeps drops merges compares replaces creates removes calls waits ends starts loads checks ' +
  'resolves rejects throws renders updates wraps exposes ignores enables disables requires supports matches skips reports'
).split(' ')
const others = (
  'the a an of in on for with from into when while after before each every one only same other new old default optional ' +
  'first last async nested empty global local static dynamic strict and or but so because if unless until that which'
).split(' ')

/** One of `items`. */
export const pick = (random, items) => items[Math.floor(random() * items.length)]
export const noun = (random) => pick(random, nouns)

const capital = (word) => word[0].toUpperCase() + word.slice(1)
export const camel = (random) => noun(random) + capital(noun(random))

function nextWord(random) {
  const kind = random()
  if (kind < 0.4) return noun(random)
  return kind < 0.55 ? pick(random, verbs) : pick(random, others)
}

/**
 * Words with the inline Markdown that `marks` gives: functions that return how many of a kind are due now. The marks are
 * spread over the words.
 */
export function sentence(random, { words, marks = [] }) {
  const all = Array.from({ length: words }, () => nextWord(random))
  marks.forEach((mark, index) => {
    all[Math.floor(((index + 0.5) * words) / marks.length)] = mark
  })
  const commas = words > 12 ? Math.floor(words / 3) : -1
  const text = all.map((one, index) => (index === commas ? `${one},` : one)).join(' ')
  return `${/^[a-z]/.test(text) ? capital(text) : text}.`
}
