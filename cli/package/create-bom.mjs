// The software bill of materials in CycloneDX 1.6: https://cyclonedx.org/docs/1.6/json/
import { createHash } from 'node:crypto'

/** https://github.com/package-url/purl-spec: the `@` of a scope is encoded. */
const purlOf = ({ name, version }) => `pkg:npm/${name.replace('@', '%40')}@${version}`

/** An SPDX id or expression as CycloneDX distinguishes them. */
function toLicenses(license) {
  if (license === 'unknown') return []
  return /^[\w.+-]+$/.test(license) ? [{ license: { id: license } }] : [{ expression: license }]
}

function toComponent(item, bundled) {
  const [, group, name = item.name] = /^(@[^/]+)\/(.+)$/.exec(item.name) ?? []
  return {
    type: 'library',
    'bom-ref': purlOf(item),
    ...(group ? { group } : {}),
    name,
    version: item.version,
    scope: 'required',
    licenses: toLicenses(item.license),
    purl: purlOf(item),
    properties: [{ name: 'docs-ssg:bundled', value: String(bundled) }],
  }
}

/** A package name can have two versions here, so a dependency refers to all of them. */
function toDependency(item, all) {
  const dependsOn = all.filter(({ name }) => item.dependencies.includes(name)).map(purlOf)
  return { ref: purlOf(item), dependsOn: dependsOn.toSorted() }
}

/**
 * `bundled` are the packages in dist/, `installed` those that npm installs beside it, in the version
 * of this build. There is no time in it, so that the same sources make the same file.
 */
export function createBom({ manifest, bundled, installed }) {
  const { name, version, license, description } = manifest
  const known = new Set(bundled.map(purlOf))
  const beside = installed.filter((item) => !known.has(purlOf(item)))
  const all = [...bundled, ...beside]
  const components = [
    ...bundled.map((item) => toComponent(item, true)),
    ...beside.map((item) => toComponent(item, false)),
  ]
  const digest = createHash('sha256').update(JSON.stringify(components)).digest('hex')
  const ref = purlOf({ name, version })
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    serialNumber: `urn:uuid:${toUuid(digest)}`,
    version: 1,
    metadata: {
      lifecycles: [{ phase: 'build' }],
      component: {
        type: 'application',
        'bom-ref': ref,
        name,
        version,
        description,
        licenses: toLicenses(license),
        purl: ref,
      },
    },
    components,
    dependencies: [
      { ref, dependsOn: all.map(purlOf).toSorted() },
      ...all.map((item) => toDependency(item, all)),
    ],
  }
}

/** A name-based UUID (version 8) of a hash. */
function toUuid(hex) {
  const parts = [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `a${hex.slice(17, 20)}`,
  ]
  return [...parts, hex.slice(20, 32)].join('-')
}
