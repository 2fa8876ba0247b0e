import {
  siBitbucket,
  siBluesky,
  siCodeberg,
  siDiscord,
  siFacebook,
  siForgejo,
  siGithub,
  siGitlab,
  siInstagram,
  siJsr,
  siMastodon,
  siMatrix,
  siNpm,
  siOpencollective,
  siPatreon,
  siPypi,
  siReddit,
  siRss,
  siStackoverflow,
  siTelegram,
  siThreads,
  siTwitch,
  siWhatsapp,
  siX,
  siYoutube,
  siZulip,
} from 'simple-icons'

const icons = [
  siBitbucket,
  siBluesky,
  siCodeberg,
  siDiscord,
  siFacebook,
  siForgejo,
  siGithub,
  siGitlab,
  siInstagram,
  siJsr,
  siMastodon,
  siMatrix,
  siNpm,
  siOpencollective,
  siPatreon,
  siPypi,
  siReddit,
  siRss,
  siStackoverflow,
  siTelegram,
  siThreads,
  siTwitch,
  siWhatsapp,
  siX,
  siYoutube,
  siZulip,
]

const paths = new Map(icons.map(({ slug, path }) => [slug, path]))

/** Names of the icons of places where projects meet their users, sorted. */
export const siteIconNames: readonly string[] = [...paths.keys()].toSorted()

/** Valid values of `d` for an SVG path that starts somewhere. */
const pathData = /^[Mm][\s\d.,+\-eMmZzLlHhVvCcSsQqTtAa]+$/

/**
 * The path of an icon in a view box of 24 by 24, from its name or from the path itself; undefined for
 * anything else.
 */
export function toIconPath(written: string): string | undefined {
  const text = written.trim()
  return paths.get(text) ?? (pathData.test(text) ? text : undefined)
}
