import { policyShorthands } from '../../schema/hosting.ts'

/** The option that allows a resource that the content security policy refused, from the message of the browser. */
export function describeRefusal(message: string): string {
  // The policy leaves out directives that repeat `default-src`, and the browser says which one is missing.
  const missing = /'([\w-]+)' was not explicitly set/.exec(message)?.[1]
  const directive = missing ?? /directive:? ["']?([\w-]+)/.exec(message)?.[1]
  const url = [...message.matchAll(/'((?:https?|wss?):\/\/[^']+)'/g)]
    .map(([, found = '']) => found)
    .find((found) => URL.canParse(found))
  if (directive === undefined || url === undefined)
    return 'Move inline code into a file, or into `head` of the config, which allows it by its hash.'
  const name = directive.replace(/-(?:elem|attr)$/, '')
  const { origin } = new URL(url)
  const [short] = Object.entries(policyShorthands).find(([, one]) => one === name) ?? []
  const added =
    short === undefined ? `directives: { '${name}': ['${origin}'] }` : `${short}: ['${origin}']`
  const option = `contentSecurityPolicy: { ${added} }`
  return `Allow the host in the config: \`${option}\`. The options \`analytics\`, \`fonts\`, \`head\` and \`scripts\` allow theirs automatically.`
}

/** Without the messages of `fetch`, which repeat a refusal and leave out its directive. */
export function distinctRefusals(messages: Iterable<string>): readonly string[] {
  const all = [...messages]
  const urls = all.flatMap((one) => (one.includes('directive') ? urlsOf(one) : []))
  return all.filter(
    (one) => one.includes('directive') || !urlsOf(one).some((url) => urls.includes(url)),
  )
}

function urlsOf(message: string): readonly string[] {
  return (message.match(/(?:https?|wss?):\/\/[^\s'"]+/g) ?? []).map((url) => url.replace(/\.$/, ''))
}
