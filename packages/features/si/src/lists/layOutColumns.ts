import type { Column } from '@jst/ui'

/** How a column stands in a list before its reader changes that: in sight, in sight where there is room, or in the settings alone. */
type Place = 'shown' | 'narrow' | 'hidden'
const hiddenBy = { shown: false, narrow: 'narrow', hidden: true } as const satisfies Record<Place, Column<never>['hidden']>

/**
 * Columns of a list in the order of their names. `widths`: where the list has less or more room for a column than others.
 * @param columns all columns of the record, by name
 */
export const layOutColumns = <Row, K extends string>(
  columns: Readonly<Record<K, Column<Row>>>,
  places: readonly Partial<Record<Place, readonly K[]>>[],
  widths: Partial<Record<K, number>> = {},
): Column<Row>[] =>
  places.flatMap((names) =>
    (Object.keys(names) as Place[]).flatMap((place) =>
      (names[place] ?? []).map((name) => {
        const column = columns[name]
        return { ...column, width: widths[name] ?? column.width, hidden: hiddenBy[place] }
      }),
    ),
  )
