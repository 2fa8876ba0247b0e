/** What values inherit from. They have no enumerable properties, so a `for…in` loop finds none. */
const prototypes = { Object, Array, Function, String, Number, Boolean } as const

/** `Array.prototype.first`, and what removes it. */
type Inherited = ReadonlyMap<string, () => void>

/**
 * Run code of the site. Throws if it adds a property to all objects, lists or other values, and removes
 * it: code that doesn't expect it would fail later, at another place. What other code has added before,
 * such as a package of the config, stays.
 */
export function keepPrototypes<Result>(run: () => Result): Result {
  const before = listInherited()
  try {
    const result = run()
    refuse(removeAdded(before))
    return result
  } catch (cause) {
    removeAdded(before)
    throw cause
  }
}

/** The same for code that returns a promise. */
export async function keepPrototypesAsync<Result>(
  run: () => Result | Promise<Result>,
): Promise<Result> {
  const before = listInherited()
  try {
    const result = await run()
    refuse(removeAdded(before))
    return result
  } catch (cause) {
    removeAdded(before)
    throw cause
  }
}

function listInherited(): Inherited {
  return new Map(
    Object.entries(prototypes).flatMap(([name, { prototype }]) =>
      Object.keys(prototype).map((key) => [
        `${name}.prototype.${key}`,
        () => void Reflect.deleteProperty(prototype, key),
      ]),
    ),
  )
}

function removeAdded(before: Inherited): readonly string[] {
  const added = [...listInherited()].filter(([name]) => !before.has(name))
  for (const [, remove] of added) remove()
  return added.map(([name]) => name)
}

function refuse([first]: readonly string[]): void {
  if (first === undefined) return
  throw new Error(
    `It adds \`${first}\`, so every loop over the keys of a value finds it. Write a function, or use \`Object.defineProperty\` without \`enumerable\`.`,
  )
}
