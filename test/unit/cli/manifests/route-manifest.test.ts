import { expect, it } from 'vitest'
import { createRouteManifest, describeSite } from '../../../../cli/manifests/route-manifest.ts'
import { configOf, memorySite, pagesOf } from '../../../helpers/memory-site.ts'

it('writes each entry of a list on a separate line', () => {
  const { site } = memorySite({
    config: configOf({ title: 'Docs', url: 'https://docs.example' }),
    pages: pagesOf({ 'a.md': { title: 'A' }, 'b.md': { title: 'B' } }),
  })
  const written = String(createRouteManifest(site).contents)
  const manifest = describeSite(site)
  expect(JSON.parse(written)).toEqual(manifest)
  const lines = written.split('\n').map((line) => line.replace(/,$/, ''))
  expect(manifest.docs).toHaveLength(2)
  for (const doc of manifest.docs) expect(lines).toContain(JSON.stringify(doc))
  expect(lines.slice(0, 2)).toEqual(['{', '"version": 1'])
  expect(lines).toContain('"staticRoutes": []')
})
