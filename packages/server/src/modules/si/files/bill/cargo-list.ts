import type { SiContainer, SiLine } from '@jst/contracts/si'
import type { Printer } from './print-text.ts'

/** Columns of a line; longer lines are wrapped. */
const listColumns = 110

const amounts = ({ packages, packageKind, weight, volume }: Pick<SiContainer, 'packages' | 'packageKind' | 'weight' | 'volume'>) =>
  `${packages} ${packageKind} ${weight.toFixed(3)}KGS ${volume.toFixed(3)}CBM`

/** `LABEL VALUE` of each that is filled in. */
const labelled = (entries: readonly (readonly [label: string, value: string | number])[]) =>
  entries.flatMap(([label, value]) => (value === '' || value === 0 ? [] : [`${label} ${value}`]))

/** Special facts of a container: owner, part load, tare, settings, sides out of gauge. */
export function equipmentFacts(box: SiContainer): string[] {
  return [
    ...(box.soc === '1' ? ["SHIPPER'S OWN CONTAINER"] : []),
    ...(box.partLoad === '1' ? ['PART LOAD CONTAINER'] : []),
    ...labelled([
      ['TARE KGS', box.tare],
      ['VGM KGS', box.vgm],
      ['VGM METHOD', box.vgmMethod],
      ['VGM BY', box.vgmPerson],
      ['VGM AT', box.vgmTime],
      ['TEMPERATURE C', box.temperature],
      [/\d/.test(box.ventilation) ? 'VENTILATION CBM/H' : 'VENTILATION', box.ventilation],
      ['HUMIDITY PCT', box.humidity],
      ['OVER HEIGHT CM', box.overHeight],
      ['OVER LENGTH FRONT CM', box.overFront],
      ['OVER LENGTH BACK CM', box.overBack],
      ['OVER WIDTH LEFT CM', box.overLeft],
      ['OVER WIDTH RIGHT CM', box.overRight],
    ]),
  ]
}

/** Dangerous goods of a line, in the order of a declaration. */
export function hazards(line: SiLine): string[] {
  return [
    ...labelled([
      ['UN', line.unNo],
      ['', line.properName],
      ['CLASS', line.imoClass],
      ['SUBSIDIARY', line.subRisks],
      ['PG', line.packingGroup],
      ['FLASH POINT C', line.flashPoint],
      ['EMS', line.ems],
    ]).map((text) => text.trim()),
    ...(line.marinePollutant === '1' ? ['MARINE POLLUTANT'] : []),
    ...(line.limitedQuantity === '1' ? ['LIMITED QUANTITY'] : []),
    ...labelled([['EMERGENCY', line.emergency]]),
  ]
}

function lineRows(print: Printer, line: SiLine): string[] {
  const indented = (text: string, label = '') =>
    print.lines(text, listColumns - 4 - label.length).map((row, index) => `  ${index === 0 ? label : ' '.repeat(label.length)}${row}`)
  return [
    ...indented(amounts(line) + (line.hsCode === '' ? '' : ` HS ${line.hsCode}`), '- '),
    ...indented(line.goods, '  '),
    ...indented(line.marks, '  MARKS '),
    ...indented(hazards(line).join(', '), '  '),
  ]
}

/** Lists all containers with seals, quantities and goods lines. Long lines are wrapped, nothing is cut. */
export function cargoList(print: Printer, containers: readonly SiContainer[]): string[] {
  return containers.flatMap((box) => {
    const name = `${box.containerNo.padEnd(11)} ${box.sealNo.padEnd(15)} ${box.type.padEnd(5)}`
    return [
      ...print.lines(`${name} ${amounts(box)}`.trimEnd(), listColumns),
      ...print.lines(equipmentFacts(box).join(', '), listColumns - 2).map((row) => `  ${row}`),
      ...box.lines.flatMap((line) => lineRows(print, line)),
    ]
  })
}
