import { unitsOf, type Units } from '../amounts.ts'
import { holdsOn } from '../facts/bases.ts'
import type { Inquiry } from '../facts/inquiry.ts'
import type { Assumption, Lack, NotCharged } from '../facts/findings.ts'
import { ofType, type Rate, type Surcharge } from '../facts/rate.ts'
import type { Asking } from './asking.ts'
import { against, isOfBoxes, type Against, type Asked } from './conditions.ts'
import type { Excluded } from './exclusions.ts'
import { lineOf, type Line } from './lines.ts'
import { lack, notCharged } from './texts.ts'
import type { Lot } from './weights.ts'

/** Findings collected while a rate is priced. */
export interface Findings {
  readonly lines: Line[]
  readonly notCharged: NotCharged[]
  readonly lacks: Lack[]
  readonly assumed: Assumption[]
  readonly excluded: Excluded[]
}

/** Quantities that surcharges are counted by. */
export interface Shipment {
  readonly rate: Rate
  readonly inquiry: Inquiry
  readonly day: string
  /** Offered boxes. */
  readonly boxes: readonly { readonly type: string; readonly count: number; readonly lots: readonly Lot[] }[]
  /** Their types. */
  readonly types: readonly string[]
  /** True if all requested boxes are offered. */
  readonly all: boolean
  readonly asking: Pick<Asking, 'owners' | 'tons' | 'cbm'>
}

/** Adds a line for each surcharge that is due, and says why others are not. Own ones go before templates of the same code. */
export function addSurcharges(shipment: Shipment, found: Findings): void {
  const { Surcharges } = shipment.rate
  let ownCodes: Set<string> | undefined
  for (const surcharge of Surcharges) {
    if (surcharge.Source.Kind === 'own' && add(surcharge, shipment, found)) (ownCodes ??= new Set()).add(surcharge.Code)
  }
  for (const surcharge of Surcharges) {
    if (surcharge.Source.Kind === 'own') continue
    if (ownCodes?.has(surcharge.Code)) found.notCharged.push(notCharged(surcharge.Code, '', 'OVERRIDDEN', surcharge.Code))
    else add(surcharge, shipment, found)
  }
}

/** Adds a surcharge to the findings. Returns true if it is due. */
function add(surcharge: Surcharge, shipment: Shipment, found: Findings): boolean {
  const { Code, Basis, Conditions, Boxes } = surcharge
  if (!holdsOn(surcharge, shipment.day)) {
    found.notCharged.push(notCharged(Code, '', 'DAY', shipment.day))
    return false
  }
  if (Basis !== 'C') return addOnce(surcharge, shipment, found)
  if (shipment.all && Boxes.length === 0 && !Conditions.some(isOfBoxes)) return addForAll(surcharge, shipment, found)
  let due = false
  for (const { type, count, lots } of shipment.boxes) {
    const charged = Conditions.length === 0 ? count : dueBoxes(surcharge, shipment, type, lots, found)
    if (charged === 0) continue
    due = true
    if (!surcharge.Known) {
      addUnknown(surcharge, found)
      continue
    }
    const amount = ofType(Boxes, type)?.Amount ?? surcharge.Amount
    if (amount === '') found.notCharged.push(notCharged(Code, type, 'NO_AMOUNT', type))
    else found.lines.push(lineFor(surcharge, type, charged, unitsOf(amount)))
  }
  return due
}

/** How many boxes of a type it is due for: each lot is judged by itself. What stands against all of them is told once. */
function dueBoxes(surcharge: Surcharge, { rate, inquiry }: Shipment, box: string, lots: readonly Lot[], found: Findings): number {
  const { Code, Conditions } = surcharge
  let [due, isOpen] = [0, false]
  let reason: Against | undefined
  for (const { count, tons, soc } of lots) {
    const stands = against(Conditions, rate, inquiry, { box, tons, boxes: noTypes, owners: [String(soc)] })
    if (stands === undefined) due += count
    else if (stands.unknown.length === 0) reason ??= stands
    else {
      isOpen = true
      found.excluded.push({ surcharge, box, unknown: stands.unknown, kind: 'surcharge' })
    }
  }
  if (due === 0 && !isOpen && reason) found.notCharged.push(notCharged(Code, box, 'CONDITION', reason.what))
  return due
}
const noTypes: readonly string[] = []

function isDue(surcharge: Surcharge, { rate, inquiry }: Shipment, lot: Asked, found: Findings): boolean {
  if (surcharge.Conditions.length === 0) return true
  const reason = against(surcharge.Conditions, rate, inquiry, lot)
  if (reason === undefined) return true
  const { Code } = surcharge
  if (reason.unknown.length === 0) found.notCharged.push(notCharged(Code, lot.box, 'CONDITION', reason.what))
  else found.excluded.push({ surcharge, box: lot.box, unknown: reason.unknown, kind: 'surcharge' })
  return false
}

function addForAll(surcharge: Surcharge, shipment: Shipment, found: Findings): boolean {
  if (!isDue(surcharge, shipment, { box: '', tons: undefined, boxes: shipment.types, owners: noTypes }, found)) return false
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
  if (
    !isDue(surcharge, shipment, { box: '', tons: shipment.asking.tons(), boxes: shipment.types, owners: shipment.asking.owners() }, found)
  )
    return false
  if (!surcharge.Known) addUnknown(surcharge, found)
  else if (surcharge.Amount === '') found.notCharged.push(notCharged(surcharge.Code, '', 'NO_AMOUNT', surcharge.Code))
  else {
    const quantity = quantityOf(surcharge, shipment)
    if (quantity === undefined) found.lacks.push(lack('MEASURE_UNKNOWN', surcharge.Code))
    else found.lines.push(lineFor(surcharge, '', quantity, unitsOf(surcharge.Amount)))
  }
  return true
}

function quantityOf({ Basis }: Surcharge, { inquiry, asking }: Shipment): Units | number | undefined {
  if (Basis === 'B') return inquiry.Bills
  if (Basis !== 'T' && Basis !== 'R') return 1
  const [tons, cbm] = [asking.tons(), asking.cbm()]
  if (Basis === 'T') return tons
  // a revenue ton is the weight or the volume, whichever is more
  return tons === undefined || cbm === undefined ? undefined : tons > cbm ? tons : cbm
}

function addUnknown({ Code }: Surcharge, { lacks }: Findings): void {
  if (!lacks.some((one) => one.Code === 'CHARGE_UNKNOWN' && one.What === Code)) lacks.push(lack('CHARGE_UNKNOWN', Code))
}

const lineFor = (surcharge: Surcharge, box: string, quantity: Units | number, price: Units): Line =>
  lineOf(surcharge, box, quantity, price, surcharge.Minimum === '' ? undefined : unitsOf(surcharge.Minimum))
