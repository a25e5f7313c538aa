import type { FieldSpec, SiContainer, SiRecord } from '@jst/contracts/si'
import { linesById, pairContainers } from '@jst/si-drafts/rules'
import { formatNumber } from '@jst/ui'
import { containerFields, lineFields, masterBillFields, recordFields } from '../declared-fields.ts'
import { shown, shownFigure, weightAndVolume } from '../bill/labels.ts'
import { texts as shared } from '../bill/texts.ts'
import { keyOfPlace, labelOfPlace, type Place } from '../bill/remark-path.ts'

/** One value of the record under review beside what it was before and what was booked. */
export interface CompareRow {
  readonly key: string
  readonly place: Place
  readonly label: string
  /** Fixed-pitch text, compared line by line. */
  readonly lines: boolean
  /** Null: the box or line does not exist there. Undefined: that side says nothing about it. */
  readonly before: string | null | undefined
  readonly order: string | null | undefined
  readonly now: string | null
}

/** Sides beside the record: an earlier version, the booking, or both. */
export interface Sides {
  before?: SiRecord | undefined
  order?: SiRecord | undefined
}

type Name = keyof typeof recordFields
/** Fields that a booking fixes; the rest of a record is the submitter's. */
const booked: ReadonlySet<Name> = new Set<Name>([
  'mblNo',
  'bookingNo',
  'carrier',
  'vessel',
  'voyage',
  'receiptPlace',
  'receiptPlaceCode',
  'loadPort',
  'loadPortCode',
  'dischargePort',
  'dischargePortCode',
  'deliveryPlace',
  'deliveryPlaceCode',
  'paymentMethod',
  'transportTerms',
  'quotationNo',
])
const filled = <T>(fields: Record<string, FieldSpec>, without: readonly string[]) =>
  Object.entries(fields)
    .filter(([name, { by }]) => by === 'user' && !without.includes(name))
    .map(([name]) => name as T & string)
const recordNames = filled<Name>(recordFields, ['orderId', 'siType', 'draftCount', 'carried'])
const boxNames = filled<keyof typeof containerFields>(containerFields, ['id'])
const lineNames = filled<keyof typeof lineFields>(lineFields, ['id'])

/** True when one of the sides says something else than the record. */
export const differs = ({ before, order, now }: CompareRow): boolean =>
  (before !== undefined && before !== now) || (order !== undefined && order !== now)

interface Shown {
  /** Equal rows as well. */
  all?: boolean
  /** Keys of rows that are shown whether they differ or not. */
  always?: ReadonlySet<string>
}

/** Field by field, boxes matched by number and goods lines by id. */
export function compareSides(now: SiRecord, sides: Sides, { all = false, always }: Shown = {}): CompareRow[] {
  const rows = [...recordRows(now, sides), ...boxRows(now, sides), ...goneRows(now, sides), ...mergedRows(now, sides)]
  const compared = ({ before, order }: CompareRow) => before !== undefined || order !== undefined
  return rows.filter((row) => (all ? compared(row) : differs(row)) || always?.has(row.key))
}

const row = (now: SiRecord, place: Place, values: Pick<CompareRow, 'before' | 'order' | 'now'>, lines = false): CompareRow => ({
  key: keyOfPlace(place),
  place,
  label: labelOfPlace(place, now),
  lines,
  ...values,
})

const recordRows = (now: SiRecord, { before, order }: Sides): CompareRow[] =>
  recordNames.map((name) =>
    row(
      now,
      { field: name },
      {
        before: before && shown(name, before[name]),
        order: order && booked.has(name) ? shown(name, order[name]) : undefined,
        now: shown(name, now[name]),
      },
      recordFields[name].kind === 'grid',
    ),
  )

const describe = (box: SiContainer) =>
  [box.type, box.sealNo, `${formatNumber(box.packages)} ${box.packageKind}`.trim(), weightAndVolume(box)].filter(Boolean).join(' · ')

/** The box of a side that is the given one of the record; undefined: the side is not there, null: it has no such box. */
function partners(now: SiRecord, side: SiRecord | undefined): (index: number) => SiContainer | null | undefined {
  if (!side) return () => undefined
  const { pairs } = pairContainers(side.containers, now.containers)
  return (index) => side.containers[pairs.get(index) ?? -1] ?? null
}

function boxRows(now: SiRecord, { before, order }: Sides): CompareRow[] {
  const [beforeOf, orderOf] = [partners(now, before), partners(now, order)]
  return now.containers.flatMap((box, container): CompareRow[] => {
    const [old, planned] = [beforeOf(container), orderOf(container)]
    const value = (side: SiContainer | null | undefined, name: (typeof boxNames)[number]) =>
      side === undefined || side === null ? undefined : shownFigure(name, side[name])
    const boxRow = row(
      now,
      { container },
      { before: old === null ? null : undefined, order: planned === null ? null : undefined, now: describe(box) },
    )
    const fields = boxNames.map((name) =>
      row(now, { container, field: name }, { before: value(old, name), order: value(planned, name), now: shownFigure(name, box[name]) }),
    )
    return [boxRow, ...fields, ...(old ? lineRows(now, container, old) : [])]
  })
}

/** Goods lines are the submitter's: an order has none to compare with. */
function lineRows(now: SiRecord, container: number, old: SiContainer): CompareRow[] {
  const box = now.containers[container]
  if (!box) return []
  return linesById(old.lines, box.lines).flatMap(([first, second], position): CompareRow[] => {
    const line = second ? box.lines.indexOf(second) : position
    const place = { container, line }
    if (!first || !second) return [row(now, place, { before: first?.goods ?? null, order: undefined, now: second?.goods ?? null }, true)]
    return lineNames.map((name) =>
      row(
        now,
        { ...place, field: name },
        { before: shownFigure(name, first[name]), order: undefined, now: shownFigure(name, second[name]) },
        lineFields[name].kind === 'grid',
      ),
    )
  })
}

/** Name of a container; without a number its place in the list. */
export const nameOfBox = (box: SiContainer, index: number): string => box.containerNo || `#${index + 1}`
/** Key of the row of a box that the record has no more. */
export const keyOfGone = (box: string): string => `gone ${box}`

/** Boxes that a side has and the record has not, once each. */
function goneRows(now: SiRecord, { before, order }: Sides): CompareRow[] {
  const gone = new Map<string, CompareRow>()
  const add = (side: SiRecord | undefined, name: 'before' | 'order') => {
    if (!side) return
    for (const index of pairContainers(side.containers, now.containers).onlyFirst) {
      const box = side.containers[index]
      if (!box) continue
      const label = nameOfBox(box, index)
      const goneBox = gone.get(label) ?? {
        ...row(now, {}, { before: undefined, order: undefined, now: null }),
        key: keyOfGone(label),
        label: shared.bill.container(label),
      }
      gone.set(label, { ...goneBox, [name]: describe(box) })
    }
  }
  add(before, 'before')
  add(order, 'order')
  return [...gone.values()]
}

function mergedRows(now: SiRecord, { before }: Sides): CompareRow[] {
  const numbers = ({ masterBills }: SiRecord) =>
    masterBills
      .map(({ mergedMblNo, mergedBookingNo }) => [mergedMblNo, mergedBookingNo].filter(Boolean).join(' · '))
      .join(shared.joints.names)
  const values = { before: before && numbers(before), order: undefined, now: numbers(now) }
  return [{ ...row(now, { field: 'mergeMblNo' }, values), key: 'merged', label: masterBillFields.mergedMblNo.zh }]
}
