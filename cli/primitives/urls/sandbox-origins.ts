/** The sites that open a project, and where their forms send it. */
export const sandboxOrigins = {
  stackblitz: 'https://stackblitz.com',
  codesandbox: 'https://codesandbox.io',
} as const

/** The name of such a site in the config and in pages. */
export type SandboxHost = keyof typeof sandboxOrigins

/** The names of all sites. */
export const sandboxHosts = ['stackblitz', 'codesandbox'] as const satisfies readonly SandboxHost[]

/** The origins to which the forms of these sandboxes send their fields. */
export function listSandboxOrigins(hosts: readonly SandboxHost[]): readonly string[] {
  return hosts.map((host) => sandboxOrigins[host])
}
