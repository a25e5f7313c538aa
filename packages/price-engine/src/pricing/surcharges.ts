import { unitsOf, type Units } from '../amounts.ts'
import { holdsOn } from '../facts/bases.ts'
import type { Inquiry } from '../facts/inquiry.ts'
import type { Assumption, Lack, NotCharged } from '../facts/findings.ts'
import type { Rate, Surcharge } from '../facts/rate.ts'
import { against, isOfBoxes, type Asked } from './conditions.ts'
import type { Line } from './lines.ts'
import { assumption, lack, notCharged } from './texts.ts'

/** What pricing a rate has found out so far. */
export interface Findings {
  readonly lines: Line[]
  readonly notCharged: NotCharged[]
  readonly lacks: Lack[]
  readonly assumed: Assumption[]
}

/** What surcharges are counted by. */
export interface Shipment {
  readonly rate: Rate
  readonly inquiry: Inquiry
  readonly day: string
  /** Offered boxes. */
  readonly boxes: readonly { readonly type: string; readonly count: number; readonly tons: Units | undefined }[]
  /** Whether all boxes that are asked for are offered. */
  readonly all: boolean
  readonly tons: Units | undefined
  readonly cbm: Units | undefined
}

/** Adds a line for each surcharge that is due, and says why others are not. Own ones go before templates of the same code. */
export function addSurcharges(shipment: Shipment, found: Findings): void {
  const { Surcharges } = shipment.rate
  const own = new Set<string>()
  for (const surcharge of Surcharges) {
    if (surcharge.Source.Kind === 'own' && add(surcharge, shipment, found)) own.add(surcharge.Code)
  }
  for (const surcharge of Surcharges) {
    if (surcharge.Source.Kind === 'own') continue
    if (own.has(surcharge.Code)) found.notCharged.push(notCharged(surcharge.Code, '', 'OVERRIDDEN', surcharge.Code))
    else add(surcharge, shipment, found)
  }
}

/** Whether the surcharge is due at all. */
function add(surcharge: Surcharge, shipment: Shipment, found: Findings): boolean {
  const { Code, Basis, Conditions, Boxes } = surcharge
  if (!holdsOn(surcharge, shipment.day)) {
    found.notCharged.push(notCharged(Code, '', 'DAY', shipment.day))
    return false
  }
  if (Basis !== 'C') return addOnce(surcharge, shipment, found)
  if (shipment.all && Boxes.length === 0 && !Conditions.some(isOfBoxes)) return addForAll(surcharge, shipment, found)
  let due = false
  for (const box of shipment.boxes) {
    const asked = { box: box.type, tons: box.tons, boxes: [] }
    if (!isDue(surcharge, shipment, asked, found)) continue
    due = true
    if (!surcharge.Known) {
      addUnknown(surcharge, found)
      continue
    }
    const own = Boxes.find(({ Type }) => Type === box.type)?.Amount ?? surcharge.Amount
    if (own === '') found.notCharged.push(notCharged(Code, box.type, 'NO_AMOUNT', box.type))
    else found.lines.push(lineOf(surcharge, box.type, box.count, unitsOf(own)))
  }
  return due
}

function isDue(surcharge: Surcharge, { rate, inquiry }: Shipment, asked: Asked, found: Findings): boolean {
  if (surcharge.Conditions.length === 0) return true
  const reason = against(surcharge.Conditions, rate, inquiry, asked)
  if (reason === undefined) return true
  const { Code } = surcharge
  found.notCharged.push(notCharged(Code, asked.box, reason.known ? 'CONDITION' : 'NOT_KNOWN', reason.what))
  if (!reason.known && !found.assumed.some(({ What }) => What === Code)) found.assumed.push(assumption('CONDITION', Code))
  return false
}

const types = ({ boxes }: Shipment) => boxes.map(({ type }) => type)

function addForAll(surcharge: Surcharge, shipment: Shipment, found: Findings): boolean {
  if (!isDue(surcharge, shipment, { box: '', tons: undefined, boxes: types(shipment) }, found)) return false
  if (!surcharge.Known) addUnknown(surcharge, found)
  else if (surcharge.Amount === '') found.notCharged.push(notCharged(surcharge.Code, '', 'NO_AMOUNT', surcharge.Code))
  else {
    const count = shipment.boxes.reduce((sum, box) => sum + box.count, 0)
    found.lines.push(lineOf(surcharge, '', count, unitsOf(surcharge.Amount)))
  }
  return true
}

function addOnce(surcharge: Surcharge, shipment: Shipment, found: Findings): boolean {
  if (!isDue(surcharge, shipment, { box: '', tons: shipment.tons, boxes: types(shipment) }, found)) return false
  if (!surcharge.Known) addUnknown(surcharge, found)
  else if (surcharge.Amount === '') found.notCharged.push(notCharged(surcharge.Code, '', 'NO_AMOUNT', surcharge.Code))
  else {
    const quantity = quantityOf(surcharge, shipment)
    if (quantity === undefined) found.lacks.push(lack('MEASURE_UNKNOWN', surcharge.Code))
    else found.lines.push(lineOf(surcharge, '', quantity, unitsOf(surcharge.Amount)))
  }
  return true
}

function quantityOf({ Basis }: Surcharge, { inquiry, tons, cbm }: Shipment): Units | number | undefined {
  if (Basis === 'B') return inquiry.Bills
  if (Basis === 'T') return tons
  if (Basis !== 'R') return 1
  // a revenue ton is the weight or the volume, whichever is more
  return tons === undefined || cbm === undefined ? undefined : tons > cbm ? tons : cbm
}

function addUnknown({ Code }: Surcharge, { lacks }: Findings): void {
  if (!lacks.some((one) => one.Code === 'CHARGE_UNKNOWN' && one.What === Code)) lacks.push(lack('CHARGE_UNKNOWN', Code))
}

const ofFreight: readonly string[] = ['OFT']
const lineOf = (surcharge: Surcharge, box: string, quantity: Units | number, price: Units): Line => ({
  code: surcharge.Code,
  zh: surcharge.NameZh,
  en: surcharge.NameEn,
  basis: surcharge.Basis,
  box,
  term: surcharge.PpCc,
  currency: surcharge.Currency,
  count: typeof quantity === 'number' ? quantity : undefined,
  quantity: typeof quantity === 'number' ? undefined : quantity,
  price,
  minimum: surcharge.Minimum === '' ? undefined : unitsOf(surcharge.Minimum),
  of: surcharge.Basis !== 'F' ? [] : surcharge.PercentOf.length > 0 ? surcharge.PercentOf : ofFreight,
  inAllIn: surcharge.InAllIn,
  source: surcharge.Source,
  amount: undefined,
})
