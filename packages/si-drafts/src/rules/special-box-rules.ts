import {
  commercialType,
  containerFields as c,
  containerTypes,
  recordFields,
  ticks,
  vgmMethods,
  type SiContainer,
  type SiRecord,
} from '@jst/contracts/si/data'
import { isSetPoint, readDay, setPointOf } from '@jst/contracts/values'
import { checkChoice } from './field-rules.ts'
import type { Findings } from './findings.ts'
import { boxesWithoutSetPoint, isReefer, temperatureSaid } from './only-in-text.ts'
import { checkMeasure } from './quantity-rules.ts'

const types = new Map(containerTypes.map((type) => [type.value as string, type]))
const typeOf = ({ type }: SiContainer) => types.get(commercialType(type) ?? '')
const openBox = /^\d\d(OT|FR|PF)$/
const overs = ['overHeight', 'overFront', 'overBack', 'overLeft', 'overRight'] as const
/** cm beyond which a unit was mistaken. */
const farthest = 600

/** Checks the container fields beyond number and quantities: owner, tare, VGM, reefer settings, over-dimensions. */
export function checkSpecialBox(container: SiContainer, record: SiRecord, at: string, out: Findings): void {
  checkChoice(c.soc, container.soc, ticks, out, at)
  checkChoice(c.partLoad, container.partLoad, ticks, out, at)
  checkWeights(container, at, out)
  checkReefer(container, record, at, out)
  checkOversize(container, at, out)
}

/** `YYYY-MM-DD` with or without `HH:mm`, and a day that exists. */
function isMoment(text: string): boolean {
  const [, day] = /^(\d{4}-\d\d-\d\d)(?: (?:[01]\d|2[0-3]):[0-5]\d)?$/.exec(text) ?? []
  return day !== undefined && 'value' in readDay(day)
}

function checkWeights(container: SiContainer, at: string, out: Findings): void {
  const { tare, vgm, vgmMethod, vgmTime, weight } = container
  const type = typeOf(container)
  checkMeasure(c.tare, tare, false, at, out)
  checkMeasure(c.vgm, vgm, false, at, out)
  checkChoice(c.vgmMethod, vgmMethod, vgmMethods, out, at)
  if (tare > 0 && type && (tare < type.tare[0] || tare > type.tare[1]))
    out.warnAt(c.tare, 'TARE', out.t.tare(type.value, type.tare[0], type.tare[1]), { value: tare }, at)
  if (vgm > 0 && vgmMethod === '') out.requiredAt(c.vgmMethod, {}, at)
  if (vgmMethod !== '' && vgm === 0) out.requiredAt(c.vgm, {}, at)
  if (vgmTime !== '' && !isMoment(vgmTime)) out.errorAt(c.vgmTime, 'VGM_TIME', out.t.vgmTime, { value: vgmTime }, at)
  if (vgm <= 0) return
  const box = container.containerNo || container.type
  if (vgm < weight + tare - 0.0005) out.errorAt(c.vgm, 'VGM', out.t.vgm(box, String(vgm), String(weight + tare)), { value: vgm }, at)
  else if (tare === 0 && type && vgm < weight + type.tare[0])
    out.warnAt(c.vgm, 'VGM', out.t.vgm(box, String(vgm), String(weight + type.tare[0])), { value: vgm }, at)
  if (type && vgm > type.gross) out.errorAt(c.vgm, 'GROSS', out.t.gross(type.value, type.gross), { value: vgm }, at)
}

function checkReefer(container: SiContainer, record: SiRecord, at: string, out: Findings): void {
  const { temperature, ventilation, humidity } = container
  const reefer = isReefer(container)
  if (temperature !== '' && !isSetPoint(temperature)) {
    const setPoint = setPointOf(temperature)
    out.errorAt(
      c.temperature,
      'TEMPERATURE_FORM',
      out.t.temperatureForm(temperature),
      { value: temperature, suggest: setPoint === undefined ? undefined : out.use(setPoint) },
      at,
    )
  } else if (temperature !== '' && (Number(temperature) < -70 || Number(temperature) > 40))
    out.warnAt(c.temperature, 'TEMPERATURE_FORM', out.t.temperatureRange(temperature), { value: temperature }, at)
  if (temperature !== '' && !reefer) out.warnAt(c.temperature, 'REEFER_BOX', out.t.reeferBox(container.type), { value: temperature }, at)
  if (reefer) checkSetPoint(container, record, at, out)
  if (ventilation !== '' && !/^(\d{1,3}|CLOSED)$/.test(ventilation))
    out.errorAt(
      c.ventilation,
      'VENTILATION',
      out.t.ventilation,
      { value: ventilation, suggest: /^\s*(CLOSE|SHUT|关)/i.test(ventilation) ? out.use('CLOSED') : undefined },
      at,
    )
  if (humidity !== '' && !(/^\d{1,3}$/.test(humidity) && Number(humidity) <= 100))
    out.errorAt(
      c.humidity,
      'HUMIDITY',
      out.t.humidity,
      { value: humidity, suggest: /^\s*\d{1,2}\s*%/.test(humidity) ? out.use(String(Number.parseInt(humidity, 10))) : undefined },
      at,
    )
}

/** The set point of the box against what the goods say; needed in every box once one of them has it. */
function checkSetPoint({ temperature }: SiContainer, record: SiRecord, at: string, out: Findings): void {
  const { celsius, range, off, set } = temperatureSaid(record)
  const degrees = Number(temperature)
  const differs = (said: string) =>
    out.warnAt(c.temperature, 'TEMPERATURE_DIFFERS', out.t.temperatureDiffers(temperature, said), { value: temperature }, at)
  if (temperature === '') {
    if (set && record.goodsType === '3' && !off) out.requiredAt(c.temperature, {}, at)
  } else if (!isSetPoint(temperature)) return
  else if (celsius !== undefined && celsius !== degrees) differs(`${celsius}℃`)
  else if (celsius === undefined && range?.celsius && (degrees < range.celsius[0] || degrees > range.celsius[1])) differs(range.text)
}

/** Reefer cargo names a set point, in its boxes or in the text of the goods, unless the box is not switched on; a range is none. */
export function checkTemperature(record: SiRecord, out: Findings): void {
  if (record.goodsType !== '3') return
  const { celsius, named, range, off, set } = temperatureSaid(record)
  if (off || set) return
  if (!named) {
    if (range) out.errorAt(recordFields.goods, 'TEMPERATURE_RANGE', out.t.temperatureIsRange(range.text), { value: range.text })
    else out.errorAt(recordFields.goods, 'TEMPERATURE', out.t.temperature)
    return
  }
  for (const index of boxesWithoutSetPoint(record))
    out.warnAt(
      c.temperature,
      'TEMPERATURE_FIELD',
      out.t.temperatureInText,
      { suggest: celsius === undefined ? undefined : out.use(String(celsius)) },
      `BoxInfos[${index}].`,
    )
}

function checkOversize(container: SiContainer, at: string, out: Findings): void {
  const type = commercialType(container.type)
  for (const name of overs) {
    const value = container[name]
    if (value === 0) continue
    const label = out.labelOf(c[name])
    if (!Number.isInteger(value) || value < 0) out.errorAt(c[name], 'NOT_INTEGER', out.t.notWholeNumber(label), { value }, at)
    else if (value > farthest) out.warnAt(c[name], 'TOO_LARGE', out.t.tooLarge(label), { value }, at)
    if (type !== undefined && !openBox.test(type)) out.errorAt(c[name], 'OVERSIZE_BOX', out.t.oversizeBox(label, type), { value }, at)
  }
}
