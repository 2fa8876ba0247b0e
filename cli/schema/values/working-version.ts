interface Named {
  readonly name: string
}

/**
 * The version whose docs are in `docs.path`, where their authors write: `current`, or the first one
 * if none has that name. It need not be the latest version, which is the first.
 */
export function findWorkingVersion<Version extends Named>(
  versions: readonly Version[],
): Version | undefined {
  return versions.find(({ name }) => name === 'current') ?? versions[0]
}
