import type { Issue } from '@jst/contracts'
import type { ManifestContent, VgmContent } from '@jst/contracts/manifest'
import type { PackedBox } from '@jst/contracts/packing'
import { emptyVgm, vgmOf, vgmProblems, vgmWords, type VgmFinding } from '@jst/manifest/vgm'
import { sumOf, type Words } from '@jst/packing'
import type { Queryable } from '../../../kernel/database/database.ts'
import { findBookings } from '../../booking/index.ts'
import { listBoxes } from '../filing/sources.repo.ts'
import type { StoredManifest } from '../filing/manifest.repo.ts'

/** Facts of the server about the boxes of a bill: of packing lists, else of the filing. A box has all its cargo, also of other bills. */
export type BoxFacts = ReadonlyMap<string, PackedBox>

/** Boxes of packing lists that hold cargo of the bill count before those of the filing. Asked as the server by a reader of the filing. */
export async function boxFactsOf(
  system: Queryable,
  { bookingId, content }: Pick<StoredManifest, 'bookingId' | 'content'>,
  company: number,
): Promise<BoxFacts> {
  const ownBoxNos = new Set(content.Boxes.map(({ BoxNo }) => BoxNo))
  const lists = bookingId === null ? [] : await listBoxes(system, bookingId, company)
  const isOfBill = ({ BoxNo, Lines }: PackedBox) =>
    BoxNo !== '' && (ownBoxNos.has(BoxNo) || Lines.some(({ BillNo }) => BillNo === '' || BillNo === content.BillNo))
  const listedBoxes = lists.filter(isOfBill).map((box) => ({ ...box, ...(box.Lines.length > 0 ? sumOf(box.Lines) : {}) }))
  return new Map([...content.Boxes.filter(({ BoxNo }) => BoxNo !== ''), ...listedBoxes].map((box) => [box.BoxNo, box]))
}

/** The declaration that a box begins with. */
export const startOfBox = (box: PackedBox, { BillNo, Shipper }: ManifestContent, bookingNo: string): VgmContent => ({
  ...emptyVgm(box.BoxNo),
  BoxType: box.BoxType,
  IsoType: box.IsoType ?? '',
  Seals: box.Seals.map(({ No }) => No).join('/'),
  BookingNo: bookingNo,
  BillNo,
  Cargo: box.Weight,
  Tare: box.Tare ?? 0,
  MaxGross: box.MaxGross ?? 0,
  Party: Shipper.Name,
})

/** VGM cut-off of the shipping order, and the number of the booking; null and '' without one. */
export async function bookingFactsOf(
  system: Queryable,
  bookingId: number | null,
): Promise<{ readonly cutoff: string | null; readonly no: string }> {
  if (bookingId === null) return { cutoff: null, no: '' }
  const [booking] = await findBookings(system, [bookingId])
  if (!booking) return { cutoff: null, no: '' }
  const { shippingOrder, no } = booking
  return { cutoff: shippingOrder?.Cutoffs.VCO ?? null, no: String(shippingOrder?.Values['SoNo'] || no) }
}

/** A declaration compared with the cargo and tare that the packing list says, whatever its own weights are. */
function againstList(record: VgmContent, box: PackedBox | undefined): VgmContent | undefined {
  const vgm = record.Vgm || vgmOf(record)
  if (!box || !vgm || box.Weight === 0 || (record.Unit !== 'KGM' && record.Dunnage + record.Tare > 0)) return undefined
  const compared = { Method: 'SM1', Unit: 'KGM', Weighed: vgm, Vgm: vgm, Truck: 0, Chassis: 0 } as const
  return { ...record, ...compared, Cargo: box.Weight, Tare: box.Tare ?? record.Tare }
}
const isFar = ({ code }: VgmFinding) => code === 'FAR'

interface CheckTimes {
  readonly cutoff: string | null
  readonly now: Date
}
type Checked = Readonly<Record<'content', VgmContent>> & { readonly lateReason: string }
/** Findings of declarations, row by row, with the facts of the server: plate, packing list and cut-off. */
export function vgmFindings(rows: readonly Checked[], facts: BoxFacts, { cutoff, now }: CheckTimes): VgmFinding[][] {
  const records = rows.map(({ content }) => ({ ...content, MaxGross: facts.get(content.BoxNo)?.MaxGross ?? content.MaxGross }))
  const found = Map.groupBy(vgmProblems(records), ({ row }) => row)
  return rows.map(({ lateReason }, at) => {
    const ownFindings = found.get(at) ?? []
    const compared = ownFindings.some(isFar) ? undefined : againstList(records[at]!, facts.get(records[at]!.BoxNo))
    const far = compared ? vgmProblems([compared]).filter(isFar) : []
    const time = cutoff === null ? [] : vgmProblems([], { time: { cutoff, now: now.toISOString(), lateReason } })
    return [...ownFindings, ...far, ...time]
  })
}
/** @param said word of a finding in the language of its reader */
export const vgmIssues = (findings: readonly VgmFinding[], said = ({ zh }: Words): string => zh): Issue[] =>
  findings.map(({ severity, code, field, message, repair }) => ({
    Severity: severity,
    Code: code,
    Path: field,
    Label: said(vgmWords[field]),
    Message: said(message),
    ...(repair ? { Suggest: { Value: repair.value, Text: said(repair.words) } } : {}),
  }))
