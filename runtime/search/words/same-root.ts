// Forms of one word in languages that inflect and derive more than English: `publier` and `publication`.
// A last resort for words that a site lacks: it never competes with a word or form that the site has.

/** Endings of verbs, and of nouns and adjectives made of them, folded. */
const endings = {
  /** French, Spanish, Portuguese and Italian. */
  romance:
    'i?cations?|i?quer|[ai]?tions?|xions?|aisons?|ements?|a?teurs?|eurs?|euses?|ages?|[ae]nces?|uctions?|uire|uite?s?|' +
    'uisent|uisez|iers?|iee?s?|ient|issent|aient|ait|ants?|ents?|ez|ons|' +
    '[ai]?cion(?:es)?|i?cac?ao|cao|coes|[ai]?zion[ei]|ador(?:es|as?)?|atori?|[ai]?mient[oa]s?|[ai]?mento?[si]?|' +
    '[aei]ndo|iendo|[ai]d[oa]s?|[aiu]t[oaie]|ia[nrm]?|iano|i[oa]s?|[aei]r|[aei]re|re|[ae][nm]|[aeo]s?|i|s',
  /** German and Dutch. */
  germanic:
    'ier(?:en|te?|ung|ungen|bar)|eer(?:en|t|de?|den|ten?|ing|ingen)|er(?:en|ing|ingen)|aties?|ungen|ungs?|ingen|ings?|' +
    'ern?|ers|en|e[ts]|st|ten?|den?|[tdn]|baa?r',
} as const
const latinEnding = new RegExp(`^(?:${endings.romance}|${endings.germanic})?$`)
const shortEnding = /^(?:en|te?n?|den?|st)?$/
/** The theme of a verb or noun of Russian, its ending, and the reflexive. */
const cyrillicEnding =
  /^(?:(?:авл|авлив|иров|ев|ов)?[аиеяу]?|[ыи]ва|овл|[ае]?ни|а?ци|е?нн|анн|ств|ост|чик|тел)?(?:[аеиоуыюяь]|[юуяа]т|[еи](?:т|м|шь|те)|ть|т|л[аио]?|[ая]ми|[ая]х|[ая]м|[оеи]в|[оеиы]и|ая|яя|[оеыи]е|[ое]го|[ое]му|[ыи]ми?|[ыи]х|[ую]ю|и[яю]|ием|ью|к[аиуео]?|[ое]к)?(?:ся|сь)?$/

const latin = /^\p{Script=Latin}+$/u
const cyrillic = /^\p{Script=Cyrillic}+$/u

/** The participle of German and Dutch, and the prefixes of Russian that only complete an action. */
const participle = /^ge(?=\p{Script=Latin}{3,}(?:[td]|en)$)/u
const aspect = /^(?:на|по|за|вы|из|ис|о|с|у)(?=\p{Script=Cyrillic}{4})/u

const withoutPrefix = (word: string): string => word.replace(participle, '').replace(aspect, '')

/** A Dutch vowel is double in a closed syllable only, where `z` and `v` are `s` and `f`: `taal`, `talen`. */
const toStem = (word: string): string => word.replace(/([aeou])\1(?=[^aeiou])/, '$1')

const isEnding = (rest: string, root: string): boolean =>
  cyrillic.test(root)
    ? cyrillicEnding.test(rest)
    : (root.length > 3 ? latinEnding : shortEnding).test(rest)

const SHORTEST_ROOT = 3

/** Whether two folded words consist of one root and an ending each. */
function haveOneRoot(word: string, other: string): boolean {
  let length = 0
  while (length < word.length && word[length] === other[length]) length += 1
  for (; length >= SHORTEST_ROOT; length--) {
    const root = word.slice(0, length)
    if (isEnding(word.slice(length), root) && isEnding(other.slice(length), root)) return true
  }
  return false
}

/** What the words begin with that may have a root in common with a word; none for other scripts. */
export function rootStarts(word: string): readonly string[] {
  if (word.length <= SHORTEST_ROOT) return []
  const bare = withoutPrefix(word).slice(0, SHORTEST_ROOT)
  if (cyrillic.test(word)) return [...new Set([word.slice(0, SHORTEST_ROOT), bare])]
  if (!latin.test(word)) return []
  const short = toStem(word).slice(0, SHORTEST_ROOT)
  const long = bare.replace(/([aeou])(?=[^aeiou]$)/, '$1$1')
  return [...new Set([word.slice(0, SHORTEST_ROOT), bare, short, long, `ge${bare}`])]
}

/** Whether two folded words are forms of one, also with a prefix that doesn't change what they mean. */
export function areForms(word: string, other: string): boolean {
  const pairs = [
    [word, other],
    [withoutPrefix(word), withoutPrefix(other)],
    [toStem(word), toStem(other)],
  ] as const
  return pairs.some(([one, two]) => haveOneRoot(one, two))
}
