import { textOf, type BillContent } from '@jst/contracts/bills'
import type { SiContainer, SiRecord } from '@jst/contracts/si'
import type { Queryable } from '../../../kernel/database/database.ts'
import { AppError } from '../../../kernel/errors.ts'
import type { CarrierBill } from '../../si/index.ts'
import { texts } from '../texts.ts'
import { billsOfInstruction, lastGivenOut, type StoredBill } from './bill.repo.ts'

const refused = (message: string) => new AppError('ILLEGAL_TRANSITION', { message })
type Box = BillContent['Boxes'][number]

/** A box of the instruction with the number and seal of the bill. Quantities are declared once: where the bill has others, nobody chooses for the clerk. */
function boxOf(container: SiContainer, box: Box | undefined, code: string): SiContainer {
  const name = container.containerNo || container.type
  if (!box) throw refused(texts.carrier.boxes(code, name))
  const isSame =
    (box.Packages ?? 0) === container.packages && (box.Weight ?? 0) === container.weight && (box.Volume ?? 0) === container.volume
  if (!isSame) throw refused(texts.carrier.boxes(code, name))
  return { ...container, containerNo: container.containerNo || box.BoxNo, sealNo: container.sealNo || box.SealNo }
}

/** @throws AppError ILLEGAL_TRANSITION where the bill is of another version of the instruction, or has other boxes */
function billedSi({ code, siVersion }: StoredBill, content: BillContent, record: SiRecord, version: number): SiRecord {
  if (siVersion !== version) throw refused(texts.carrier.version(code, siVersion, version))
  const { Boxes } = content
  if (Boxes.length !== record.containers.length) throw refused(texts.carrier.boxes(code, String(Boxes.length)))
  const fieldText = (key: string) => textOf(content, key)
  const free = Boxes.filter(({ BoxNo }) => !record.containers.some(({ containerNo }) => containerNo === BoxNo))
  const boxFor = ({ containerNo, type }: SiContainer): Box | undefined => {
    if (containerNo !== '') return Boxes.find(({ BoxNo }) => BoxNo === containerNo)
    const at = free.findIndex(({ BoxType }) => BoxType === type)
    return at < 0 ? undefined : free.splice(at, 1)[0]
  }
  return {
    ...record,
    consignor: fieldText('Shipper'),
    consignee: fieldText('Consignee'),
    notifier1: fieldText('Notify'),
    notifier2: fieldText('AlsoNotify'),
    notifier3: '',
    marks: fieldText('Marks'),
    packageKind: fieldText('PackageKind'),
    goods: fieldText('Goods'),
    hsCode: fieldText('HsCode'),
    containers: record.containers.map((container) => boxOf(container, boxFor(container), code)),
  }
}

/** The master bill of an instruction, from the first time that its draft was given out. */
export async function readCarrierBill(db: Queryable, siId: number): Promise<CarrierBill | undefined> {
  const bill = (await billsOfInstruction(db, 'masterBill', siId)).at(-1)
  // an unlocked one still is what the carrier was told, until its next draft is given out
  const given = bill && (await lastGivenOut(db, bill))
  if (!given) return undefined
  return { code: bill.code, version: given.version, told: (record, version) => billedSi(bill, given.content, record, version) }
}
