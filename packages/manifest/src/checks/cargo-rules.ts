import { isHsForm, isUnNo } from '@jst/contracts/values'
import { boxKeys, measures, sumOf, unitsOf, type Quantities } from '@jst/packing'
import { problemsOf as boxProblems } from '@jst/packing/checks'
import { vagueWordOf } from '@jst/si-drafts/rules'
import { packageKindOf } from '@jst/contracts/si/data'
import type { Consignment } from '../model/consignment.ts'
import { largest } from '../model/lengths.ts'
import { packageAbbreviations } from '../model/vocabulary.ts'
import type { Regime } from '../regimes/regimes.ts'
import type { Findings } from './finding.ts'
import { found } from './texts.ts'

/** Exact, not negative and small enough. */
function checkQuantities(path: string, row: Quantities, out: Findings): boolean {
  let fits = true
  for (const { key } of measures) {
    const place = path === '' ? key : `${path}.${key}`
    const value = row[key]
    if (unitsOf(value, key) === undefined || value < 0) {
      fits = false
      out.error('DECIMALS', place, found.decimals(place))
    } else if (value > largest[key]) {
      fits = false
      out.error('TOO_MUCH', place, found.tooMuch(place))
    }
  }
  return fits
}

/** Customs that need the first six digits of the tariff. */
const needsHs: ReadonlySet<Regime['customs']> = new Set(['US', 'CA', 'EU', 'JP'])

/** A code of Recommendation 21, with the one that an abbreviation or a name means. */
function checkPackageKind(path: string, kind: string, out: Findings): void {
  if (kind.trim() === '' || /^[0-9A-Z]{2}$/.test(kind)) return
  const code = packageAbbreviations[kind.trim().toUpperCase()] ?? packageKindOf(kind)?.code
  out.error('PACKAGE', path, found.packageKind(path), code === undefined ? undefined : { value: code, words: found.useCode(code) })
}

export function checkGoods({ Goods }: Consignment, regime: Regime, out: Findings): void {
  if (Goods.length === 0) out.error('GOODS', 'Goods', found.noGoods)
  Goods.forEach((goods, at) => {
    const path = (field: string) => `Goods[${at}].${field}`
    for (const field of ['PackageKind', 'GoodsEn'] as const)
      if (goods[field].trim() === '') out.error('REQUIRED', path(field), found.required(path(field)))
    checkPackageKind(path('PackageKind'), goods.PackageKind, out)
    for (const field of ['Packages', 'Weight'] as const)
      if (goods[field] === 0) out.error('REQUIRED', path(field), found.positive(path(field)))
    const hs = goods.HsCode.replaceAll('.', '')
    if (goods.HsCode !== '' && !isHsForm(hs)) out.error('HS_FORM', path('HsCode'), found.hsForm(path('HsCode')))
    else if (goods.HsCode === '' && needsHs.has(regime.customs)) out.error('REQUIRED', path('HsCode'), found.required(path('HsCode')))
    if (goods.UnNo !== '' && !isUnNo(goods.UnNo)) out.error('UN', path('UnNo'), found.un(path('UnNo')))
    if (goods.UnNo !== '' && goods.DgContact.trim() === '') out.error('REQUIRED', path('DgContact'), found.required(path('DgContact')))
    const vague = vagueWordOf(goods.GoodsEn)
    if (vague !== undefined) out.add(regime.vague, 'VAGUE', path('GoodsEn'), found.vague(path('GoodsEn'), vague))
  })
}

/** The rules of packing lists for the boxes. What they ask a reason for was answered there, and is a warning here. */
export function checkBoxes({ Boxes, BreakBulk }: Consignment, out: Findings): void {
  if (Boxes.length === 0) {
    if (!BreakBulk) out.error('BOXES', 'Boxes', found.noBoxes)
    return
  }
  const places = new Map(boxKeys(Boxes).map((key, at) => [key, at]))
  for (const { severity, code, path, message, repair } of boxProblems(Boxes)) {
    const at = places.get(path.box)
    if (at === undefined) continue
    const line = Boxes[at]!.Lines.findIndex(({ Key }) => Key === path.line)
    const value = repair === undefined ? undefined : (repair.set as Readonly<Record<string, unknown>>)[path.field]
    const place = `Boxes[${at}]${line < 0 ? '' : `.Lines[${line}]`}.${path.field}`
    const mend =
      repair && (typeof value === 'string' || typeof value === 'number') ? { value: String(value), words: repair.words } : undefined
    out.add(severity, code, place, message, mend)
  }
}

/** Totals, goods and boxes have to be equal. */
export function checkSums(consignment: Consignment, out: Findings): void {
  const { Goods, Boxes, BreakBulk } = consignment
  const isExact = [
    checkQuantities('', consignment, out),
    ...Goods.map((goods, at) => checkQuantities(`Goods[${at}]`, goods, out)),
    ...Boxes.map((box) => measures.every(({ key }) => unitsOf(box[key], key) !== undefined)),
  ]
  if (!isExact.every(Boolean)) return
  const goods = sumOf(Goods)
  const boxes = BreakBulk && Boxes.length === 0 ? undefined : sumOf(Boxes)
  for (const { key } of measures) {
    if (consignment[key] === goods[key] && (boxes === undefined || boxes[key] === goods[key])) continue
    // one click mends a total that the other two agree on
    const agreed = boxes === undefined || boxes[key] === goods[key]
    out.error(
      'SUMS',
      key,
      found.sums(key, consignment[key], goods[key], boxes?.[key]),
      agreed ? { value: String(goods[key]), words: found.equalise(goods[key]) } : undefined,
    )
  }
}
