import { isHazardClass, isHsForm, isUnNo } from '@jst/contracts/values'
import type { PackedBox, PackedLine } from '../model/box.ts'
import type { BoxFindings } from './finding.ts'
import { checkForms } from './load-rules.ts'
import { found, repairs } from './texts.ts'

/** One line of a box. True if its quantities can be added up. */
export function checkLine(line: PackedLine, { Fcl }: PackedBox, out: BoxFindings): boolean {
  const at = { line: line.Key }
  const areExact = checkForms(line, line.Key, out)
  if (line.Packages === 0) out.error('PACKAGES', 'Packages', found.noPackages, at)
  if (line.Weight === 0) out.error('WEIGHT', 'Weight', found.noWeight, at)
  if (line.Volume === 0) out.warn('VOLUME', 'Volume', found.noVolume, at)
  if (Fcl === 'lcl' && line.BillNo.trim() === '') out.error('BILL_NONE', 'BillNo', found.noBill, at)
  checkHazard(line, out)
  if (line.HsCode !== '' && !isHsForm(line.HsCode)) {
    const right = line.HsCode.replace(/[.\s]/g, '')
    const repair = isHsForm(right) ? { words: repairs.use(right), set: { HsCode: right } } : undefined
    out.error('HS_FORM', 'HsCode', found.hsForm(line.HsCode), { ...at, repair })
  }
  return areExact
}

function checkHazard({ Key, DgClass, UnNo }: PackedLine, out: BoxFindings): void {
  const at = { line: Key }
  if (DgClass !== '' && UnNo === '') out.error('DG_NO_UN', 'UnNo', found.noUn(DgClass), at)
  if (UnNo !== '' && DgClass === '') out.error('DG_NO_CLASS', 'DgClass', found.noClass(UnNo.replace(/\D/g, '')), at)
  if (DgClass !== '' && !isHazardClass(DgClass)) out.error('DG_CLASS', 'DgClass', found.dgClass(DgClass), at)
  if (UnNo !== '' && !isUnNo(UnNo)) {
    const right = /^\s*UN[\s.:-]*(\d{4})\s*$/i.exec(UnNo)?.[1]
    const repair = right === undefined ? undefined : { words: repairs.use(right), set: { UnNo: right } }
    out.error('UN_FORM', 'UnNo', found.unForm(UnNo), { ...at, repair })
  }
}
