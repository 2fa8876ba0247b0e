// Room: text -> words, in every script, the same way at build time and in the browser
// Fast path of the patterns of Unicode: see test/fast-paths.ts.
// Splits text into tokens, by the same rules for the index and for queries.
import { fold, spellOut } from './fold.ts'
import { foreignStem } from './foreign-stem.ts'
import { syllablePairs } from './hangul.ts'
import { charactersOf, cutUnspaced, hasUnspaced, isUnspacedWord, type Located } from './unspaced.ts'

const word =
  /[\p{L}\p{N}_$@][\p{L}\p{N}\p{M}_$@]*(?:[.'‘’·\-‐‑\u00ad\u200c\u200d][\p{L}\p{N}_$][\p{L}\p{N}\p{M}_$]*)*/gu
/** The same for ASCII, which is most text and several times faster without Unicode classes. */
const asciiWord = /[\w$@]+(?:[.'-][\w$]+)*/g
// oxlint-disable-next-line no-control-regex
const ascii = /^[\x00-\x7f]*$/
/** `XMLHttp` has the parts `XML` and `Http`. */
const asciiPart = /[A-Z]+(?=[A-Z][a-z])|[A-Z]*[a-z\d]+|[A-Z]+/g
/** A word that is one token, as most words are. */
const plain = /^[A-Z]?[a-z]+$/

/** Common words, which are dropped from queries that have other words. */
export const commonWords: readonly string[] = (
  'a an and am are as at be been being by can could did do does for from get had has have how i if in into is it its ' +
  'just me my not of on only or our same should so some than that the their them then there these they this those to too up ' +
  'us use using very was we were what when where which while who why will with would you your'
).split(' ')

const stopWords = new Set(commonWords)

/** True for a folded word that is too common to be searched, such as `the`. */
export function isStopWord(token: string): boolean {
  return stopWords.has(token)
}

/**
 * Remove plural, verb, noun and adverb endings, and differences between British and American
 * spelling. Short words stay as they are.
 */
export function stem(token: string): string {
  if (!ascii.test(token)) return foreignStem(token)
  if (token.length < 5 || /\d/.test(token))
    return token.length === 4 && token.endsWith('s') && !token.endsWith('ss')
      ? token.slice(0, -1)
      : token
  // Portuguese: `traduções` and `tradução`, folded. No English word ends like this.
  const root = removeEnding(token.replace(/coes$/, 'cao'))
  // `normalise`, `behaviour`, `cancelled`. These stems are only ever compared with stems.
  if (root.length < 6) return root
  return root.replace(/is$/, 'iz').replace(/our$/, 'or').replace(/ll$/, 'l')
}

function removeEnding(token: string): string {
  // `migrate`, `migrating`, `migration`; `serialize`, `serializable`, `serializability`.
  const [, root] = /^(.{4,}?)(?:at(?:ions?|es?|ed|ing)|ab(?:le|ility))$/.exec(token) ?? []
  if (root !== undefined) return dropE(root)
  // `automatically`, `immediately`, `injection`.
  if (token.endsWith('ically')) return token.slice(0, -4)
  if (token.endsWith('ly') && token.length > 6 && token !== 'multiply')
    return removeEnding(token.slice(0, -2))
  const [, inject] = /^(.*ject)ions?$/.exec(token) ?? []
  if (inject !== undefined) return inject
  // `replacement`, but not `implementation`'s `implement`, `experiment`, `instrument` or `statement`.
  // Without a lookbehind, because older browsers refuse a script that contains one.
  const [, verb] = /^(.{5,})ments?$/.exec(token) ?? []
  if (verb !== undefined && !/(?:ple|cre|peri|stru|^state)$/.test(verb)) return dropE(verb)
  if (token.endsWith('ies')) return removeEnding(`${token.slice(0, -3)}y`)
  if (/(?:ch|sh|x|ss|z)es$/.test(token)) return token.slice(0, -2)
  if (token.endsWith('ing') && token.length > 6) return undouble(token.slice(0, -3))
  if (token.endsWith('ed') && token.length > 5) return undouble(token.slice(0, -2))
  if (token.endsWith('s') && !/(?:ss|us|is)$/.test(token)) return dropE(token.slice(0, -1))
  return dropE(token)
}

const dropE = (token: string): string =>
  token.endsWith('e') && token.length > 4 ? token.slice(0, -1) : token

function undouble(token: string): string {
  return /([bdfglmnprt])\1$/.test(token) && !/(?:ll|ss)$/.test(token)
    ? token.slice(0, -1)
    : dropE(token)
}

/**
 * Split an identifier and fold its parts: `onQueryStarted` -> `on`, `query`, `started`; `rtk-query`
 * -> `rtk`, `query`. Latin letters beside those of another script are parts too.
 */
export function splitIdentifier(text: string): string[] {
  if (ascii.test(text)) return text.match(asciiPart)?.map((part) => part.toLowerCase()) ?? []
  return text
    .replace(/(\p{Ll}|\p{N})(\p{Lu})/gu, '$1 $2')
    .replace(/(\p{Lu}+)(\p{Lu}\p{Ll})/gu, '$1 $2')
    .replace(/(\p{Script=Latin}\p{M}*)(?=(?!\p{Script=Latin})\p{Lo})/gu, '$1 ')
    .replace(/(\p{Lo}\p{M}*)(?=\p{Script=Latin})/gu, '$1 ')
    .split(/[^\p{L}\p{N}\p{M}]+/u)
    .map(fold)
    .filter((part) => part !== '')
}

/**
 * The tokens of one word: its parts, and every join of parts at its end, so that `querystarted` and
 * `onquerystarted` both find `onQueryStarted`. (Joins at its beginning are found as prefixes.) The
 * whole word comes first.
 */
export function tokensOfWord(written: string): readonly string[] {
  if (plain.test(written)) return [written.toLowerCase()]
  const parts = splitIdentifier(written)
  const tails = parts.map((_, index) => parts.slice(index).join(''))
  if (ascii.test(written)) return parts.length < 2 ? parts : [...new Set([...tails, ...parts])]
  const spelled = spellOut(written)
  return [
    ...new Set([
      ...tails,
      ...parts,
      ...parts.flatMap(syllablePairs),
      ...(isUnspacedWord(written) ? charactersOf(written).map(fold) : []),
      ...(spelled === undefined ? [] : tokensOfWord(spelled)),
    ]),
  ]
}

const locateRest = ({ text, start }: Located): readonly Located[] =>
  [...text.matchAll(word)].map((match) => ({ text: match[0], start: start + match.index }))

/** The words of a text as written, and where they begin. */
export function locateWords(text: string): readonly Located[] {
  const words = locateRest({ text, start: 0 })
  return hasUnspaced(text)
    ? words.flatMap((found) => (hasUnspaced(found.text) ? cutUnspaced(found, locateRest) : [found]))
    : words
}

/** The words of a text as written, in order. */
export function wordsOf(text: string): string[] {
  if (ascii.test(text)) return text.match(asciiWord) ?? []
  return hasUnspaced(text) ? locateWords(text).map((found) => found.text) : (text.match(word) ?? [])
}

/** All tokens of a text, in order and with repeats. */
export function tokensOf(text: string): string[] {
  return wordsOf(text).flatMap(tokensOfWord)
}

/**
 * A text as one token: `matchingutilities` for `Matching utilities`, `matching-utilities` and
 * `matchingUtilities`.
 */
export function joined(text: string): string {
  return splitIdentifier(text).join('')
}
