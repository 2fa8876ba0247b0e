/** The value that a record itself has under a name; `constructor` and the like are names without a value until it does. */
export const ownValue = <Value>(
  record: Readonly<Record<string, Value>> | undefined,
  name: string,
): Value | undefined => (record && Object.hasOwn(record, name) ? record[name] : undefined)
