/** Variables of samples. Nothing of the environment of the check is passed on. */
const variables = { TZ: 'UTC', NODE_ENV: 'development', NO_COLOR: '1' }

/** True for versions of Node from `[major, minor]` on, within that major version or later ones. */
function isSince([major, minor]: readonly [number, number], version: string): boolean {
  const [ownMajor = 0, ownMinor = 0] = version.split('.').map(Number)
  return ownMajor > major || (ownMajor === major && ownMinor >= minor)
}

/**
 * Node's permission model denies files, child processes, threads, native addons, WASI and the
 * inspector unless a flag allows them, and no flag does. It has its final name since Node 22.13 and
 * 23.5, and also denies the network since Node 25. Since 22.14 and 23.7, a flag keeps SIGUSR1 from
 * starting the inspector.
 */
function permissionFlags(version: string): readonly string[] {
  const isFinal = isSince([22, 13], version) && !/^23\.[0-4]\./.test(version)
  const ignoresSignal = isSince([22, 14], version) && !/^23\.[0-6]\./.test(version)
  return [
    isFinal ? '--permission' : '--experimental-permission',
    ...(ignoresSignal ? ['--disable-sigusr1'] : []),
  ]
}

/** How Node must be started so that a script has no rights; `memory` is the heap in MiB. */
export function jailArguments(
  version: string,
  memory: number,
  flags: readonly string[] = [],
): { readonly args: readonly string[]; readonly env: Readonly<Record<string, string>> } {
  return {
    args: [
      ...permissionFlags(version),
      `--max-old-space-size=${memory}`,
      '--experimental-vm-modules',
      '--no-warnings',
      ...flags,
      '--input-type=module',
      '--eval',
    ],
    env: variables,
  }
}
