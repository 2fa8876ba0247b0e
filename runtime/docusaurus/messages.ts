// Room: shims for the modules that code of Docusaurus sites imports
/**
 * The translation with this id; undefined when there is none. The bundler replaces this module with
 * that of the site.
 */
export function messageOf(id: string): string | undefined {
  void id
  return undefined
}
