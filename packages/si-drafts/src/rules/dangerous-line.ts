import { lineFields as l, packingGroups, ticks, type SiLine } from '@jst/contracts/si/data'
import { hazardClasses } from '@jst/contracts/values'
import { risksOf } from './dangerous-text.ts'
import { checkCharset, checkChoice } from './field-rules.ts'
import type { Findings } from './findings.ts'

const emsForm = /^F-[A-J], S-[A-Z]$/

/** Checks the dangerous goods declaration of one line: required values beside the UN number, and the format of each value. */
export function checkDangerousLine(line: SiLine, at: string, out: Findings): void {
  if (line.unNo !== '') {
    if (line.imoClass === '') out.requiredAt(l.imoClass, {}, at)
    if (line.properName === '') out.warnAt(l.properName, 'PROPER_NAME', out.t.properNameNeeded, {}, at)
    if (line.emergency === '') out.warnAt(l.emergency, 'EMERGENCY_CONTACT', out.t.emergencyContact, {}, at)
    const flammable = line.imoClass === '3' || risksOf(line.subRisks).includes('3')
    if (flammable && line.flashPoint === '') out.warnAt(l.flashPoint, 'FLASH_POINT', out.t.flashPointNeeded, {}, at)
  }
  for (const risk of risksOf(line.subRisks))
    if (!hazardClasses.has(risk)) out.errorAt(l.subRisks, 'IMO_CLASS', out.t.imoClass(risk), { value: risk }, at)
  checkFlashPoint(line.flashPoint, at, out)
  checkEms(line.ems, at, out)
  checkChoice(l.packingGroup, line.packingGroup, packingGroups, out, at)
  checkChoice(l.marinePollutant, line.marinePollutant, ticks, out, at)
  checkChoice(l.limitedQuantity, line.limitedQuantity, ticks, out, at)
  checkCharset(l.properName, line.properName, out, at)
}

function checkFlashPoint(value: string, at: string, out: Findings): void {
  if (value === '' || /^-?\d{1,3}(\.\d{1,2})?$/.test(value)) return
  const [, degrees, unit] = /^\s*([+-]?\d+(?:\.\d+)?)\s*(?:(?:°|DEG\.?)\s*)?(C|F|℃)?\b\s*(?:(?:C\.?C\.?|O\.?C\.?)\s*)?$/i.exec(value) ?? []
  const celsius = unit?.toUpperCase() === 'F' ? Math.round((Number(degrees) - 32) / 0.18) / 10 : Number(degrees)
  const suggest = degrees === undefined ? undefined : out.use(String(celsius))
  out.errorAt(l.flashPoint, 'FLASH_POINT', out.t.flashPoint(value), { value, suggest }, at)
}

function checkEms(value: string, at: string, out: Findings): void {
  if (value === '' || emsForm.test(value)) return
  const [, fire, spill] = /^\s*F\W*([A-J])\W*S\W*([A-Z])\s*$/i.exec(value) ?? []
  const suggest = fire && spill ? out.use(`F-${fire.toUpperCase()}, S-${spill.toUpperCase()}`) : undefined
  out.errorAt(l.ems, 'EMS', out.t.ems, { value, suggest }, at)
}
