import type { SiContainer, SiLine } from '@jst/contracts/si/data'
import type { SegmentData } from '@jst/edifact'
import { round3 } from '../../rules/totals.ts'
import type { Texts } from './text-out.ts'

/** Fields of a line that only dangerous goods have. */
export const hazardFields = [
  'unNo',
  'imoClass',
  'subRisks',
  'packingGroup',
  'properName',
  'flashPoint',
  'ems',
  'marinePollutant',
  'limitedQuantity',
  'emergency',
] as const satisfies (keyof SiLine)[]
type Line = Pick<SiLine, (typeof hazardFields)[number]>
/** Returns true if a line has data of dangerous goods. */
const isHazard = (line: Line): boolean => line.unNo !== '' || line.imoClass !== ''

/** Digits of a temperature; sign and decimal mark do not count. */
const digits = (text: string) => text.replace(/[-.]/g, '').length
const isNumber = (text: string) => /^-?\d+(\.\d+)?$/.test(text)

/** Flash point: exactly three digits of whole degrees; undefined when it is none. */
function flashDegrees(text: string): string | undefined {
  const value = Math.round(Number(text))
  if (!isNumber(text) || Math.abs(value) > 999) return undefined
  return `${value < 0 ? '-' : ''}${String(Math.abs(value)).padStart(3, '0')}`
}
/** Set point of at most three digits; undefined when it is none. */
export const setPoint = (text: string): string | undefined => (isNumber(text) && digits(text) <= 3 ? text : undefined)

/** `F-E,S-D` in the six characters that the element has. */
const emsCode = (text: string): string => text.replace(/[\s,]/g, '')
const packingGroupCodes: Readonly<Record<string, string>> = { I: '1', II: '2', III: '3' }
/** Labels of subsidiary hazards: three of four characters. */
const subRiskLabels = (text: string, out: Texts): string[] =>
  text
    .split(/[\s,;/]+/)
    .map((label) => out.line(label, 35))
    .filter((label) => label !== '')

/** Dangerous goods of one goods item (IMDG code): DGS with its texts and the emergency contact. */
export function hazardSegments(line: Line, out: Texts): SegmentData[] {
  if (!isHazard(line)) return []
  const flash = flashDegrees(line.flashPoint)
  const contact = out.line(line.emergency, 35)
  const name = out.lines(line.properName, 70).slice(0, 5)
  const marks = [
    ...(line.marinePollutant === '1' ? ['MARINE POLLUTANT'] : []),
    ...(line.limitedQuantity === '1' ? ['LIMITED QUANTITY'] : []),
  ]
  const labels = subRiskLabels(line.subRisks, out)
    .filter((label) => label.length <= 4)
    .slice(0, 3)
  return [
    [
      'DGS',
      'IMD',
      out.line(line.imoClass, 7),
      /^\d{4}$/.test(line.unNo) ? line.unNo : '',
      flash === undefined ? '' : [flash, 'CEL'],
      packingGroupCodes[line.packingGroup] ?? '',
      out.line(emsCode(line.ems), 6),
      '',
      '',
      '',
      labels,
    ],
    ...(name.length > 0 ? [['FTX', 'AAD', '', '', name] as const] : []),
    ...(marks.length > 0 ? [['FTX', 'AAC', '', '', marks] as const] : []),
    ...(contact === '' ? [] : [['CTA', 'HG', ['', contact]] as const]),
  ]
}

/** Tare, air flow and humidity of a container. */
export function equipmentMeasures({ tare, ventilation, humidity }: SiContainer): SegmentData[] {
  return [
    ...(tare > 0 ? [['MEA', 'AAE', 'T', ['KGM', String(round3(tare))]] as const] : []),
    ...(isNumber(ventilation) ? [['MEA', 'AAE', 'AAS', ['MQH', ventilation]] as const] : []),
    ...(isNumber(humidity) ? [['MEA', 'AAE', 'AAO', ['P1', humidity]] as const] : []),
  ]
}

/** Over-dimensions of a container: length, width, height in C211. */
export function outOfGauge(box: SiContainer): SegmentData[] {
  const overhangs: [code: string, size: number, place: number][] = [
    ['5', box.overFront, 1],
    ['6', box.overBack, 1],
    ['7', box.overRight, 2],
    ['8', box.overLeft, 2],
    ['13', box.overHeight, 3],
  ]
  return overhangs.flatMap(([code, size, place]): SegmentData[] => {
    if (size <= 0) return []
    const dimension = ['CMT', '', '', '']
    dimension[place] = String(Math.trunc(size))
    return [['DIM', code, dimension]]
  })
}

/** Transport temperature; ventilation that is not a number is written as text (CLOSED). */
export function settings({ temperature, ventilation }: SiContainer, out: Texts): SegmentData[] {
  const degrees = setPoint(temperature)
  const closed = isNumber(ventilation) ? '' : out.line(ventilation, 10)
  return [
    ...(degrees === undefined ? [] : [['TMP', '2', [degrees, 'CEL']] as const]),
    ...(closed === '' ? [] : [['FTX', 'AEB', '', '', [`VENTILATION ${closed}`]] as const]),
  ]
}

/** Fields of a line whose value its element cannot hold. */
export function unfitHazards(line: Line): (typeof hazardFields)[number][] {
  if (!isHazard(line)) return hazardFields.filter((name) => line[name] !== '')
  const labels = line.subRisks.split(/[\s,;/]+/).filter((label) => label !== '')
  const fits: Record<(typeof hazardFields)[number], boolean> = {
    unNo: line.unNo === '' || /^\d{4}$/.test(line.unNo),
    imoClass: line.imoClass.trim().length <= 7,
    subRisks: labels.length <= 3 && labels.every((label) => label.length <= 4),
    packingGroup: line.packingGroup === '' || packingGroupCodes[line.packingGroup] !== undefined,
    properName: true,
    // of whole degrees
    flashPoint: line.flashPoint === '' || (flashDegrees(line.flashPoint) !== undefined && Number.isInteger(Number(line.flashPoint))),
    ems: emsCode(line.ems).length <= 6,
    marinePollutant: true,
    limitedQuantity: true,
    emergency: line.emergency.trim().length <= 35,
  }
  return hazardFields.filter((name) => !fits[name])
}
