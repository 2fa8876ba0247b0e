import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { explainDefaultProps } from '../../../../cli/bundle/components/explain-default-props.ts'
import { temporaryFolder } from '../../../helpers/site-of.ts'

/** Its only entry is the start of `box.jsx`. */
const map = { version: 3, sources: ['../box.jsx'], names: [], mappings: 'AAAA' }
const maps = new Map([['x.jsx', JSON.stringify(map)]])
const thrown = Object.assign(new TypeError('no'), {
  stack: 'TypeError: no\n    at Box (x.jsx:1:1)',
})
const set = 'Box.defaultProps = { shade: "dark" }\n'

describe('explainDefaultProps', () => {
  let siteDir = ''
  beforeAll(async () => {
    siteDir = await temporaryFolder()
  })
  const explain = async (code: string): Promise<string | undefined> => {
    await writeFile(join(siteDir, 'box.jsx'), code)
    return explainDefaultProps(thrown, { maps, siteDir })
  }

  it.each([
    ['function Box(props) {}\n\n', 3],
    ['export default function Box(props) {}\n', 2],
    ['const Box = (props) => null\n', 2],
    ['export const Box: FC<Props> = function (props) {}\n', 2],
    ['const Box = memo((props) => null)\n', 2],
    ['const Box = forwardRef(function Inner(props) {})\n', 2],
  ])('D: names the line of `defaultProps` of the function in %j', async (code, line) => {
    expect(await explain(code + set)).toContain(
      `\`Box.defaultProps\` of a function component (\`box.jsx:${line}\`)`,
    )
  })

  it.each([
    `class Box extends Component {}\n${set}`,
    `const Box = class extends Component {}\n${set}`,
    `import { Box } from './other'\n${set}`,
    'function Box(props) {}\n',
    `function Box(props) {}\n// ${set}`,
  ])('D: says nothing about %j', async (code) => {
    expect(await explain(code)).toBeUndefined()
  })
})
