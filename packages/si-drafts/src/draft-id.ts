/** A random draft id of 6 digits (spec §9) that is not in `taken`. */
export function newDraftId(random: () => number, taken: ReadonlySet<number>): number {
  for (;;) {
    const id = 100_000 + Math.floor(random() * 900_000)
    if (!taken.has(id)) return id
  }
}
