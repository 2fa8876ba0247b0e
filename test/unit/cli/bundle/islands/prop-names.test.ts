import { expect, it } from 'vitest'
import { parseModule } from '../../../../../cli/bundle/islands/parse-module.ts'

it.each([
  ['function Page({ data, href: to }) {}', ['data', 'href']],
  ['function Page({ data, ...rest }) {}', ['*', 'data']],
  ['function Page({ data } = {}) {}', ['data']],
  ['function Page(props) { return () => props.href("/") + props.data }', ['*', 'href', 'data']],
  ['function Page(props) { const { asset } = props; return other.href }', ['*', 'asset']],
  [
    'class Page { render() { const { config } = this.props; return this.props.site + this.state.a } }',
    ['*', 'config', 'site'],
  ],
  ['const Page = ({ config }) => config.title', ['config']],
])('A6: knows the props that %s names', (code, names) => {
  const facts = parseModule(code)?.bindings.get('Page')
  expect(facts?.propNames.toSorted()).toEqual(names.toSorted())
})
