import { expect, it } from 'vitest'
import { findTexts } from '../../../../cli/bundle/texts/find-texts.ts'

const source = `import Translate, { translate } from '@docusaurus/Translate'
const list = [translate({ message: "It's", description: 'Title: {x}' }), translate({
  id: 'b.two',
  message: 'Two {n}',
}, { n: 2 })]
export default () => <p>
  <Translate id="c" description="d > e" values={{ a: <b>{1}</b> }}>{'text {a}'}</Translate>
  <Translate>
    Several
    lines
  </Translate>
  <Translate id={\`d\`} />
  <Translate id={name}>by name</Translate>
  {translate({ id: name })}
</p>`

it('D: finds the texts that a component hands to `Translate`, by id or by the text itself', () => {
  expect(findTexts(source)).toEqual([
    { id: "It's", line: 2, column: 15 },
    { id: 'b.two', line: 2, column: 74 },
    { id: 'c', line: 7, column: 3 },
    { id: 'Several lines', line: 8, column: 3 },
    { id: 'd', line: 12, column: 3 },
    { id: 'by name', line: 13, column: 3 },
  ])
  expect(findTexts(source.replace('@docusaurus/Translate', './translate'))).toEqual([])
})
