// Addresses that both parsers read alike. Given the text of a block, it returns whether there are others.

/** A link with plain text, or with an address as its text, to an address. */
const plainLink =
  /(?<!\\|:[\w-]+)\[(?:https?:\/\/[\w./:#?=&%~+-]+|(?:(?!www\.|https?:|[\w.+-]@\w)[^[\]\\<])*)\]\(https?:\/\/(?:[^\s()<>@]|(?<=\/)@)*(?:\s+"[^"\r\n]*")?\)/gi
/** An address between `<` and `>`, or alone between spaces. */
const plainAddress =
  /<https?:\/\/[\w./:#?=&%~+-]+>|(?<=^|[\t ])https?:\/\/\w[\w/#?=%~+-]*(?:\.\w[\w/#?=%~+-]*)+(?=[.,]?(?:[\t ]|$))/gim
const address = /www\.|[\w.+-]@\w|https?:\/\//i

/** True for a text with an address that isn't the target of a plain link, between `<` and `>`, or alone between spaces. */
export function hasUnclearAddress(text: string): boolean {
  return (
    address.test(text) && address.test(text.replaceAll(plainLink, '').replaceAll(plainAddress, ''))
  )
}
