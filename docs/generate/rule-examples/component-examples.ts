import { type Example, page } from './example.ts'

/** Examples of the rules of single components. */
export const componentExamples = {
  'iframe-host': page('<iframe title="Demo" src="https://a.example/"></iframe>', 'See the demo.'),
  'iframe-title': page(
    '<iframe src="https://codesandbox.io/embed/counter"></iframe>',
    '<iframe title="Counter" src="https://codesandbox.io/embed/counter"></iframe>',
  ),
  'sandbox-project': page(
    '<Sandbox base="./app" files="package.jsn" />',
    '<Sandbox base="./app" files="package.json" />',
    { 'docs/app/package.json': '{ "dependencies": { "react": "19.3.1" } }\n' },
  ),
} satisfies Readonly<Record<string, Example>>
