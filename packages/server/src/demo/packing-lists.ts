import { listDocument, listStates, slipStates, type ListState } from '@jst/contracts/packing'
import type { Queryable } from '../kernel/database/database.ts'
import { packingInDemo } from '../modules/packing/index.ts'

const { boxesOfBooking, demandBooking, insertLists, insertWarnings, listRowOf, shipmentOf, siBoxes } = packingInDemo
const hour = 3_600_000

interface PackedSlip {
  readonly booking: number
  readonly boxNo: string
  readonly sealNo: string
  readonly state: number
  readonly pickedUpAt: string
}
const slips = `select s.booking_id as booking, s.box_no as "boxNo", s.seal_no as "sealNo", s.state, s.picked_up_at as "pickedUpAt" from box_slip s
  where s.staff_id = $1 and s.box_no <> '' and s.state = any($2) order by s.booking_id, s.id`

/** Packing lists of the boxes that were picked up: accepted of those in the port, on their way of the others. */
export async function seedPackingLists(tx: Queryable, operator: number, now: Date): Promise<void> {
  const { pickedUp, gatedIn } = slipStates.codes
  const rows = await tx.query<PackedSlip>(slips, [operator, [pickedUp, gatedIn]])
  const open = (['submitted', 'draft', 'returned'] as const satisfies readonly ListState[]).values()
  let seq = 0
  const codeAt = (at: Date) => `ZX${at.toISOString().slice(2, 4)}${at.toISOString().slice(5, 7)}${String((seq += 1)).padStart(6, '0')}`
  for (const [id, bookingSlips] of Map.groupBy(rows, ({ booking }) => booking)) {
    const booking = await demandBooking(tx, id)
    const [boxes, said] = [boxesOfBooking(booking), await siBoxes(tx, id)]
    for (const [at, slip] of bookingSlips.entries()) {
      const box = said.find(({ BoxNo }) => BoxNo === slip.boxNo) ?? boxes[at]
      if (!box) continue
      const packedAt = new Date(Math.min(now.getTime() - hour, Date.parse(slip.pickedUpAt) + 5 * hour))
      const state: ListState = slip.state === gatedIn ? 'accepted' : (open.next().value ?? 'draft')
      const Seals = slip.sealNo === '' ? [] : [{ No: slip.sealNo, Source: 'carrier' as const }]
      const By = { Packer: '陈志强', PackedAt: '客户工厂', PackedOn: packedAt.toISOString().slice(0, 10), Signature: '' }
      const row = listRowOf(
        booking,
        { Box: { ...box, BoxNo: slip.boxNo, Seals, Tare: box.BoxType.startsWith('2') ? 2_200 : 3_900 }, By, Reason: '' },
        0,
      )
      const Code = codeAt(packedAt)
      const { companyId, operatorId, ownerId } = booking
      const owner = { companyId, operatorId, bookingId: id, ownerId, by: ownerId! }
      const [list] = await insertLists(tx, [owner], [{ ...row, values: { ...row.values, Code } }])
      const { dueHours = null } = listStates.states[state] as { readonly dueHours?: number }
      await tx.query(
        `update packing_list set state = $2, state_since = $3, state_due = $3::timestamptz + make_interval(hours => $4), create_time = $3,
          update_time = $3 where id = $1`,
        [list, listStates.codes[state], packedAt, dueHours],
      )
      await tx.query(
        `insert into document_entry (kind, subject_id, company_id, operator_id, audience, event, author_name, author_company, at)
          select $1, t.id, t.company_id, t.operator_id, 'customer', 'created', e.name, c.name, $3
          from packing_list t join company c on c.id = t.company_id
          join lateral (select name from employee where company_id = c.id and not disabled order by id limit 1) e on true where t.id = $2`,
        [listDocument.kind, list, packedAt],
      )
    }
  }
  const [one, other] = [...new Set(rows.map(({ booking }) => booking))]
  if (one !== undefined && other !== undefined) await seedSharedBox(tx, { one, other, code: codeAt(now) })
}

/** A box that two bills share: its seal was changed, and nobody has confirmed it for the other bill yet. */
async function seedSharedBox(tx: Queryable, { one, other, code }: { one: number; other: number; code: string }): Promise<void> {
  const [booking, beside] = [await demandBooking(tx, one), await demandBooking(tx, other)]
  const [ownBillNo, theirs] = [shipmentOf(booking).BlNo, shipmentOf(beside).BlNo]
  const Lines = [booking, beside].flatMap((said, at) =>
    (boxesOfBooking(said)[0]?.Lines ?? [])
      .slice(0, 1)
      .map((line) => ({ ...line, Key: `shared-${at}`, BillNo: at === 0 ? ownBillNo : theirs, Packages: 120, Weight: 2_400, Volume: 14.5 })),
  )
  const box = { BoxNo: 'TGHU4567896', BoxType: '40HQ', Seals: [{ No: 'CN884412', Source: 'carrier' as const }], Fcl: 'lcl' as const }
  const row = listRowOf(
    booking,
    {
      Box: { ...box, Packages: 0, Weight: 0, Volume: 0, Lines },
      By: { Packer: '洋山仓库', PackedAt: '洋山监管仓', PackedOn: '', Signature: '' },
      Reason: '',
    },
    0,
  )
  const { staffId, ownerId } = booking
  const owner = { companyId: staffId, operatorId: null, bookingId: one, ownerId, by: ownerId! }
  const [list] = await insertLists(tx, [owner], [{ ...row, values: { ...row.values, Code: code } }])
  await insertWarnings(tx, [
    {
      staffId,
      listId: list!,
      bookingId: other,
      boxNo: box.BoxNo,
      billNo: theirs,
      others: [ownBillNo],
      words: `同箱 ${box.BoxNo} 有变动：封号 CN884401 → CN884412，请核对本票`,
      by: '上海海捷 洋山仓库',
    },
  ])
}
