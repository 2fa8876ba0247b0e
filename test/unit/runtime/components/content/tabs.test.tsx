import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { toReactComponent } from '../../../../../runtime/components/content/content-to-react.tsx'
import { tabItem } from '../../../../../runtime/components/content/tab-item.ts'
import { tabs } from '../../../../../runtime/components/content/tabs.ts'
import { youtube } from '../../../../../runtime/components/content/youtube.ts'

const Tabs = toReactComponent(tabs)
const TabItem = toReactComponent(tabItem)
const YouTube = toReactComponent(youtube)

it('H11, H15: Tabs names every panel and hides none without JavaScript', () => {
  const items = [
    { id: 'a', value: 'ts', label: 'TS', selected: true },
    { id: 'b', value: 'js', label: 'JS', selected: false },
  ]
  const html = renderToStaticMarkup(
    <Tabs groupId="lang" queryString items={items}>
      <TabItem value="ts" tabId="a" selected>
        one
      </TabItem>
      <TabItem value="js" tabId="b">
        two
      </TabItem>
    </Tabs>,
  )
  expect(html).toContain('data-tabs-group="lang" data-tabs-query="lang"')
  expect(html).toContain(
    'id="b" data-value="js" aria-controls="b-panel" aria-selected="false" tabindex="-1"',
  )
  expect(html).toContain('role="tabpanel" id="b-panel" aria-labelledby="b" data-value="js">two')
  expect(html).not.toContain('hidden')
})

it('S11: YouTube is a link that asks nothing of another site before the click', () => {
  const html = renderToStaticMarkup(<YouTube id={'x"><script>'} title="A talk" />)
  expect(html).not.toMatch(/<(?:img|iframe|script)/)
  expect(html).toContain('A talk')
})
