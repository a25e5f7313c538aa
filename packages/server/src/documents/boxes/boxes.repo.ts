import type { BoxesFacts, BoxRow, Line } from '@jst/contracts/document'
import type { Queryable } from '../../kernel/database/database.ts'
import { findManyLines, replaceLines, shownField } from '../lines/lines.repo.ts'
import type { SubjectRow } from '../subject-row.ts'

/** Boxes of many records with their lines, in their order, by record. */
export async function findBoxes(
  db: Queryable,
  { boxes, lines }: BoxesFacts,
  kind: string,
  ids: readonly number[],
): Promise<Map<number, BoxRow[]>> {
  if (ids.length === 0) return new Map()
  const [rows, below] = await Promise.all([
    findManyLines(db, boxes, kind, ids),
    db.query<Line & { box: number }>(
      `select box_id as box, id as "Id", ${lines.fields.map(shownField).join(', ')} from ${lines.table} where kind = $1 and subject_id = any($2)
        order by subject_id, place, id`,
      [kind, ids],
    ),
  ])
  const byBox = Map.groupBy(below, ({ box }) => box)
  const linesOf = (id: number) => (byBox.get(id) ?? []).map(({ box: _box, ...line }): Line => line)
  return new Map([...rows].map(([id, found]) => [id, found.map((Box) => ({ Box, Lines: linesOf(Box.Id) }))]))
}

/** Writes the boxes and lines of a record as they are given. Rows with the id of another record are new ones. */
export async function replaceBoxes(
  tx: Queryable,
  { boxes, lines }: BoxesFacts,
  kind: string,
  row: SubjectRow,
  given: readonly BoxRow[],
): Promise<void> {
  const storedKeys = await keysOf(tx, boxes.table, kind, row)
  await replaceLines(
    tx,
    boxes,
    kind,
    row,
    given.map(({ Box }) => renewed(Box, storedKeys)),
  )
  // keys of the boxes by their place; lines of a box that is gone went with it
  const keys = await keysOf(tx, boxes.table, kind, row)
  const left = await keysOf(tx, lines.table, kind, row)
  const below = given.flatMap(({ Lines }, at) => Lines.map((line) => ({ line: renewed(line, left), box: keys[at]! })))
  await replaceLines(
    tx,
    lines,
    kind,
    row,
    below.map(({ line }) => line),
    below.map(({ box }) => box),
  )
}

const renewed = (line: Line, storedKeys: readonly number[]): Line => (storedKeys.includes(line.Id) ? line : { ...line, Id: 0 })

/** Keys of the rows of a record, in their order. */
async function keysOf(tx: Queryable, table: string, kind: string, { id }: SubjectRow): Promise<readonly number[]> {
  const rows = await tx.query<{ id: number }>(`select id from ${table} where kind = $1 and subject_id = $2 order by place, id`, [kind, id])
  return rows.map((row) => row.id)
}
