import { expect, it } from 'vitest'
import { configOf, found, make } from '../page-of.ts'

const run = async (markdown: string): Promise<string[]> =>
  found(await make(markdown, { config: configOf() })).map((one) =>
    one.split(' ').slice(0, 2).join(' '),
  )

const at = (...places: readonly string[]): string[] =>
  places.map((place) => `${place} unparsed-emphasis`)

it.each([
  ['a\nb ** Words**', ['2:3']],
  ['| a |\n|---|\n| x **Words ** |', ['3:5']],
  ['a ** one** and ** two** b', ['1:3', '1:16']],
  ['- ** one**\n- **two **\n- ** three**', ['1:3', '2:3', '3:3']],
  ['a * Words* b', ['1:3']],
  ['a *Words * b', ['1:3']],
  ['a _Words _ b', ['1:3']],
  ['a __ Words__ b', ['1:3']],
  ['a ~~ Words~~ b', ['1:3']],
  ['a *** Words*** b', ['1:3']],
  ['**`a`**b', ['1:1']],
  ['foo**(bar)** baz', ['1:4']],
  ['**"Words"**s are', ['1:1']],
  ['**Note: read this', ['1:1']],
  ['## **Note', ['1:4']],
  ['- **One: a\n- **Two: b', ['1:3', '2:3']],
  ['a ~~old', ['1:3']],
  ['[a ** b**](/c)', ['1:4']],
  ['** Words **', ['1:1']],
  ['- a\n- ~~ old ~~ new', ['2:3']],
  ['## ** Loose **', ['1:4']],
  ['a ** two words ** b', ['1:3']],
  ['This is ** bold ** text', ['1:9']],
  ['Use __ this __, or ~~ that ~~.', ['1:5', '1:20']],
  ['***Both', ['1:1']],
  ['**Note:**Text and **more**', ['1:1']],
  ['**One:**two, **Three:**four', ['1:1', '1:14']],
  ['**One:**two **three**, **Four**:five and **six', ['1:1', '1:42']],
  ['**bold **text** here**', ['1:8']],
  ['5*3*2', ['1:2']],
  ['f(a*b, c*d)', ['1:4']],
  ['- 2*x+3*y', ['1:4']],
  ['Some *words without an end', ['1:6']],
  ['| a |\n|---|\n| some *words here |', ['3:8']],
])('reports marks that readers see, each at its place: %j', async (markdown, places) => {
  const broken = (await run(markdown)).filter((one) => one.endsWith('unparsed-emphasis'))
  expect(broken).toEqual(at(...places))
})

it.each([
  '**Words** and **more**',
  '2 ** 3 ** 4',
  'un*believ*able and *a*b',
  '这是*重点*内容',
  '__all **of** this__',
  'foo ** bar ** 2',
  'a**b**c',
  '`** x**`',
  '\\*\\* x\\*\\*',
  '/** x **/',
  'only ** two',
  '是**「锚」**的',
  '*.js and *.ts and **/*.md',
  'snake_case_name and _private and __dirname and __filename',
  'with "experimental_" or "unstable_", or (a_) and (b_)',
  'بادئة "experimental_" أو "unstable_"',
  'with "_collection" or "_inverse" at the end, (_a) or (_b)',
  'price* and more*',
  'all get[All]By*, query[All]By*, and find[All]By*.',
  '(get[All]By*, query[All]By*, find[All]By\\*).',
  '*Required fields are marked',
  'base ** exponent ** 2 and x ** y ** z',
  'a *options hash, 5 *units',
  'f(*args, **kwargs)',
  'https://example.com/a_b_ and https://example.com/*x*',
  '[a](/b_c_d) and [*e*](/f_g_)',
  '5 * 3 * 4 and ~5 to ~10',
  '***both*** and **_a_**',
  '_etcd-server-ssl._tcp.example.com and _sip._udp',
  '~~old~~ and ~x~',
])('leaves marks alone that are meant or have an effect: %s', async (markdown) => {
  expect((await run(markdown)).filter((one) => one.endsWith('unparsed-emphasis'))).toEqual([])
})
