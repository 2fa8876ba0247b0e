/** What values inherit from. They have no enumerable properties, so a `for…in` loop finds none. */
const prototypes = { Object, Array, Function, String, Number, Boolean } as const

/**
 * Run code of the site. Throws if it adds a property to all objects, lists or other values, and removes
 * it: code that doesn't expect it would fail later, at another place.
 */
export function keepPrototypes<Result>(run: () => Result): Result {
  try {
    const result = run()
    refuse(removeAdded())
    return result
  } catch (cause) {
    removeAdded()
    throw cause
  }
}

function removeAdded(): readonly string[] {
  return Object.entries(prototypes).flatMap(([name, { prototype }]) =>
    Object.keys(prototype).map((key) => {
      Reflect.deleteProperty(prototype, key)
      return `${name}.prototype.${key}`
    }),
  )
}

function refuse([first]: readonly string[]): void {
  if (first === undefined) return
  throw new Error(
    `It adds \`${first}\`, so every loop over the keys of a value finds it. Write a function, or use \`Object.defineProperty\` without \`enumerable\`.`,
  )
}
