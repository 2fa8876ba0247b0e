/** The text with this id in the language of the page; undefined where nobody translated it. Of no site, as here, none is. */
export function messageOf(id: string): string | undefined {
  void id
  return undefined
}
