import type { ReplyOf } from '@jst/contracts'
import { siChannelCalls, type readReturnedSheet } from '@jst/contracts/si'
import type { EmployeeActor } from '../../../kernel/access/actor.ts'
import type { Queryable } from '../../../kernel/database/database.ts'
import { AppError } from '../../../kernel/errors.ts'
import { sheetsOf, type ReadSheet } from '../../../kernel/sheet/sheets.ts'
import { findSiRecord } from '../carrier/carrier.repo.ts'
import { parseLayout, type Layout } from '../carrier/layout/layout.ts'
import { readReturned } from '../carrier/layout/read.ts'
import { texts } from '../carrier/layout/texts.ts'
import { sideOf } from '../si.policy.ts'
import { findSi } from '../si.repo.ts'

const inUse = `select layout from ${siChannelCalls.entity.table} where company_id = $1 and carrier_code = $2 and enabled and removed_at is null
  and merged_into is null and layout <> ''`
/** Layout of the carrier of a record, of the channel that is in use. */
export async function layoutOf(db: Queryable, { companyId }: EmployeeActor, recordId: number): Promise<Layout | undefined> {
  const found = await findSiRecord(db, { id: recordId })
  const [row] = found ? await db.query<{ layout: string }>(inUse, [companyId, found.partner]) : []
  return row && parseLayout(row.layout).layout
}

const mostCells = 500
/** Compares a sheet that the carrier sent back with the record as it is stored now. @throws AppError NOT_FOUND, INVALID_INPUT without a layout */
export async function returnedSheet(
  db: Queryable,
  actor: EmployeeActor,
  id: number,
  fileName: string,
  table: ReadSheet,
): Promise<ReplyOf<typeof readReturnedSheet>> {
  const si = await findSi(db, id)
  if (!si || sideOf(actor, si) !== 'reviewer') throw new AppError('NOT_FOUND')
  const layout = await layoutOf(db, actor, id)
  if (!layout) throw new AppError('INVALID_INPUT', { message: texts.noLayout })
  const places = new Map(table.lines.map((line, at) => [line - 1, at]))
  const rows = Math.max(0, ...table.lines)
  const found = readReturned(layout, si.record, rows, (row, column) => table.rows[places.get(row) ?? -1]?.[column] ?? '')
  const Cells = found.slice(0, mostCells).map(({ cell, label, ours, theirs }) => ({ Cell: cell, Label: label, Ours: ours, Theirs: theirs }))
  return { FileName: fileName, ...sheetsOf(table), Cells, More: found.length - Cells.length }
}
