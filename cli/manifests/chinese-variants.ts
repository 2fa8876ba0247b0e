import traditional from 'opencc-js/dict/TSCharacters'
import type { CharacterVariants } from '../../runtime/shared/manifests/manifests.ts'

/** Characters of Chinese that are one UTF-16 code unit, so that replacing one moves no other. */
const han = /[\u3400-\u9fff]/g
const pair = /(?:^|\|)([\u3400-\u9fff]) ([\u3400-\u9fff])/g

/**
 * The traditional characters that are in the texts, or whose simplified character is, and the
 * simplified character of each. All others can't make a difference to a search in these texts.
 */
export function findChineseVariants(texts: Iterable<string>): CharacterVariants {
  const used = new Set<string>()
  for (const text of texts) for (const [character] of text.matchAll(han)) used.add(character)
  const pairs = [...traditional.matchAll(pair)].filter(
    ([, written = '', plain = '']) => written !== plain && (used.has(written) || used.has(plain)),
  )
  return [pairs.map(([, written]) => written).join(''), pairs.map(([, , plain]) => plain).join('')]
}
