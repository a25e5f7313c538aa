import { checkContainerNo, checkDigit, isNoSeal, isSealNo, normalizeContainerNo } from '@jst/contracts/values'
import { isEmptyBox, sealSet, type PackedBox, type Seal } from '../model/box.ts'
import type { BoxFindings } from './finding.ts'
import { found, repairs } from './texts.ts'
import type { TypeTable } from './types.ts'

/** Form and check digit of ISO 6346, and a number that stands before. */
export function checkNumber({ BoxNo }: PackedBox, isTwin: boolean, out: BoxFindings): void {
  if (BoxNo === '') return out.error('BOX_NO', 'BoxNo', found.noNumber)
  const form = checkContainerNo(BoxNo)
  if (form === 'format') {
    const right = normalizeContainerNo(BoxNo)
    const repair =
      right !== BoxNo && checkContainerNo(right) !== 'format' ? { words: repairs.use(right), set: { BoxNo: right } } : undefined
    out.error('BOX_FORM', 'BoxNo', found.numberForm(BoxNo), { repair })
  }
  // boxes of shippers, and the samples of the standards, carry wrong digits
  if (form === 'check-digit') {
    const right = `${BoxNo.slice(0, 10)}${checkDigit(BoxNo)}`
    out.warn('BOX_DIGIT', 'BoxNo', found.checkDigit(BoxNo, right), { repair: { words: repairs.use(right), set: { BoxNo: right } } })
  }
  if (isTwin) out.error('BOX_TWICE', 'BoxNo', found.twice(BoxNo))
}

export type BoxesBySeal = ReadonlyMap<string, readonly PackedBox[]>

const sealsKnown = new WeakMap<readonly Seal[], readonly string[]>()
/** Numbers of the seals, each once; the same array for the same seals. */
function sealsOf({ Seals }: PackedBox): readonly string[] {
  let sealNos = sealsKnown.get(Seals)
  if (!sealNos) {
    sealNos = [...new Set(Seals.map((seal) => sealSet([seal])))].filter((no) => no !== '' && !isNoSeal(no))
    sealsKnown.set(Seals, sealNos)
  }
  return sealNos
}

/** Boxes of a list by each seal. */
export function boxesBySeal(boxes: readonly PackedBox[]): BoxesBySeal {
  const all = new Map<string, PackedBox[]>()
  for (const box of boxes)
    for (const no of sealsOf(box)) {
      const sameNo = all.get(no)
      if (sameNo) sameNo.push(box)
      else all.set(no, [box])
    }
  return all
}

const nameOf = ({ BoxNo, BoxType }: PackedBox) => BoxNo || BoxType
/** Another box with this seal. */
const sharerOf = (box: PackedBox, no: string, bySeal: BoxesBySeal) => bySeal.get(no)?.find((one) => one !== box)
/** Names of the boxes that have a seal of this box, too, seal by seal. */
export const sharersOf = (box: PackedBox, bySeal: BoxesBySeal): string =>
  sealsOf(box)
    .map((no) => {
      const other = sharerOf(box, no, bySeal)
      return other ? nameOf(other) : ''
    })
    .join('/')

/** @param sealed the box is closed; while a shared box is packed, its seal may be missing */
export function checkSeals(box: PackedBox, bySeal: BoxesBySeal, sealed: boolean, out: BoxFindings): void {
  const { Seals } = box
  const real = Seals.filter(({ No }) => No.trim() !== '' && !isNoSeal(No))
  for (const { No } of Seals) if (No.trim() !== '' && isNoSeal(No)) out.error('SEAL_WORD', 'Seals', found.sealWord(No.trim()))
  if (real.length === 0 && !isEmptyBox(box)) {
    if (box.Fcl === 'full') out.error('SEAL_NONE', 'Seals', found.noSeal)
    else if (sealed) out.error('SEAL_NONE', 'Seals', found.noSealSent)
    else out.warn('SEAL_NONE', 'Seals', found.noSealLcl)
  }
  const seen = new Set<string>()
  for (const seal of real) {
    const no = sealSet([seal])
    if (!isSealNo(seal.No)) {
      const right = no.normalize('NFKC').replace(/[^A-Z0-9-]/g, '')
      const repair = isSealNo(right) ? { words: repairs.use(right), set: { Seals: replaced(Seals, seal, right) } } : undefined
      out.error('SEAL_FORM', 'Seals', found.sealForm(seal.No), { repair })
    }
    if (seen.has(no)) {
      const rest = Seals.filter((one) => one !== seal)
      out.warn('SEAL_TWICE', 'Seals', found.sealTwiceInBox(seal.No), { repair: { words: repairs.removeTwin, set: { Seals: rest } } })
      continue
    }
    seen.add(no)
    const other = sharerOf(box, no, bySeal)
    if (other) out.warn('SEAL_ON_TWO', 'Seals', found.sealOnTwo(seal.No, nameOf(other)))
  }
}
const replaced = (seals: readonly Seal[], seal: Seal, No: string): Seal[] => seals.map((one) => (one === seal ? { ...one, No } : one))

/** Commercial code against the table, and the ISO code against the commercial one: 45G1 is a 40-foot high cube. */
export function checkType({ BoxType, IsoType }: PackedBox, types: TypeTable, out: BoxFindings): void {
  if (BoxType === '') {
    const commercial = IsoType === undefined ? undefined : types.commercial(IsoType)
    const repair = commercial === undefined ? undefined : { words: repairs.use(commercial), set: { BoxType: commercial } }
    return out.error('TYPE_NONE', 'BoxType', found.noType, { repair })
  }
  if (!types.of(BoxType)) {
    const commercial = types.commercial(BoxType)
    if (commercial === undefined) out.warn('TYPE_UNKNOWN', 'BoxType', found.unknownType(BoxType))
    else
      out.error('TYPE_NAME', 'BoxType', found.otherName(BoxType, commercial), {
        repair: { words: repairs.use(commercial), set: { BoxType: commercial } },
      })
  }
  if (IsoType === undefined || IsoType === '') return
  const is = types.commercial(IsoType)
  if (is === undefined) out.warn('ISO_UNKNOWN', 'IsoType', found.unknownIso(IsoType))
  else if (is !== (types.commercial(BoxType) ?? BoxType))
    out.error('ISO_TYPE', 'BoxType', found.isoDiffers(IsoType, is, BoxType), { repair: { words: repairs.use(is), set: { BoxType: is } } })
}
