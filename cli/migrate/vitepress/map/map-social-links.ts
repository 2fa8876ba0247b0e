import { toList, toRecord, toText } from '../../coerce.ts'
import type { MappedConfig } from './map-parts.ts'
import { ownValue } from '../../../primitives/own-value.ts'

/** The names that VitePress (Simple Icons) has for icons of docs-ssg. */
const names: Readonly<Record<string, string>> = {
  twitter: 'x',
  'x-twitter': 'x',
  nodedotjs: 'npm',
  opencollective: 'opencollective',
}
const labels: Readonly<Record<string, string>> = {
  bitbucket: 'Bitbucket',
  bluesky: 'Bluesky',
  codeberg: 'Codeberg',
  discord: 'Discord',
  facebook: 'Facebook',
  forgejo: 'Forgejo',
  github: 'GitHub',
  gitlab: 'GitLab',
  instagram: 'Instagram',
  jsr: 'JSR',
  mastodon: 'Mastodon',
  matrix: 'Matrix',
  npm: 'npm',
  opencollective: 'Open Collective',
  patreon: 'Patreon',
  pypi: 'PyPI',
  reddit: 'Reddit',
  rss: 'RSS',
  stackoverflow: 'Stack Overflow',
  telegram: 'Telegram',
  threads: 'Threads',
  twitch: 'Twitch',
  whatsapp: 'WhatsApp',
  x: 'X',
  youtube: 'YouTube',
  zulip: 'Zulip',
}

/** The option `socialLinks`: icons that docs-ssg has, and otherwise the name of the network. */
export function mapSocialLinks(value: unknown): readonly MappedConfig[] {
  return toList(value).flatMap((one) => {
    const { icon, link, ariaLabel } = toRecord(one)
    const href = toText(link)
    if (href === undefined) return []
    const written = toText(icon) ?? ''
    const name = ownValue(names, written) ?? written
    const isKnown = Object.hasOwn(labels, name)
    const host = URL.canParse(href) ? new URL(href).hostname : href
    const target = /^(?:[a-z]+:)?\/\//i.test(href) ? { href } : { to: href }
    return [
      {
        label: toText(ariaLabel) ?? ownValue(labels, name) ?? (written === '' ? host : written),
        ...target,
        position: 'right',
        ...(isKnown && { icon: name, hideLabel: true }),
      },
    ]
  })
}
