import * as v from 'valibot'
import { option } from '../primitives/formats/schema-parts.ts'

const sources = (sentence: string) =>
  v.exactOptional(v.pipe(v.array(v.string()), v.description(sentence)))

const directivesSchema = v.strictObject({
  'connect-src': sources('What scripts may request.'),
  'font-src': sources('Fonts.'),
  'form-action': sources('Where forms may be submitted to.'),
  'frame-ancestors': sources('Sites that may show pages of this one in a frame.'),
  'frame-src': sources('Pages in frames.'),
  'img-src': sources('Images.'),
  'manifest-src': sources('Web app manifests.'),
  'media-src': sources('Audio and video.'),
  'object-src': sources('Content of `object` and `embed` elements.'),
  'script-src': sources('Scripts.'),
  'style-src': sources('Style sheets and `style` attributes.'),
  'worker-src': sources('Workers.'),
})

/** The options of the content security policy. */
export const policySchema = v.strictObject({
  meta: option(
    v.boolean(),
    true,
    'Add the policy to every page as a `meta` element, so that it also applies on hosts that send no headers, such as GitHub Pages. `frame-ancestors` works in headers only.',
  ),
  headers: option(
    v.boolean(),
    true,
    'Add the policy to `_headers` and to the files of `hostFiles`.',
  ),
  connect: sources('Hosts that scripts may request: `["https://api.example.org"]`.'),
  script: sources('Hosts of scripts.'),
  style: sources('Hosts of style sheets.'),
  font: sources('Hosts of fonts.'),
  img: sources('Hosts of images; those with `https:` are always allowed.'),
  frame: sources('Hosts of pages in frames; those with `https:` are always allowed.'),
  directives: option(
    directivesSchema,
    {},
    'Sources to add to the policy, by directive: `{ "font-src": ["https://fonts.gstatic.com"] }`.',
  ),
})

/** The directive of each short option. */
export const policyShorthands = {
  connect: 'connect-src',
  script: 'script-src',
  style: 'style-src',
  font: 'font-src',
  img: 'img-src',
  frame: 'frame-src',
} as const

const hostFile = v.picklist([
  'vercel',
  'azure',
  'nginx',
  'nginx-redirects',
  'caddy',
  'redirects-module',
])

/** A host or server that gets a file with the response headers of the site. */
export type HostFile = v.InferOutput<typeof hostFile>

/** The hosts that read response headers from a file in the output folder. */
export const hostFilesOption = option(
  v.array(hostFile),
  ['vercel', 'azure'],
  'Hosts and servers that get a file with the response headers of the site, in addition to `_headers` for Netlify and Cloudflare Pages: `vercel.json`, `staticwebapp.config.json` for Azure Static Web Apps, `nginx-headers.conf` to include in a `server` block, `headers.caddy` to import in a site block. `nginx-redirects` writes all redirects as a map, `nginx-redirects.conf`, to include in the `http` block, and `redirects-module` as a module, `redirects.mjs`, that a function or a worker of a host imports.',
)
