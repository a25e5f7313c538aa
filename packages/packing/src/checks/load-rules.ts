import { isSetPoint, setPointOf } from '@jst/contracts/values'
import { isEmptyBox, type PackedBox } from '../model/box.ts'
import { measures, type Quantities } from '../model/measures.ts'
import { ofUnits, sumOf, unitsOf } from '../model/quantities.ts'
import type { BoxFindings } from './finding.ts'
import { found, repairs } from './texts.ts'
import type { BoxTypeLimits, TypeTable } from './types.ts'

/** Forms of the quantities of a row: exact and not negative. True if all can be added up. */
export function checkForms(row: Quantities, line: string, out: BoxFindings): boolean {
  let areExact = true
  for (const { key } of measures) {
    const value = row[key]
    if (unitsOf(value, key) === undefined) {
      areExact = false
      out.error('DECIMALS', key, found.decimals(key, value), { line })
    } else if (value < 0) out.error('NEGATIVE', key, found.negative(key), { line })
  }
  return areExact
}

/** kg on the plate of the box are exact, too. */
export function checkPlate(box: PackedBox, out: BoxFindings): void {
  for (const key of ['Tare', 'MaxGross'] as const) {
    const value = box[key]
    if (value !== undefined && unitsOf(value, 'Weight') === undefined) out.error('DECIMALS', key, found.plateDecimals(key, value))
  }
}

/** Lines against the box, exactly. */
export function checkSums(box: PackedBox, out: BoxFindings): void {
  if (box.Lines.length === 0) return
  const sums = sumOf(box.Lines)
  for (const { key } of measures)
    if (sums[key] !== box[key])
      out.error('SUM', key, found.sum(key, box[key], sums[key]), {
        repair: { words: repairs.byLines(sums[key]), set: { [key]: sums[key] } },
      })
}

/** A box without cargo is one of the shipper; one with cargo has a weight. */
export function checkFilled(box: PackedBox, out: BoxFindings): void {
  if (isEmptyBox(box)) {
    if (!box.Soc) out.error('EMPTY', 'Packages', found.emptyBox)
    return
  }
  if (box.Lines.length > 0) return
  if (box.Packages === 0) out.error('PACKAGES', 'Packages', found.noPackages)
  if (box.Weight === 0) out.error('WEIGHT', 'Weight', found.noWeight)
  if (box.Volume === 0) out.warn('VOLUME', 'Volume', found.noVolume)
}

/** True above a quarter more than a limit, exactly. */
const isFarAbove = (value: number, limit: number): boolean => value * 4 > limit * 5

/** Weight and volume against the plate of the box, else against the table of types. */
export function checkLimits(box: PackedBox, types: TypeTable, out: BoxFindings): void {
  const type = types.of(types.commercial(box.BoxType) ?? box.BoxType)
  const weight = units(box.Weight)
  const [tare, gross] = [units(box.Tare ?? 0), units(box.MaxGross ?? 0)]
  if (tare > 0 && gross > 0) {
    if (gross <= tare) out.error('PLATE', 'MaxGross', found.plateOrder)
    else if (weight > gross - tare) out.error('PLATE_LOAD', 'Weight', found.plate(box.Weight, kg(gross - tare)))
  } else if (gross > 0 && weight > gross) out.error('PLATE_LOAD', 'Weight', found.plate(box.Weight, kg(gross)))
  else if (type) checkWeight(box, type, weight, tare, out)
  const { Capacity = null, Type = '' } = type ?? {}
  if (Capacity === null) return
  const [volume, room] = [units(box.Volume), units(Capacity)]
  if (isFarAbove(volume, room)) out.error('FAR_ABOVE', 'Volume', found.farAbove('Volume', box.Volume, Capacity))
  else if (volume > room) out.ask('CAPACITY', 'Volume', found.capacity(Type, box.Volume, Capacity))
}
const units = (value: number) => unitsOf(value, 'Weight') ?? 0
const kg = (value: number) => ofUnits(value, 'Weight')

function checkWeight({ Weight }: PackedBox, { Type, Payload, Gross }: BoxTypeLimits, weight: number, tare: number, out: BoxFindings): void {
  const [payload, gross] = [units(Payload), units(Gross)]
  if (isFarAbove(weight, payload)) return out.error('FAR_ABOVE', 'Weight', found.farAbove('Weight', Weight, Payload))
  if (isFarAbove(weight + tare, gross)) return out.error('FAR_ABOVE', 'Weight', found.farAbove('Weight', kg(weight + tare), Gross))
  if (weight > payload) out.ask('PAYLOAD', 'Weight', found.payload(Type, Weight, Payload))
  if (weight + tare > gross) out.ask('GROSS', 'Weight', found.gross(kg(weight + tare), Gross))
}

const reefer = /^\d\dR[FH]$/
/** Set points of a box and its lines. */
export function checkTemperature(box: PackedBox, types: TypeTable, out: BoxFindings): void {
  const { Temperature = '', BoxType, Lines } = box
  const isReefer = reefer.test(types.commercial(BoxType) ?? BoxType)
  if (Temperature !== '' && !isSetPoint(Temperature)) {
    const right = setPointOf(Temperature)
    const repair = right === undefined ? undefined : { words: repairs.use(right), set: { Temperature: right } }
    out.error('TEMPERATURE', 'Temperature', found.setPoint(Temperature), { repair })
  } else if (Temperature !== '' && !isReefer) out.warn('NOT_REEFER', 'Temperature', found.notReefer(BoxType))
  if (isReefer && Temperature === '' && !isEmptyBox(box)) out.ask('NO_SET_POINT', 'Temperature', found.noSetPoint)
  for (const line of Lines) {
    const stated = line.Temperature ?? ''
    if (stated === '') continue
    const right = setPointOf(stated)
    if (!isSetPoint(stated))
      out.error('TEMPERATURE', 'Temperature', found.setPoint(stated), {
        line: line.Key,
        repair: right === undefined ? undefined : { words: repairs.use(right), set: { Temperature: right } },
      })
    else if (Number(stated) !== Number(Temperature === '' ? NaN : Temperature))
      out.warn('LINE_TEMPERATURE', 'Temperature', found.lineSetPoint(stated, Temperature), { line: line.Key })
  }
}
