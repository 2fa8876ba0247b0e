/**
 * The one form in which filters compare the name of an attribute or a prop, because browsers and React read
 * many spellings as one name.
 *
 * `HREF`, `hRef`, `xlink:href`, `xlinkHref` -> `href`; `http-equiv`, `httpEquiv` -> `httpequiv`
 */
export function plainAttributeName(name: string): string {
  const local = name.slice(name.lastIndexOf(':') + 1)
  return local
    .toLowerCase()
    .replaceAll(/[-_.]/g, '')
    .replace(/^xlink(?=.)/, '')
}
