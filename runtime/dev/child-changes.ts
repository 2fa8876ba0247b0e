/** Children that differ between two lists: their indexes in both, without the end. */
export interface ChildChange {
  readonly oldStart: number
  readonly oldEnd: number
  readonly newStart: number
  readonly newEnd: number
}

/**
 * The changes that turn one list of children into the other, by their longest common subsequence;
 * last change first.
 */
export function findChildChanges(
  old: readonly string[],
  fresh: readonly string[],
): readonly ChildChange[] {
  const lengths = commonLengths(old, fresh)
  const changes: ChildChange[] = []
  let a = 0
  let b = 0
  while (a < old.length || b < fresh.length) {
    const [oldStart, newStart] = [a, b]
    while ((a < old.length || b < fresh.length) && !(a < old.length && old[a] === fresh[b])) {
      const skipsOld =
        b >= fresh.length || (a < old.length && at(lengths, a + 1, b) >= at(lengths, a, b + 1))
      if (skipsOld) a += 1
      else b += 1
    }
    if (a > oldStart || b > newStart) changes.push({ oldStart, oldEnd: a, newStart, newEnd: b })
    while (a < old.length && old[a] === fresh[b]) {
      a += 1
      b += 1
    }
  }
  return changes.toReversed()
}

/** At [a][b]: the length of the longest common subsequence of the lists from a and b on. */
function commonLengths(old: readonly string[], fresh: readonly string[]): readonly number[][] {
  const lengths = Array.from({ length: old.length + 1 }, () =>
    Array.from({ length: fresh.length + 1 }, () => 0),
  )
  for (let a = old.length - 1; a >= 0; a -= 1) {
    for (let b = fresh.length - 1; b >= 0; b -= 1) {
      const row = lengths[a]
      if (row === undefined) continue
      row[b] =
        old[a] === fresh[b]
          ? at(lengths, a + 1, b + 1) + 1
          : Math.max(at(lengths, a + 1, b), at(lengths, a, b + 1))
    }
  }
  return lengths
}

function at(lengths: readonly number[][], a: number, b: number): number {
  return lengths[a]?.[b] ?? 0
}
