interface Addresses {
  readonly homepage: string
  readonly repository: { readonly type: string; readonly url: string }
  readonly bugs: string
}
export function addressesOf(repository: string | undefined, manual?: string): Addresses
export function setAddresses(root: string, addresses: Addresses): void
export function withManualLinks(readme: string, homepage: string): string
