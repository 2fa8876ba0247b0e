import { describe, expect, it } from 'vitest'
import { formatCaddy } from '../../../../cli/manifests/hosts/format-caddy.ts'
import { formatVercel } from '../../../../cli/manifests/hosts/format-json.ts'
import { formatNginxRedirects } from '../../../../cli/manifests/hosts/format-nginx-redirects.ts'
import { createHostFiles } from '../../../../cli/manifests/host-files.ts'
import { encodePath } from '../../../../runtime/shared/urls/url.ts'
import { memorySite } from '../../../helpers/memory-site.ts'

const headers = {
  all: { folder: '/', headers: [] },
  hashed: { folder: '/assets/', headers: [] },
  hasMarkdown: false,
} as const

/** Names of pages that mean something in the file of a host. */
const names = [
  'a b',
  "q'uote",
  'semi;colon',
  '$uri',
  '$1',
  '${uri}',
  '{$HOME}',
  '{path}',
  '{`$HOME`}',
  'tick`x',
  'dou"ble',
  'back\\slash',
  'line\nreturn 200;',
  'return 200 "x";',
  '# comment',
  '%0a',
  '日本 $host;',
  '(a|b)+',
  '~^.*$',
  '@x',
]

const siteOf = (name: string) => {
  const { site } = memorySite({})
  const untranslated = { kind: 'rules', locale: 'de' } as const
  return { ...site, redirects: [{ from: `/de/${name}`, to: encodePath(`/${name}`), untranslated }] }
}

/** A text in double quotes, in which only a quote is escaped. */
const quoted = String.raw`"(?:[^"\\]|\\.)*"`

describe.each(names)('an untranslated page with the name %j', (name) => {
  it('is one line of `_redirects` with three words', () => {
    const file = createHostFiles(siteOf(name), { scriptHashes: [] }).find(
      ({ path }) => path === '_redirects',
    )
    const lines = String(file?.contents)
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#'))
    expect(lines).toHaveLength(1)
    expect(lines[0]?.split(/\s/)).toHaveLength(3)
    expect(lines[0]).toMatch(/^\/de\/\S+ \/\S+#untranslated-de 302$/)
  })

  it('is a pair of texts for nginx, whose target has no variables but its own', () => {
    const text = formatNginxRedirects(siteOf(name))
    const map = text.slice(text.indexOf('$docs_ssg_untranslated {'))
    const entry = new RegExp(
      `^  (${quoted}) "([^"\\\\\\s;]*)\\$is_args\\$args(#[^"\\\\\\s;$]*)";$`,
      'gms',
    )
    const found = [...map.matchAll(entry)]
    expect(found).toHaveLength(2)
    expect(found.map(([, , to]) => to?.includes('$'))).toEqual([false, false])
    expect(map.replaceAll(entry, '').trim().split(/\s+/)).toEqual([
      '$docs_ssg_untranslated',
      '{',
      'default',
      '"";',
      '}',
    ])
  })

  it('is a group of texts for Caddy without a name in braces', () => {
    const text = formatCaddy(headers, siteOf(name))
    const first = 'map {path} {docs_ssg_original} {docs_ssg_original_hash} {'
    const map = text.slice(text.indexOf(first) + first.length, text.indexOf('  default `` ``'))
    const entry = new RegExp(`^  (${quoted}|\`[^\`]*\`) (${quoted}) (${quoted})$`, 'gms')
    const found = [...map.matchAll(entry)]
    expect(found).toHaveLength(2)
    expect(map.replaceAll(entry, '').trim()).toBe('')
    expect(map).not.toMatch(/[{}]/)
    const [source = ''] = found.map(([, from]) => from ?? '')
    if (source.startsWith('`~'))
      expect(new RegExp(source.slice(2, -1)).test(`/de/${name}`)).toBe(true)
  })

  it('has a source and a destination for Vercel that are no patterns', () => {
    const { redirects } = JSON.parse(formatVercel(headers, siteOf(name))) as {
      readonly redirects: readonly { readonly source: string; readonly destination: string }[]
    }
    const [{ source = '', destination = '' } = {}] = redirects
    expect(redirects).toHaveLength(1)
    expect(source.replaceAll(/\\./g, '')).not.toMatch(/[!()+*?:{}\s]/)
    expect(destination).not.toMatch(/[$\s:]/)
  })
})
