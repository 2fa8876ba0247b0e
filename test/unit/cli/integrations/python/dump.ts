// A dump in the forms that griffe writes, in our own words.

const text = (value: string) => ({ kind: 'text', value })
const item = (name: string, annotation: unknown, description: string, value?: string) => ({
  name,
  annotation,
  description,
  ...(value !== undefined && { value }),
})
const name = (value: string) => ({ cls: 'ExprName', name: value })

const add = {
  kind: 'function',
  name: 'add',
  path: 'counter.core.Counter.add',
  labels: ['async'],
  members: {},
  docstring: {
    value: 'Add to the count.',
    parsed: [
      text('Add to the count. See [`Counter`][counter.Counter].'),
      {
        kind: 'parameters',
        value: [
          item('by', name('int'), 'How much,\nor `1`.', '1'),
          item('more', name('int'), 'Others.', '()'),
        ],
      },
      { kind: 'raises', value: [item('', 'ValueError', 'For a | b.')] },
      { kind: 'returns', value: [item('', name('int'), 'The count.\n\nNever less than 0.')] },
      {
        kind: 'admonition',
        title: 'Danger',
        value: { annotation: 'warning', description: 'It is slow.' },
      },
      {
        kind: 'examples',
        value: [
          ['text', 'Once:'],
          ['examples', '>>> Counter().add(1)\n1'],
        ],
      },
    ],
  },
  parameters: [
    { name: 'self', kind: 'positional or keyword' },
    { name: 'by', kind: 'positional or keyword', annotation: name('int'), default: '1' },
    { name: 'more', kind: 'variadic positional', annotation: name('int'), default: '()' },
  ],
  returns: { source: 'int', full: 'int' },
}

/** A package with a class, an import and members that are left out. */
export const dump = {
  counter: {
    kind: 'module',
    name: 'counter',
    path: 'counter',
    members: [
      { kind: 'alias', name: 'Counter', target_path: 'counter.core.Counter' },
      { kind: 'alias', name: 'Loop', target_path: 'counter.Loop' },
      { kind: 'alias', name: 'counter/more/*', target_path: 'counter.more' },
      {
        kind: 'module',
        name: 'more',
        members: [
          { kind: 'alias', name: 'counter/*', target_path: 'counter' },
          {
            kind: 'attribute',
            name: 'LIMIT',
            value: '9',
            docstring: { value: 'The most.' },
            members: [],
          },
        ],
      },
      {
        kind: 'module',
        name: 'core',
        path: 'counter.core',
        docstring: { value: 'The core.' },
        members: [
          {
            kind: 'class',
            name: 'Counter',
            path: 'counter.core.Counter',
            bases: [name('Base')],
            docstring: { value: 'Counts things.', parsed: [text('Counts things.')] },
            members: [
              add,
              { kind: 'function', name: '_hidden', docstring: { value: 'Own.' }, members: [] },
              { kind: 'attribute', name: 'bare', annotation: 'int', members: [] },
              {
                kind: 'attribute',
                name: 'count',
                annotation: 'int',
                value: '0',
                docstring: { value: 'Where it is.' },
                members: [],
              },
            ],
          },
        ],
      },
    ],
  },
}
