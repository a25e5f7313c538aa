import type { PackedBox, PackedLine } from '@jst/contracts/packing'
import { SiStatus } from '@jst/contracts/si'
import type { Queryable } from '../../../kernel/database/database.ts'

/** Shipping instructions that say nothing any more. */
export const goneSi: readonly number[] = [SiStatus.withdrawn, SiStatus.voided]

interface SiLine {
  readonly billNo: string
  readonly goodsZh: string
  readonly goods: string
  readonly hsCode: string
  readonly marks: string
  readonly packageKind: string
  readonly packages: number
  readonly weight: number
  readonly volume: number
  readonly special: Readonly<Record<string, unknown>>
}
interface SiBox extends SiLine {
  readonly boxNo: string
  readonly type: string
  readonly sealNo: string
  readonly lines: readonly SiLine[]
}
const lineOf = (
  alias: string,
  goods: string,
) => `'billNo', coalesce(nullif(r.split_mbl_no, ''), nullif(r.mbl_no, ''), ''), 'goodsZh', ${goods === 'line' ? `${alias}.goods_zh` : `''`},
  'goods', ${goods === 'line' ? `${alias}.goods` : 'r.goods'}, 'hsCode', ${goods === 'line' ? `${alias}.hs_code` : 'r.hs_code'},
  'marks', ${goods === 'line' ? `${alias}.marks` : 'r.marks'}, 'packageKind', ${alias}.package_kind, 'packages', ${alias}.packages,
  'weight', ${alias}.weight::float8, 'volume', ${alias}.volume::float8, 'special', ${alias}.special`

/** Boxes that the shipping instructions of an order say, bill by bill; a box that bills share stands once with the lines of all. Asked as the server. */
export async function siBoxes(system: Queryable, booking: number): Promise<PackedBox[]> {
  const rows = await system.query<{ box: SiBox }>(
    `select jsonb_build_object('boxNo', c.container_no, 'type', c.type, 'sealNo', c.seal_no, ${lineOf('c', 'box')},
        'lines', coalesce((select jsonb_agg(jsonb_build_object(${lineOf('l', 'line')}) order by l.seq)
          from si_line l where l.container_id = c.id), '[]')) as box
      from si_container c join si_record r on r.id = c.record_id join cargo_order o on o.id = r.order_id
      where o.booking_id = $1 and r.delete_mark = 0 and r.status <> all($2) order by r.id, c.seq limit 2000`,
    [booking, goneSi],
  )
  const found = new Map<string, SiBox[]>()
  for (const [at, { box }] of rows.entries()) {
    const key = box.boxNo === '' ? `@${at}` : box.boxNo
    found.set(key, [...(found.get(key) ?? []), box])
  }
  return [...found.values()].map((parts, at) => packedOf(parts, at))
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '')
function packedOf(parts: readonly SiBox[], at: number): PackedBox {
  const [first] = parts
  const lines = parts.flatMap((part) => (part.lines.length > 0 ? part.lines : [part]))
  const Lines = lines.map((line, place): PackedLine => ({
    Key: `si-${at + 1}-${place + 1}`,
    BillNo: line.billNo,
    Packages: line.packages,
    PackageKind: line.packageKind,
    Weight: line.weight,
    Volume: line.volume,
    Marks: line.marks,
    GoodsZh: line.goodsZh,
    GoodsEn: line.goods,
    HsCode: line.hsCode,
    DgClass: text(line.special['TBD_IMO_CLASS']),
    UnNo: text(line.special['TBD_UN_NO']),
  }))
  const seals = [...new Set(parts.flatMap(({ sealNo }) => sealNo.split(/[/,]/).map((no) => no.trim())))].filter((no) => no !== '')
  return {
    BoxNo: first!.boxNo,
    BoxType: first!.type,
    Seals: seals.map((No) => ({ No, Source: '' as const })),
    Fcl: 'full',
    Packages: 0,
    Weight: 0,
    Volume: 0,
    Lines,
  }
}

/** Lists of the last booking of the same customer between the same ports. Asked as the server. */
export const lastBoxes = (system: Queryable, booking: number) =>
  system
    .query<{ box: PackedBox; no: string }>(
      `select t.box, t.booking_no as no from packing_list t where t.state <> 9 and t.removed_at is null and t.booking_id = (
        select p.booking_id from packing_list p join booking b on b.id = $1 where p.staff_id = b.staff_id and p.company_id = b.company_id
          and p.pol_code = b.pol_code and p.pod_code = b.pod_code and p.booking_id <> $1 and p.state <> 9 and p.removed_at is null
        order by p.update_time desc, p.id desc limit 1) order by t.id limit 1000`,
      [booking],
    )
    .then((rows) => ({ no: rows[0]?.no ?? '', boxes: rows.map(({ box }) => box) }))

/** Bills of an order: of its shipping instructions, and the one of the shipping order. */
export const billsOf = (system: Queryable, booking: number) =>
  system
    .query<{ no: string }>(
      `select distinct no from (select b.bl_no as no from booking b where b.id = $1
        union all select coalesce(nullif(r.split_mbl_no, ''), r.mbl_no) from si_record r join cargo_order o on o.id = r.order_id
          where o.booking_id = $1 and r.delete_mark = 0 and r.status <> all($2)) x where no <> '' order by no limit 200`,
      [booking, goneSi],
    )
    .then((rows) => rows.map(({ no }) => no))

/** Booking of an order that the connection sees; null for an order that was made of none, undefined for one that is not there. */
export const bookingOfOrder = (db: Queryable, order: number) =>
  db.query<{ booking: number | null }>('select booking_id as booking from cargo_order where id = $1', [order]).then(([row]) => row?.booking)

/** Boxes of the packing lists in use of an order, for its forwarder. Asked as the server, by a reader of the order. */
export const packedBoxesOfOrder = (system: Queryable, orderId: number, operatorId: number): Promise<PackedBox[]> =>
  system
    .query<{ box: PackedBox }>(
      `select t.box from packing_list t join cargo_order o on o.booking_id = t.booking_id
        where o.id = $1 and t.state <> 9 and t.removed_at is null and (t.company_id = $2 or t.operator_id = $2) order by t.id limit 1000`,
      [orderId, operatorId],
    )
    .then((rows) => rows.map(({ box }) => box))
