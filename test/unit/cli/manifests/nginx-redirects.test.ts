import { expect, it } from 'vitest'
import { formatNginxRedirects } from '../../../../cli/manifests/hosts/format-nginx-redirects.ts'
import { memorySite } from '../../../helpers/memory-site.ts'

it('writes a map of any number of redirects for nginx', () => {
  const { site } = memorySite({})
  const one = { from: '/old', to: '/new' }
  const redirects = Array.from({ length: 150_000 }, (_, index) => ({
    ...one,
    from: `/old-${index}`,
  }))
  const text = formatNginxRedirects({ ...site, redirects })
  expect(text.split('\n').filter((line) => line.startsWith('  "/old-'))).toHaveLength(300_000)
  expect(formatNginxRedirects({ ...site, redirects: [one] })).toContain('  "/old/" "/new$is_args')
})
