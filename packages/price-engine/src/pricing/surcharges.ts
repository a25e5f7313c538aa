import { unitsOf, type Units } from '../amounts.ts'
import { holdsOn } from '../facts/bases.ts'
import type { Inquiry } from '../facts/inquiry.ts'
import type { Assumption, Lack, NotCharged } from '../facts/findings.ts'
import { ofType, type Rate, type Surcharge } from '../facts/rate.ts'
import { against, isOfBoxes, type Asked } from './conditions.ts'
import type { Excluded } from './exclusions.ts'
import { lineOf, type Line } from './lines.ts'
import { lack, notCharged } from './texts.ts'

/** What pricing a rate has found out so far. */
export interface Findings {
  readonly lines: Line[]
  readonly notCharged: NotCharged[]
  readonly lacks: Lack[]
  readonly assumed: Assumption[]
  readonly excluded: Excluded[]
}

/** What surcharges are counted by. */
export interface Shipment {
  readonly rate: Rate
  readonly inquiry: Inquiry
  readonly day: string
  /** Offered boxes. */
  readonly boxes: readonly { readonly type: string; readonly count: number; readonly tons: Units | undefined }[]
  /** Their types. */
  readonly types: readonly string[]
  /** Whether all boxes that are asked for are offered. */
  readonly all: boolean
  readonly tons: Units | undefined
  readonly cbm: Units | undefined
}

/** Adds a line for each surcharge that is due, and says why others are not. Own ones go before templates of the same code. */
export function addSurcharges(shipment: Shipment, found: Findings): void {
  const { Surcharges } = shipment.rate
  let own: Set<string> | undefined
  for (const surcharge of Surcharges) {
    if (surcharge.Source.Kind === 'own' && add(surcharge, shipment, found)) (own ??= new Set()).add(surcharge.Code)
  }
  for (const surcharge of Surcharges) {
    if (surcharge.Source.Kind === 'own') continue
    if (own?.has(surcharge.Code)) found.notCharged.push(notCharged(surcharge.Code, '', 'OVERRIDDEN', surcharge.Code))
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
    if (Conditions.length > 0 && !isDue(surcharge, shipment, { box: box.type, tons: box.tons, boxes: [] }, found)) continue
    due = true
    if (!surcharge.Known) {
      addUnknown(surcharge, found)
      continue
    }
    const own = ofType(Boxes, box.type)?.Amount ?? surcharge.Amount
    if (own === '') found.notCharged.push(notCharged(Code, box.type, 'NO_AMOUNT', box.type))
    else found.lines.push(lineFor(surcharge, box.type, box.count, unitsOf(own)))
  }
  return due
}

function isDue(surcharge: Surcharge, { rate, inquiry }: Shipment, asked: Asked, found: Findings): boolean {
  if (surcharge.Conditions.length === 0) return true
  const reason = against(surcharge.Conditions, rate, inquiry, asked)
  if (reason === undefined) return true
  const { Code } = surcharge
  if (reason.unknown.length === 0) found.notCharged.push(notCharged(Code, asked.box, 'CONDITION', reason.what))
  else found.excluded.push({ surcharge, box: asked.box, unknown: reason.unknown, kind: 'surcharge' })
  return false
}

function addForAll(surcharge: Surcharge, shipment: Shipment, found: Findings): boolean {
  if (!isDue(surcharge, shipment, { box: '', tons: undefined, boxes: shipment.types }, found)) return false
  if (!surcharge.Known) addUnknown(surcharge, found)
  else if (surcharge.Amount === '') found.notCharged.push(notCharged(surcharge.Code, '', 'NO_AMOUNT', surcharge.Code))
  else {
    let count = 0
    for (const box of shipment.boxes) count += box.count
    found.lines.push(lineFor(surcharge, '', count, unitsOf(surcharge.Amount)))
  }
  return true
}

function addOnce(surcharge: Surcharge, shipment: Shipment, found: Findings): boolean {
  if (!isDue(surcharge, shipment, { box: '', tons: shipment.tons, boxes: shipment.types }, found)) return false
  if (!surcharge.Known) addUnknown(surcharge, found)
  else if (surcharge.Amount === '') found.notCharged.push(notCharged(surcharge.Code, '', 'NO_AMOUNT', surcharge.Code))
  else {
    const quantity = quantityOf(surcharge, shipment)
    if (quantity === undefined) found.lacks.push(lack('MEASURE_UNKNOWN', surcharge.Code))
    else found.lines.push(lineFor(surcharge, '', quantity, unitsOf(surcharge.Amount)))
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

const lineFor = (surcharge: Surcharge, box: string, quantity: Units | number, price: Units): Line =>
  lineOf(surcharge, box, quantity, price, surcharge.Minimum === '' ? undefined : unitsOf(surcharge.Minimum))
