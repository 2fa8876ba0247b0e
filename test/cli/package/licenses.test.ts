import { readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build, type BuildOptions } from 'esbuild'
import { beforeAll, describe, expect, it } from 'vitest'
import { isRecord } from '../../../cli/primitives/is-record.ts'
import { builtSite } from '../../helpers/built-site.ts'

const root = join(import.meta.dirname, '../../..')

type ToOptions = (buildId: string) => BuildOptions

interface Bundles {
  readonly commandOptions: ToOptions
  readonly threadOptions: ToOptions
}

/** `name@version` of every package that the bundles of the command line contain. */
async function bundledPackages(): Promise<string[]> {
  const path = join(root, 'cli/package/bundles.mjs')
  const { commandOptions, threadOptions }: Bundles = await import(path)
  const inputs = [commandOptions, threadOptions].map(async (toOptions) => {
    const options = { ...toOptions('test'), metafile: true, write: false, outdir: 'dist' } as const
    const { metafile } = await build(options)
    return Object.keys(metafile.inputs)
  })
  const manifests = new Set(
    (await Promise.all(inputs))
      .flat()
      .filter((input) => input.startsWith('node_modules/'))
      .map((input) => input.replace(/(.*node_modules\/(?:@[^/]+\/)?[^/]+).*/, '$1/package.json')),
  )
  const ids = [...manifests].map(async (file) => {
    const { name, version } = JSON.parse(await readFile(join(root, file), 'utf8'))
    return `${name}@${version}`
  })
  return [...new Set(await Promise.all(ids))].toSorted()
}

describe('P33: the licenses of the package', () => {
  let packages: readonly string[] = []
  let notices = ''
  let bom: Record<string, unknown> = {}

  beforeAll(async () => {
    packages = await bundledPackages()
    notices = await readFile(join(root, 'dist/THIRD-PARTY-LICENSES.txt'), 'utf8')
    bom = JSON.parse(await readFile(join(root, 'dist/sbom.cdx.json'), 'utf8'))
  })

  it('P33: has a license text for every bundled package', () => {
    expect(packages.length).toBeGreaterThan(100)
    const sections = notices.split(/^-{80}$/m).slice(1)
    const found = sections.map((section) => {
      const [, name, version, license, text = ''] =
        /^\s*(\S+) (\S+)\nLicense: (.+)\n\n([\s\S]+)$/.exec(section) ?? []
      expect(license, name).not.toBe('unknown')
      expect(text.length, name).toBeGreaterThan(400)
      expect(text, name).toMatch(/copyright|public domain/i)
      return `${name}@${version}`
    })
    expect(found.toSorted()).toEqual(packages)
  })

  it('P33: lists every bundled package and every dependency in the bill of materials', async () => {
    const components = recordsOf(bom['components'])
    const ids = (bundled: string): string[] =>
      components
        .filter(({ properties }) => recordsOf(properties)[0]?.['value'] === bundled)
        .map(({ group, name, version }) => `${group ? `${group}/` : ''}${name}@${version}`)
        .toSorted()
    expect(ids('true')).toEqual(packages)
    const { dependencies } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'))
    const names = components.map(({ name }) => name)
    for (const name of Object.keys(dependencies)) expect(names).toContain(name)
  })

  it('P33: writes a CycloneDX 1.6 document whose references resolve', () => {
    expect(bom).toMatchObject({
      bomFormat: 'CycloneDX',
      specVersion: '1.6',
      version: 1,
      serialNumber: expect.stringMatching(
        /^urn:uuid:[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
      ),
      metadata: { component: { type: 'application', name: 'docs-ssg' } },
    })
    const components = recordsOf(bom['components'])
    const refs = new Set(components.map((component) => component['bom-ref']))
    expect(refs.size).toBe(components.length)
    for (const component of components) {
      expect(component).toMatchObject({
        type: 'library',
        name: expect.stringMatching(/^[a-z\d][\w.-]*$/),
        version: expect.stringMatching(/^\d+\.\d+\.\d+/),
        purl: expect.stringMatching(/^pkg:npm\/(?:%40[\w.-]+\/)?[\w.-]+@\d/),
      })
      // https://cyclonedx.org/docs/1.6/json/#components_items_licenses
      expect([
        [{ license: { id: expect.stringMatching(/^[\w.-]+$/) } }],
        [{ expression: expect.stringMatching(/^[\w.-]+ (?:AND|OR) [\w.-]+$/) }],
      ]).toContainEqual(component['licenses'])
    }
    const dependencies = recordsOf(bom['dependencies'])
    expect(dependencies).toHaveLength(components.length + 1)
    const targets = dependencies.flatMap(({ dependsOn }): unknown[] =>
      Array.isArray(dependsOn) ? dependsOn : [],
    )
    expect(targets.filter((ref) => !refs.has(ref))).toEqual([])
  })

  it('P10, P33: names no time and no path of the machine', () => {
    const text = notices + JSON.stringify(bom)
    expect(text).not.toContain(root)
    expect(JSON.stringify(bom)).not.toMatch(/"timestamp"|node_modules/)
  })
})

describe('S10: the licenses of a site', () => {
  it('S10: has one file with the license of every package in its scripts, which name it', async () => {
    const { siteDir } = await builtSite({ 'docs/index.md': '# Home\n' })
    const assets = join(siteDir, 'build/assets')
    const names = readdirSync(assets)
    const [file = '', ...others] = names.filter((name) => name.startsWith('licenses-'))
    expect(others).toEqual([])
    expect(file).toMatch(/^licenses-[\da-f]{8}\.txt$/)

    const text = await readFile(join(assets, file), 'utf8')
    for (const name of ['docs-ssg', 'flexsearch', 'react', 'react-dom', 'scheduler'])
      expect(text).toMatch(new RegExp(`^${name} \\d+\\.\\d+\\.\\d+\\nLicense: `, 'm'))
    expect(text).toContain('Apache License')
    expect(text).toContain('Permission is hereby granted')

    const scripts = names.filter((name) => name.endsWith('.js'))
    const sources = await Promise.all(
      scripts.map(async (name) => readFile(join(assets, name), 'utf8')),
    )
    const pointing = scripts.filter((_, index) => sources[index]?.includes(`Licenses: ${file}`))
    for (const code of [/react\.transitional\.element/, /LatinBalance|encoder|tokenize/]) {
      const using = scripts.filter((_, index) => code.test(sources[index] ?? ''))
      expect(using.length).toBeGreaterThan(0)
      expect(pointing).toEqual(expect.arrayContaining(using))
    }
    expect(pointing.some((name) => name.startsWith('client-'))).toBe(false)
  })
})

function recordsOf(value: unknown): readonly Record<string, unknown>[] {
  return Array.isArray(value) ? value.filter(isRecord) : []
}
