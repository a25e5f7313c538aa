import type { Client } from 'pg'
import { readPackingFile, savePackingLists, type PackingFile, type PackingGrid } from '@jst/contracts/packing'
import { sumOf, type PackedBox } from '@jst/packing'
import { sheetRows } from '@jst/packing/sheets'
import { readSheet, sheetLimits, writeSheets } from '../../packages/server/src/kernel/sheet/sheets.ts'
import { timed } from '../booking/acts.ts'
import { call } from '../kit/http.ts'
import type { Product } from '../kit/product.ts'
import { boxCount, boxesOf, lineCount } from './boxes.ts'

const By = { Packer: '', PackedAt: '', PackedOn: '', Signature: '' }

/** A workbook of a row for each line, as the product writes it. */
export async function workbook(): Promise<Buffer> {
  const [head = [], ...rows] = sheetRows(boxesOf(0))
  return writeSheets([{ name: '1', columns: head.map((title) => ({ title, width: 12 })), rows }])
}

/** Milliseconds until the file is read. */
export async function readFile({ origin }: Product, token: string, file: Buffer): Promise<number> {
  const { ms } = await timed(async () => {
    const form = new FormData()
    form.append('file', new Blob([new Uint8Array(file)]), 'bench.xlsx')
    const response = await fetch(origin + readPackingFile.path, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
      body: form,
    })
    const { Data, Message } = (await response.json()) as { Data: PackingFile; Message?: string }
    if (!response.ok) throw new Error(`the file was refused: ${Message}`)
    const lines = Data.Boxes.reduce((sum, { Lines }) => sum + Lines.length, 0)
    if (lines !== lineCount || Data.Unread.length > 0) throw new Error(`${lines} of ${lineCount} lines were read`)
  })
  return ms
}

/** The cells of the file alone, in this process, its thread included. */
export const bareRead = async (file: Buffer): Promise<number> =>
  (await timed(() => readSheet(file, { ...sheetLimits, rows: lineCount + 2 }))).ms

/** Confirmed bookings without a list. */
export async function packableBookings(owner: Client, count: number): Promise<number[]> {
  const { rows } = await owner.query<{ id: string }>(
    `select id from booking where code like 'BENCH%' and state = 5 order by id desc limit $1`,
    [count],
  )
  return rows.map(({ id }) => Number(id))
}

const write = ({ origin }: Product, token: string, BookingId: number, Lists: readonly object[]) =>
  call<PackingGrid & { Issues: object[] }>(origin + savePackingLists.path, { token, body: { BookingId, Lists } })

/** Milliseconds of writing new lists, and of writing all of them again with one line more heavy in each. */
export async function written(product: Product, token: string, booking: number, boxes: readonly PackedBox[]) {
  const first = await timed(() =>
    write(
      product,
      token,
      booking,
      boxes.map((Box) => ({ Id: 0, Box, By, Reason: '' })),
    ),
  )
  // boxes of the booking's slips stand beside them, without a list
  const Lists = first.answer.Lists.filter(({ Id }) => Id !== 0)
  if (Lists.length !== boxCount) throw new Error(`${Lists.length} lists instead of ${boxCount}`)
  const again = await timed(() =>
    write(
      product,
      token,
      booking,
      Lists.map(({ Id, UpdateTime, Box, Reason }) => ({ Id, UpdateTime, Box: heavier(Box), By, Reason })),
    ),
  )
  const rewritten = again.answer.Lists.filter(({ Id }) => Id !== 0)
  if (rewritten.some(({ Box }, at) => Box.Weight <= Lists[at]!.Box.Weight)) throw new Error('a list was not written again')
  return { made: first.ms, changed: again.ms }
}

function heavier(box: PackedBox): PackedBox {
  const [first, ...others] = box.Lines
  const Lines = [{ ...first!, Weight: (Math.round(first!.Weight * 1_000) + 1) / 1_000 }, ...others]
  return { ...box, ...sumOf(Lines), Lines }
}

/** The same rows added by one bare statement; they are taken away afterwards. */
export async function bareWritten(owner: Client, booking: number, boxes: readonly PackedBox[]): Promise<number> {
  const content = boxes.map((box, at) => ({ code: `BARE${at}`, box_no: `BARE${at}`, box_type: box.BoxType, box, ...sumOf(box.Lines) }))
  const { ms } = await timed(() =>
    owner.query(
      `insert into packing_list (company_id, operator_id, booking_id, code, vessel, voyage_no, box_no, box_type, box,
    packages, weight, volume, search)
        select b.company_id, b.operator_id, b.id, x.code, b.vessel, b.voyage_no, x.box_no, x.box_type, x.box,
    x."Packages", x."Weight", x."Volume", x.code
        from booking b, jsonb_to_recordset($2::jsonb) as x (code text, box_no text, box_type text, box jsonb, "Packages" integer, "Weight" numeric,
          "Volume" numeric) where b.id = $1`,
      [booking, JSON.stringify(content)],
    ),
  )
  await owner.query(`delete from packing_list where booking_id = $1 and code like 'BARE%'`, [booking])
  return ms
}
