import type { Line } from '../document/lines.ts'
import { partyProblems } from '../document/parties/problems.ts'
import type { EntityField } from '../entity/fields.ts'
import { fieldsByKey } from './field-words.ts'
import { bookingBoxes, bookingCargo } from './booking-lines.ts'
import { bookingParties, sumOf, type BookingContent, type BookingRole } from './content.ts'
import { bookingProblemTexts, type BookingProblemTexts } from './problem-texts.ts'
import { containerTypes } from '../si/container-types.ts'

/**
 * Something that a submission lacks (`ERROR`) or that somebody ought to look at. `Path`: `Values.PolCode`, `Cargo[0].NameEn`,
 * `Parties.shipper.NameZh`.
 */
export interface BookingProblem {
  readonly Severity: 'ERROR' | 'WARNING'
  readonly Path: string
  readonly Label: string
  readonly Message: string
}

/** Fields that a submission needs, whoever makes it. */
export const neededFields = ['PolCode', 'PodCode', 'TransportTerm', 'PaymentTerm', 'CargoType', 'Contact', 'Phone'] as const
const neededCargo = ['NameEn', 'Packages', 'Weight', 'Volume'] as const
const neededDanger = ['UnNo', 'DangerClass', 'DangerContact'] as const
const neededCold = ['Temperature'] as const

const isBlank = (value: unknown) => value === undefined || value === null || value === '' || value === 0
const reefers = new Set(['20RF', '40RF', '40RH'])
const special = new Set(['20OT', '40OT', '20FR', '40FR', '20PF', '40PF'])

/**
 * Returns problems against submitting a booking, and warnings. `today`: `YYYY-MM-DD`, China's day. The server asks it with the same facts as
 * the form.
 */
export function bookingProblems(
  { Values, Cargo, Boxes, Parties }: BookingContent,
  today: string,
  words: BookingProblemTexts = bookingProblemTexts,
): BookingProblem[] {
  const problems: BookingProblem[] = []
  const say: Say = (Severity, Path, about, Message) => problems.push({ Severity, Path, Label: words.nameOf(about), Message })
  const need: Need = (Path, field) => say('ERROR', Path, field, words.need(words.nameOf(field)))
  const [etd, pod] = [fieldsByKey['Etd']!, fieldsByKey['PodCode']!]
  for (const key of neededFields) if (isBlank(Values[key])) need(`Values.${key}`, fieldsByKey[key]!)
  if (isBlank(Values['Etd']) && isBlank(Values['ReadyOn'])) say('ERROR', 'Values.Etd', etd, words.sailing)
  if (!isBlank(Values['PolCode']) && Values['PolCode'] === Values['PodCode']) say('ERROR', 'Values.PodCode', pod, words.samePorts)
  if (String(Values['Etd'] ?? '') !== '' && String(Values['Etd']) < today) say('ERROR', 'Values.Etd', etd, words.departed)
  if (Values['Truck'] === true && isBlank(Values['TruckPlace'])) need('Values.TruckPlace', fieldsByKey['TruckPlace']!)
  if (Values['Insurance'] === true && isBlank(Values['InsuredValue'])) need('Values.InsuredValue', fieldsByKey['InsuredValue']!)
  cargoProblems(Cargo, Values['CargoType'] === '2', need, say, words)
  // less than a container is stuffed and stripped by the carriers: it is booked by weight and measure, without boxes of its own
  if (!isLcl(Values) || Boxes.some(({ Type }) => !isBlank(Type))) boxProblems(Boxes, String(Values['CargoType'] ?? ''), need, say, words)
  loadProblems(Cargo, Boxes, say, words)
  for (const [role, facts] of Object.entries(bookingParties.roles)) {
    const party = Parties.find(({ Role }) => Role === role)?.Party
    if (!party) {
      if ('required' in facts) need(`Parties.${role}`, facts)
      continue
    }
    for (const { field, message, warning } of partyProblems(party, words.party))
      say(warning ? 'WARNING' : 'ERROR', `Parties.${role as BookingRole}.${field}`, facts, words.ofParty(words.nameOf(facts), message))
  }
  return problems
}

/** Booked as less than a container load. */
export const isLcl = (values: BookingContent['Values']): boolean => values['TransportTerm'] === 'CFS-CFS'

type Named = Pick<EntityField, 'zh' | 'en'>
type Need = (path: string, field: Named) => void
type Say = (severity: BookingProblem['Severity'], path: string, about: Named, message: string) => void
const column = (fields: readonly EntityField[], key: string) => fields.find((field) => field.key === key)!

function cargoProblems(cargo: readonly Line[], dangerous: boolean, need: Need, say: Say, words: BookingProblemTexts): void {
  if (cargo.length === 0) say('ERROR', 'Cargo', bookingCargo, words.cargo)
  for (const [at, line] of cargo.entries()) {
    for (const key of neededCargo) if (isBlank(line[key])) need(`Cargo[${at}].${key}`, column(bookingCargo.fields, key))
    const hs = String(line['HsCode'] ?? '')
    if (hs !== '' && !/^\d{4,10}$/.test(hs.replaceAll('.', '')))
      say('ERROR', `Cargo[${at}].HsCode`, column(bookingCargo.fields, 'HsCode'), words.hsCode)
    if (!dangerous) continue
    for (const key of neededDanger) if (isBlank(line[key])) need(`Cargo[${at}].${key}`, column(bookingCargo.fields, key))
    const un = String(line['UnNo'] ?? '')
    if (un !== '' && !/^\d{4}$/.test(un)) say('ERROR', `Cargo[${at}].UnNo`, column(bookingCargo.fields, 'UnNo'), words.unNo)
  }
}

function boxProblems(boxes: readonly Line[], cargoType: string, need: Need, say: Say, words: BookingProblemTexts): void {
  if (boxes.length === 0) say('ERROR', 'Boxes', bookingBoxes, words.boxes)
  for (const [at, line] of boxes.entries()) {
    for (const key of ['Type', 'Count'] as const) if (isBlank(line[key])) need(`Boxes[${at}].${key}`, column(bookingBoxes.fields, key))
    const type = String(line['Type'] ?? '')
    if (reefers.has(type) && cargoType === '3')
      for (const key of neededCold) {
        const value = line[key]
        // 0 °C is a temperature
        if (value === null || value === undefined) need(`Boxes[${at}].${key}`, column(bookingBoxes.fields, key))
      }
    if (cargoType === '3' && type !== '' && !reefers.has(type))
      say('ERROR', `Boxes[${at}].Type`, column(bookingBoxes.fields, 'Type'), words.reefer)
    if (cargoType === '1' && special.has(type)) say('WARNING', `Boxes[${at}].Type`, column(bookingBoxes.fields, 'Type'), words.special)
  }
}

/** Checks cargo against the capacity of all boxes, by volume and weight. */
function loadProblems(cargo: readonly Line[], boxes: readonly Line[], say: Say, words: BookingProblemTexts): void {
  const loads = boxes.map(({ Type, Count }) => ({ facts: containerTypes.find(({ value }) => value === Type), count: Number(Count ?? 0) }))
  if (loads.length === 0 || loads.some(({ facts }) => facts === undefined)) return
  const payload = loads.reduce((sum, { facts, count }) => sum + facts!.payload * count, 0)
  const weight = sumOf(cargo, 'Weight')
  if (weight > payload) say('WARNING', 'Cargo', column(bookingCargo.fields, 'Weight'), words.weight(weight, payload))
  if (loads.some(({ facts }) => facts!.capacity === null)) return
  const capacity = loads.reduce((sum, { facts, count }) => sum + facts!.capacity! * count, 0)
  const volume = sumOf(cargo, 'Volume')
  if (volume > capacity)
    say('WARNING', 'Cargo', column(bookingCargo.fields, 'Volume'), words.volume(volume, Math.round(capacity * 10) / 10))
}
