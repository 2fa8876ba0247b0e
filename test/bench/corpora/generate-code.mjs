// Blocks of code in the languages of real documentation, with varied lines, so that highlighting one block says nothing
// about the next.
import { camel, noun, pick, sentence } from './words.mjs'

const say = (random) => sentence(random, { words: 4 + Math.floor(random() * 5) })
const number = (random) => Math.floor(random() * 1000)

/** Lines of each language; a line that opens a block ends with the line that closes it. */
const lines = {
  js: [
    (r) => `// ${say(r)}`,
    (r) => `const ${camel(r)} = await ${noun(r)}.${camel(r)}('${noun(r)}-${number(r)}')`,
    (r) => `import { ${camel(r)}, ${noun(r)} } from '${noun(r)}/${noun(r)}'`,
    (r) => `export const ${camel(r)} = (${noun(r)}) => ${noun(r)}?.${noun(r)} ?? ${number(r)}`,
    (r) => `  if (!${noun(r)}.${noun(r)}) throw new TypeError(\`${say(r)} \${${noun(r)}}\`)`,
    (r) => `    ${noun(r)}: [${number(r)}, '${noun(r)}', true],`,
    (r) => `for (const [${noun(r)}, ${noun(r)}] of ${camel(r)}.entries()) ${noun(r)}(${number(r)})`,
    (r) => `  return ${noun(r)}.filter((${noun(r)}) => /^${noun(r)}-\\d+$/i.test(${noun(r)}.name))`,
    (r) => `class ${camel(r)} extends ${camel(r)} {}`,
    (r) => `test('${say(r)}', async () => expect(${noun(r)}).toBe(${number(r)}))`,
    () => '',
    () => '}',
    () => '})',
    () => '{',
  ],
  ts: [
    (r) => `interface ${camel(r)}<${noun(r)[0].toUpperCase()}> { readonly ${noun(r)}?: string }`,
    (r) => `type ${camel(r)} = '${noun(r)}' | '${noun(r)}' | undefined`,
    (r) => `/** ${say(r)} */`,
    (r) => `function ${camel(r)}(${noun(r)}: ReadonlyArray<string>): Promise<void>`,
    (r) => `export default ${camel(r)} satisfies ${camel(r)}<typeof ${noun(r)}>`,
    () => '}',
    () => '',
  ],
  jsx: [
    (r) => `<${camel(r)} ${noun(r)}="${noun(r)}" onClick={() => ${camel(r)}(${number(r)})} />`,
    (r) => `  <p className="${noun(r)}">{${noun(r)}.${noun(r)} || '${say(r)}'}</p>`,
    (r) => `const [${noun(r)}, ${camel(r)}] = useState(${number(r)})`,
    () => '  </div>',
    () => 'return (',
    () => ')',
  ],
  json: [
    (r) => `  "${noun(r)}": "${noun(r)}",`,
    (r) => `  "${camel(r)}": [${number(r)}, true, null],`,
    () => '  },',
    (r) => `  "${noun(r)}": {`,
  ],
  bash: [
    (r) => `npm install --save-dev ${noun(r)}-${noun(r)}`,
    (r) => `# ${say(r)}`,
    (r) =>
      `${noun(r)} --${noun(r)} "$${noun(r).toUpperCase()}" | grep -v '${noun(r)}' > ${noun(r)}.log`,
  ],
  css: [
    (r) => `.${noun(r)} > a:hover { color: #${(number(r) + 1e6).toString(16).slice(0, 6)}; }`,
    (r) => `  --${noun(r)}: calc(${number(r)}px + 2rem);`,
    () => '}',
  ],
  html: [
    (r) => `<div id="${noun(r)}" class="${noun(r)} ${noun(r)}">${say(r)}</div>`,
    (r) => `<!-- ${say(r)} -->`,
    (r) => `<script type="module" src="/${noun(r)}.js"></script>`,
  ],
  python: [
    (r) => `def ${noun(r)}_${noun(r)}(${noun(r)}: str = "${noun(r)}") -> None:`,
    (r) => `    with ${noun(r)}.open(f"{${noun(r)}}.txt") as ${noun(r)}:`,
    (r) => `from ${noun(r)}.${noun(r)} import ${noun(r)}`,
    (r) => `    # ${say(r)}`,
    (r) => `>>> ${noun(r)}.${noun(r)}(${number(r)})`,
  ],
  yaml: [
    (r) => `${noun(r)}:`,
    (r) => `  - ${noun(r)}: "${noun(r)}"`,
    (r) => `  ${noun(r)}: ${number(r)}`,
  ],
  diff: [
    (r) => `- ${camel(r)}(${number(r)})`,
    (r) => `+ ${camel(r)}({ ${noun(r)} })`,
    (r) => `  ${say(r)}`,
  ],
  text: [(r) => say(r), (r) => `${noun(r)}/${noun(r)}.${noun(r)}`],
}

/** Languages in the order of a hundred blocks; half of the blocks have the first one. */
const languages = (
  'js ts js jsx js bash js json js ts js html js text js ' +
  'python js css js bash js yaml js json diff'
).split(' ')

/** The text of block `index` with `count` lines, with its fences. */
export function codeBlock(random, { index, count }) {
  const language = languages[index % languages.length]
  const body = Array.from({ length: count }, () => pick(random, lines[language])(random))
  return ['```' + language, ...body, '```'].join('\n')
}
