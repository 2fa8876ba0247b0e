import { spawn } from 'node:child_process'
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio'
import { cliPath } from '../../helpers/run-cli.ts'

/** A site with two sections whose headings have the same text, a heading with an id, and a finding. */
export const mcpSite = {
  'site.config.ts': `import { defineConfig } from 'docs-ssg'
export default defineConfig({
  title: 'Kettle',
  url: 'https://kettle.example',
  baseUrl: '/docs/',
  locales: [{ code: 'en', label: 'English' }, { code: 'de', label: 'Deutsch', path: 'de' }],
})
`,
  'docs/index.md': `---\ntitle: Kettle\ndescription: A client for kettles.\n---\n\nBoil water from code.\n`,
  'docs/guide/install.md': `---
title: Install
description: How to install the client.
---

Read [here](./heat.md) how to heat.

## Linux

### Options

Use the package manager of Linux.

## Windows {#on-windows}

### Options

Use the installer of Windows.

## Last

The end.
`,
  'docs/guide/heat.md': `---\ntitle: Heat\ndescription: Heat water to a temperature.\n---\n\nCall \`heat(80)\` to reach 80 degrees.\n`,
  'docs/private.md': `---\ntitle: Private\nllms: false\n---\n\nNot for programs.\n`,
  'i18n/de/index.md': '---\ntitle: Start\ndescription: Wasser kochen.\n---\n\nWasser kochen.\n',
  'notes.md': 'A note beside the site, which is not published.\n',
}

/** A client, and what ends it and its server. */
export interface Connection {
  readonly client: Client
  readonly close: () => Promise<void>
}

/** Connect over standard input and output to a command with these arguments. */
export async function connectStdio(args: readonly string[]): Promise<Connection> {
  const transport = new StdioClientTransport({
    command: process.execPath,
    args: [cliPath, 'mcp', ...args],
    stderr: 'ignore',
  })
  return connect(transport)
}

/** Connect over streamable HTTP. */
export async function connectHttp(args: readonly string[]): Promise<Connection> {
  const { url, end } = await startHttp(args)
  return connect(new StreamableHTTPClientTransport(new URL(url)), end)
}

async function connect(
  transport: Parameters<Client['connect']>[0],
  endServer?: () => Promise<void>,
): Promise<Connection> {
  const client = new Client({ name: 'test', version: '1.0.0' })
  await client.connect(transport)
  const close = async (): Promise<void> => {
    await client.close()
    await endServer?.()
  }
  return { client, close }
}

/** Start a server; returns its URL. */
export async function startHttp(args: readonly string[]): Promise<{
  readonly url: string
  readonly end: () => Promise<void>
}> {
  const child = spawn(process.execPath, [cliPath, 'mcp', ...args, '--port', '0'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const closed = new Promise((done) => child.once('close', done))
  const end = async (): Promise<void> => {
    child.kill('SIGTERM')
    await closed
  }
  let said = ''
  return new Promise((resolve, reject) => {
    child.stdout.on('data', (part: Buffer) => {
      said += part.toString('utf8')
      const [found] = /http:\/\/[^\s/]+:\d+\/mcp/.exec(said) ?? []
      if (found !== undefined) resolve({ url: found, end })
    })
    child.once('close', (code) => reject(new Error(`The server ended with ${code}.`)))
  })
}

/** The text that a tool returns, and whether it is an error. */
export async function callTool(
  client: Client,
  name: string,
  args: Record<string, unknown> = {},
): Promise<{ readonly text: string; readonly isError: boolean }> {
  const { content, isError } = await client.callTool({ name, arguments: args })
  const [first] = content
  return { text: first?.type === 'text' ? first.text : '', isError: isError === true }
}
