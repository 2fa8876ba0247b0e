// Korean puts spaces between words, but particles after them, and writes compounds as one word.

const hangul = /[\u1100-\u11ff\uac00-\ud7af]/
/** A syllable of decomposed Hangul. */
const syllables = /[\u1100-\u115f][\u1160-\u11a7]+[\u11a8-\u11ff]*/g

/** Every two adjacent syllables of a folded Korean word of three or more; none of other words. */
export function syllablePairs(folded: string): readonly string[] {
  if (!hangul.test(folded)) return []
  const found = folded.match(syllables) ?? []
  if (found.length < 3) return []
  return found.slice(1).map((syllable, index) => `${found[index] ?? ''}${syllable}`)
}

const endings =
  '에서는 에서도 에서 에게 으로 까지 부터 보다 처럼 하거나 하려면 합니다 하세요 됩니다 입니다 하면 하고 하는 하기 하여 해서 되는 되면 이나 을 를 은 는 이 가 의 에 로 와 과 도 만 할 한'
/** A stem of at least three letters keeps `가을` whole. */
const ending = new RegExp(`^(.{3,}?)(?:${endings.normalize('NFD').replaceAll(' ', '|')})$`)

/** A folded Korean word without its particle: `검색` for `검색을`; other words as they are. */
export function withoutParticle(folded: string): string {
  return hangul.test(folded) ? (ending.exec(folded)?.[1] ?? folded) : folded
}
