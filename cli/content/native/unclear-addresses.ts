// Addresses that both parsers read alike. Given the text of a block, it returns whether there are others.

/** A link with plain text, or with an address as its text, to an address. */
const plainLink =
  /(?<!\\|:[\w-]+)\[(?:https?:\/\/[\w./:#?=&%~+-]+|(?:(?!www\.|https?:|[\w.+-]@\w)[^[\]\\<])*)\]\(https?:\/\/(?:[^\s()<>@]|(?<=\/)@)*(?:\s+"[^"\r\n]*")?\)/gi
/** An address between `<` and `>`, or alone between spaces. */
const plainAddress =
  /<https?:\/\/[\w./:#?=&%~+-]+>|(?<=^|[\t ])https?:\/\/\w[\w/#?=%~+-]*(?:\.\w[\w/#?=%~+-]*)+(?=[.,]?(?:[\t ]|$))/gim
const address = /www\.|[\w.+-]@\w|https?:\/\//i

/** Brackets with their pair in the line. */
const pair = /\[[^[\]\r\n]*\]/g
/** After a bracket that is still open, remark-parse finds a bare address later and gives no places. */
const isInBrackets = (before: string): boolean =>
  before.includes('[') && before.replaceAll(pair, '').replaceAll(pair, '').includes('[')

/** True for a text with an address that isn't the target of a plain link, between `<` and `>`, or alone between spaces. */
export function hasUnclearAddress(text: string): boolean {
  if (!address.test(text)) return false
  const others = text
    .replaceAll(plainLink, '')
    .replaceAll(plainAddress, (one, offset: number, all: string) =>
      !one.startsWith('<') && isInBrackets(all.slice(0, offset)) ? one : '',
    )
  return address.test(others)
}
