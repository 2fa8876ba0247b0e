import type { Link, Nodes, Root, Text } from 'mdast'
import { gfmAutolinkLiteral } from 'micromark-extension-gfm-autolink-literal'
import type {
  Code,
  Construct,
  ConstructRecord,
  Effects,
  Extension,
  State,
  Tokenizer,
} from 'micromark-util-types'
import { visit } from '../../primitives/visit.ts'
import { cjkCharacter, urlEnd, widePunctuation } from './cjk-characters.ts'

const names = ['protocolAutolink', 'wwwAutolink']
const space = 32

/**
 * Bare URLs as GFM has them, except that they end before full-width punctuation and letters of
 * Chinese, Japanese and Korean, which follow them without a space.
 *
 * `请访问https://example.com。谢谢` -> a link to `https://example.com`
 */
export function bareUrls(): Extension {
  const replaced = new Map<Construct, Construct>()
  const replace = (construct: Construct): Construct[] => {
    if (!names.includes(construct.name ?? '')) return []
    const made = replaced.get(construct) ?? endEarlier(construct)
    replaced.set(construct, made)
    return [made]
  }
  const text = Object.fromEntries(
    Object.entries(gfmAutolinkLiteral().text ?? {}).flatMap(([code, constructs]) => {
      const own = [constructs ?? []].flat().flatMap(replace)
      return own.length === 0 ? [] : [[code, own]]
    }),
  )
  return { text, disable: { null: names } }
}

/** The construct, which reads a space where the URL has to end. */
function endEarlier(construct: Construct): Construct {
  const tokenize: Tokenizer = function (effects, ok, nok) {
    const isEnd = createEndTest()
    let real: Code = null
    let isOver = false
    const over =
      (state: State): State =>
      () => {
        isOver = true
        return state(real)
      }
    const read =
      (state: State): State =>
      (code) => {
        real = code
        const next = state(isEnd(code) ? space : code)
        return next === undefined || isOver ? next : read(next)
      }
    // What the parts of the construct pass on is what was read.
    const withReal = (part: Construct): Construct => ({
      ...part,
      tokenize(inner, onOk, onNok) {
        return part.tokenize.call(
          this,
          wrapParts(inner, withReal),
          () => onOk(real),
          () => onNok(real),
        )
      },
    })
    return read(construct.tokenize.call(this, wrapParts(effects, withReal), over(ok), over(nok)))
  }
  return { ...construct, name: `${construct.name ?? ''}BeforeCjk`, tokenize }
}

function wrapParts(effects: Effects, wrap: (part: Construct) => Construct): Effects {
  return {
    ...effects,
    attempt: (part, ok, nok) => effects.attempt(isConstruct(part) ? wrap(part) : part, ok, nok),
    check: (part, ok, nok) => effects.check(isConstruct(part) ? wrap(part) : part, ok, nok),
  }
}

function isConstruct(part: Construct | Construct[] | ConstructRecord): part is Construct {
  return 'tokenize' in part && typeof part.tokenize === 'function'
}

/** Whether a URL ends before a code unit. A host that begins with such a letter may have more of them. */
function createEndTest(): (code: Code) => boolean {
  let written = ''
  let isHost = false
  return (code) => {
    if (code === null || code < 128) {
      written += String.fromCodePoint(Math.max(code ?? 0, 0))
      isHost &&= /[\w.-]$/.test(written)
      return false
    }
    const character = String.fromCodePoint(code)
    const isWide = isWideUnit(code) || cjkCharacter.test(character)
    if (isWide && /^(?:https?:\/\/|www\.+)$/i.test(written)) isHost = true
    written += character
    if (widePunctuation.test(character)) return true
    return isWide ? !isHost : urlEnd.test(character)
  }
}

/** The first half of a letter of Chinese or Japanese outside the basic multilingual plane. */
const isWideUnit = (code: number): boolean => code === 0xd82c || (code >= 0xd840 && code <= 0xd8bf)

/**
 * Shorten the links that GFM makes of text that it could not read as a URL at first, such as
 * `[https://example.com。`; only they have no position.
 */
export function shortenBareUrls(tree: Root): void {
  visit(tree, 'link', (link: Link, index, parent) => {
    const [text] = link.children
    if (link.position !== undefined || text?.type !== 'text' || index === undefined) return
    if (!link.url.endsWith(text.value) || !/^(?:https?:|www\.)/i.test(text.value)) return
    const end = text.value.search(urlEnd)
    if (end === -1) return
    const kept = text.value.slice(0, end).replace(/(?<![!"'),.:;<>?\]_~*])[!"'),.:;<>?\]_~*]+$/, '')
    const rest = text.value.slice(kept.length)
    link.url = link.url.slice(0, link.url.length - rest.length)
    text.value = kept
    addText(parent?.children ?? [], index + 1, rest)
  })
}

function addText(siblings: Nodes[], index: number, value: string): void {
  const next = siblings[index]
  if (next?.type === 'text') next.value = value + next.value
  else siblings.splice(index, 0, { type: 'text', value } satisfies Text)
}
