/** Recipients with the records that they are notified of, so that each gets one notice of many records. */
interface Hearers<R> {
  readonly people: readonly number[]
  readonly rows: readonly R[]
}

/** Groups recipients by their records. A person is in one group only. */
export function hearersOf<R extends { readonly id: number }>(
  heard: readonly { readonly person: number; readonly row: R }[],
): readonly Hearers<R>[] {
  const rowsOf = new Map<number, Map<number, R>>()
  for (const { person, row } of heard) {
    const rows = rowsOf.get(person) ?? new Map<number, R>()
    rowsOf.set(person, rows.set(row.id, row))
  }
  const groups = new Map<string, { people: number[]; rows: readonly R[] }>()
  for (const [person, rows] of rowsOf) {
    const key = [...rows.keys()].toSorted((a, b) => a - b).join()
    const group = groups.get(key)
    if (group) group.people.push(person)
    else groups.set(key, { people: [person], rows: [...rows.values()] })
  }
  return [...groups.values()]
}

/** Numbers of records that a notice of many names. */
const mostNamed = 5
/** The first numbers of some records. */
export const firstNumbers = (rows: readonly { readonly no: string }[]): string =>
  rows
    .slice(0, mostNamed)
    .map(({ no }) => no)
    .join('、')
