import { expect, it } from 'vitest'
import { nameComponent } from '../../../../../cli/bundle/islands/island-name.ts'

const config = { siteDir: '/site', components: { Shown: './src/shown.tsx' } }

it.each([
  ['/site/src/counter.tsx', 'default', /^Counter~[\da-f]{8}$/],
  ['/site/src/my-counter.tsx', 'default', /^Mycounter~/],
  ['/site/src/counter/index.tsx', 'default', /^Counter~/],
  ['/site/src/2nd.tsx', 'default', /^Component2nd~/],
  ['/site/src/parts.tsx', 'small', /^Small~/],
  ['/site/src/shown.tsx', 'default', /^Shown$/],
])('names the component of %s, exported as %s, like a component', (file, exported, name) => {
  expect(nameComponent(file, exported, config)).toMatch(name)
})
