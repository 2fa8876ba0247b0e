import { describe, expect, it } from 'vitest'
import { findShim, hasShim, toMissingExport } from '../../../../cli/bundle/docusaurus-imports.ts'

describe('the table of shims', () => {
  it.each([
    ['@theme/Tabs', ['default'], true],
    ['@theme/Tabs/index', ['default'], true],
    ['@docusaurus/core/lib/client/exports/Link', ['default'], true],
    ['@docusaurus/router', ['useLocation', 'Redirect'], true],
    ['@docusaurus/router', ['useLocation', 'matchPath'], false],
    ['@docusaurus/theme-common', ['useColorMode'], true],
    ['@docusaurus/theme-common', ['usePrismTheme'], false],
    ['@theme/SearchBar', ['default'], false],
    ['clsx', ['clsx'], true],
    ['constructor', [], false],
  ])('says of %s with %j whether `migrate` keeps the import: %s', (name, names, has) => {
    expect(hasShim(name, names)).toBe(has)
  })

  it('resolves a name to its file', () => {
    expect(findShim('@theme/Icon/Copy')).toBe('runtime/docusaurus/icons/copy.tsx')
    expect(findShim('@theme/SearchBar')).toBeUndefined()
  })

  it.each([
    ['icons/copy.tsx', '@theme/Icon/Copy'],
    ['router.tsx', '@docusaurus/router'],
  ])('names the module when a site imports what %s does not export', (file, module) => {
    const text = `No matching export in "runtime/docusaurus/${file}" for import "rest"`
    expect(toMissingExport(text)?.text).toContain(`\`rest\` of \`${module}\``)
  })
})
