/** What allows that which the content security policy refused, from the message of the browser. */
export function describeRefusal(message: string): string {
  const directive = /directive:? ["']?([\w-]+)/.exec(message)?.[1]
  const url = [...message.matchAll(/'((?:https?|wss?):\/\/[^']+)'/g)]
    .map(([, found = '']) => found)
    .find((found) => URL.canParse(found))
  if (directive === undefined || url === undefined)
    return 'Move inline code into a file, or into `head` of the config, which allows it by its hash.'
  const name = directive.replace(/-(?:elem|attr)$/, '')
  const option = `contentSecurityPolicy: { directives: { '${name}': ['${new URL(url).origin}'] } }`
  return `Allow the host in the config: \`${option}\`. The options \`analytics\`, \`fonts\`, \`head\` and \`scripts\` allow theirs automatically.`
}
