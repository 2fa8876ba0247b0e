import type { Place } from '../diagnostic.ts'

/** An error of a plugin of the site; its message contains the plugin and the frames of the site. */
export class PluginError extends Error {
  override readonly name = 'PluginError'
  /** The option that names the plugin, if the plugin fails before it sees a page. */
  readonly place: Place | undefined
  /** Which plugin it is, as the message names it; undefined for hooks. */
  readonly plugin: string | undefined

  constructor(
    message: string,
    {
      cause,
      place,
      plugin,
    }: { readonly cause: unknown; readonly place?: Place; readonly plugin?: string },
  ) {
    super(message, { cause })
    this.place = place
    this.plugin = plugin
  }
}
