// Services that count page views. A new one is a row in the table.
import * as v from 'valibot'
import { optional, option } from '../primitives/formats/schema-parts.ts'
import { trimEndSlashes } from '../primitives/urls/trim-slashes.ts'

const providerNames = [
  'umami',
  'gtag',
  'plausible',
  'fathom',
  'posthog',
  'matomo',
  'cloudflare',
] as const

/** The options of a page view counter. */
export const analyticsSchema = v.strictObject({
  provider: option(
    v.picklist(providerNames),
    'umami',
    'The service: Umami, Google Analytics (`gtag`), Plausible, Fathom, PostHog, Matomo or Cloudflare Web Analytics.',
  ),
  id: optional(
    v.string(),
    'What the service calls the site: the website id of Umami, `G-…` of Google, the domain for Plausible, the site id of Fathom and Matomo, the project key of PostHog, the token of Cloudflare.',
  ),
  src: optional(v.string(), 'URL of the script, if it isn’t that of the service.'),
  host: optional(
    v.string(),
    'Origin of your own installation, or of a region of the service; Matomo requires it.',
  ),
  websiteId: optional(v.string(), 'Another name of `id`.'),
  domains: option(v.array(v.string()), [], 'Count page views on these hosts only.'),
  autoTrack: option(v.boolean(), true, 'Count page views automatically (Umami).'),
  doNotTrack: option(v.boolean(), true, 'Respect “Do Not Track” and Global Privacy Control.'),
  requireConsent: option(
    v.boolean(),
    false,
    'Load nothing until the site dispatches the event `docs-ssg:consent` on `document`, which its own banner does. The choice is remembered; `localStorage.removeItem("docs-ssg.consent")` forgets it.',
  ),
  cache: option(v.boolean(), true, 'Let the script cache its session (Umami).'),
})

type AnalyticsOptions = v.InferOutput<typeof analyticsSchema>

/** The scripts that pages load for a service. */
export interface AnalyticsService {
  readonly src: string
  readonly attributes: Readonly<Record<string, string>>
  /** How the script is told about the site, if attributes don't suffice. */
  readonly start?: 'gtag' | 'matomo' | 'posthog'
  /** Hosts that the script sends its data to, besides its own. */
  readonly connect: readonly string[]
}

type Service = (options: AnalyticsOptions, id: string) => AnalyticsService

const services: Readonly<Record<(typeof providerNames)[number], Service>> = {
  umami: ({ src, host, domains, autoTrack, doNotTrack, cache }, id) => ({
    src: src ?? `${trimEndSlashes(host ?? 'https://cloud.umami.is')}/script.js`,
    attributes: {
      'data-website-id': id,
      ...(domains.length > 0 && { 'data-domains': domains.join(',') }),
      'data-auto-track': String(autoTrack),
      'data-do-not-track': String(doNotTrack),
      'data-cache': String(cache),
    },
    connect: src === undefined && host === undefined ? ['https://api-gateway.umami.dev'] : [],
  }),
  gtag: ({ src }, id) => ({
    src: src ?? `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(id)}`,
    attributes: {},
    start: 'gtag',
    connect: [
      'https://*.google-analytics.com',
      'https://*.analytics.google.com',
      'https://*.googletagmanager.com',
    ],
  }),
  plausible: ({ src, host }, id) => ({
    src: src ?? `${trimEndSlashes(host ?? 'https://plausible.io')}/js/script.js`,
    attributes: { 'data-domain': id },
    connect: [],
  }),
  fathom: ({ src }, id) => ({
    src: src ?? 'https://cdn.usefathom.com/script.js',
    attributes: { 'data-site': id, 'data-spa': 'auto' },
    connect: [],
  }),
  posthog: ({ src, host = 'https://us.i.posthog.com' }) => ({
    src:
      src ??
      `${trimEndSlashes(host).replace(/^(https:\/\/\w+)\.i\.posthog\.com$/, '$1-assets.i.posthog.com')}/static/array.js`,
    attributes: {},
    start: 'posthog',
    connect: [host],
  }),
  matomo: ({ src, host = '' }) => ({
    src: src ?? `${trimEndSlashes(host)}/matomo.js`,
    attributes: {},
    start: 'matomo',
    connect: [host],
  }),
  cloudflare: ({ src }, id) => ({
    src: src ?? 'https://static.cloudflareinsights.com/beacon.min.js',
    attributes: { 'data-cf-beacon': JSON.stringify({ token: id, spa: true }) },
    connect: ['https://cloudflareinsights.com'],
  }),
}

/** The id of the site, under either of its names. */
export const analyticsId = ({ id, websiteId }: AnalyticsOptions): string => id ?? websiteId ?? ''

/** The scripts that pages load for the service in the config. */
export function toAnalyticsService(options: AnalyticsOptions): AnalyticsService {
  return services[options.provider](options, analyticsId(options))
}
