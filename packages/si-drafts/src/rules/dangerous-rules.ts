import { lineFields as l, recordFields as f, type FieldSpec, type SiRecord } from '@jst/contracts/si/data'
import { isHazardClass } from '@jst/contracts/values'
import type { DangerousEntry } from './dangerous-entry.ts'
import { articlesWithoutGroup, sameClass, withoutGroup } from './dangerous-classes.ts'
import {
  declaredIn,
  goodsSaid,
  namesSubstance,
  namesUnNumber,
  packingGroupOf,
  risksOf,
  saysHarmless,
  type Declared,
} from './dangerous-text.ts'
import type { Findings } from './findings.ts'
import { unNumbersInText } from './only-in-text.ts'

/** The list of dangerous goods, by UN number of four digits. */
export type DangerousList = (unNumber: string) => DangerousEntry | undefined

/** Where something is declared: in the fields of a goods line, or in a text. */
interface Place extends Declared {
  /** Text that may contain the proper shipping name; undefined: checked with the line. */
  readonly text: string
  readonly at: string
  /** Of each part: the field that says it, or the text. */
  readonly fields: Readonly<Record<'unNo' | 'imoClass' | 'packingGroup' | 'properName', FieldSpec>>
}
type Text = Pick<Place, 'text' | 'at' | 'fields'>

const dangerous = '2'
const plain = '1'
const inOne = (field: FieldSpec): Place['fields'] => ({ unNo: field, imoClass: field, packingGroup: field, properName: field })
const emsInText = /\bF-[A-J](?:\s*[,/]\s*|\s+)S-[A-Z]\b/

/** Dangerous goods: the fields of the goods lines count first, what the texts say second. Whether what is needed is there, and fits the UN number. */
export function checkDangerous(record: SiRecord, list: DangerousList | undefined, out: Findings): void {
  const lines = declaredLines(record)
  const listed = new Set(lines.map(({ unNo }) => unNo))
  const said = goodsSaid(record)
  const texts = namesUnNumber(said) ? textsOf(record) : []
  const written = texts.flatMap((one) => declaredIn(one.text).map((declared): Place => ({ ...one, ...declared })))
  const places = [...lines, ...written.filter(({ unNo }) => !listed.has(unNo))]
  if (record.goodsType === plain) return checkPlain(places, lines.length > 0, said, list, out)
  if (record.goodsType === dangerous) checkComplete(places, lines.length > 0, said, list, out)
  for (const place of places) checkPlace(place, list, out)
  for (const unNo of unNumbersInText(record)) out.warnAt(f.goods, 'DG_FIELDS', out.t.dangerousInText(unNo), { value: unNo })
}

const declaredLines = ({ containers }: SiRecord): Place[] =>
  containers.flatMap((container, box) =>
    container.lines.flatMap((line, position): Place[] =>
      line.unNo.trim() === ''
        ? []
        : [
            {
              unNo: line.unNo.replace(/^\s*UN\s*/i, '').trim(),
              imoClass: line.imoClass.trim().toUpperCase(),
              subRisks: risksOf(line.subRisks),
              packingGroup: packingGroupOf(line.packingGroup),
              text: line.properName.trim() === '' ? line.goods : line.properName,
              at: `BoxInfos[${box}].BoxDetails[${position}].`,
              fields: l,
            },
          ],
    ),
  )

const textsOf = (record: SiRecord): Text[] => [
  { text: record.goods, at: '', fields: inOne(f.goods) },
  ...record.containers.flatMap(({ lines }, box) =>
    lines.map(({ goods }, line) => ({ text: goods, at: `BoxInfos[${box}].BoxDetails[${line}].`, fields: inOne(l.goods) })),
  ),
]

/** A UN number on plain cargo: the wrong cargo type, unless the text says that the goods are not carried as dangerous. */
function checkPlain(places: readonly Place[], inFields: boolean, said: string, list: DangerousList | undefined, out: Findings): void {
  const found = places.find(({ unNo }) => inFields || !list || list(unNo))
  if (!found || (!inFields && saysHarmless(said))) return
  const suggest = { Value: dangerous, Text: out.t.asDangerous }
  out.errorAt(f.goodsType, 'DG_PLAIN', out.t.dangerousOnPlain(found.unNo), { value: plain, suggest })
}

function checkComplete(places: readonly Place[], inFields: boolean, said: string, list: DangerousList | undefined, out: Findings): void {
  const named = places.some(({ imoClass }) => imoClass !== '')
  if (!named) out.errorAt(f.goods, 'DANGEROUS_GOODS', out.t.dangerous)
  if (places.length === 0) out.warnAt(f.goods, 'PACKING_GROUP', out.t.packingGroup(''))
  for (const unNo of new Set(places.map((place) => place.unNo))) checkGroupNamed(unNo, places, list, out)
  if (inFields) return
  if (places.some(({ imoClass, subRisks }) => imoClass === '3' || subRisks.includes('3')) && !/FLASH|\bF\.?P\.?\b|\bC\.C\b/i.test(said))
    out.warnAt(f.goods, 'FLASH_POINT', out.t.flashPointNeeded)
  if (!/EMERGENCY|CHEMTREC|24\s*(?:-\s*)?H(OU)?RS?\b/i.test(said)) out.warnAt(f.goods, 'EMERGENCY_CONTACT', out.t.emergencyContact)
  if (/\bEMS\b/i.test(said) && !emsInText.test(said)) out.warnAt(f.goods, 'EMS', out.t.ems)
}

/** Once per UN number: a packing group is asked for, where the number has any. */
function checkGroupNamed(unNo: string, places: readonly Place[], list: DangerousList | undefined, out: Findings): void {
  const same = places.filter((place) => place.unNo === unNo)
  const [first] = same
  if (!first || same.some(({ packingGroup }) => packingGroup !== '')) return
  const entry = list?.(unNo)
  const grouped = entry
    ? fitting(entry, first.imoClass).some(({ packingGroups }) => packingGroups.length > 0)
    : !withoutGroup.test(first.imoClass) && !articlesWithoutGroup.has(unNo)
  if (grouped) out.warnAt(first.fields.packingGroup, 'PACKING_GROUP', out.t.packingGroup(unNo), {}, first.at)
}

/** The variants of a number in a class; all of them when none is. */
function fitting({ variants }: DangerousEntry, imoClass: string): DangerousEntry['variants'] {
  const same = variants.filter((variant) => sameClass(imoClass, variant.imoClass))
  return same.length > 0 ? same : variants
}

function checkPlace(place: Place, list: DangerousList | undefined, out: Findings): void {
  const { unNo, imoClass, text, at, fields } = place
  const isClass = imoClass === '' || isHazardClass(imoClass)
  if (!isClass) out.errorAt(fields.imoClass, 'IMO_CLASS', out.t.imoClass(imoClass), { value: imoClass }, at)
  if (!isAssignable(unNo)) return out.errorAt(fields.unNo, 'UN_NUMBER', out.t.unNumber(unNo), { value: unNo }, at)
  if (!list) return
  const entry = list(unNo)
  if (!entry) return out.warnAt(fields.unNo, 'UN_UNKNOWN', out.t.unUnknown(unNo), { value: unNo }, at)
  const listed = [...new Set(entry.variants.map((variant) => variant.imoClass))]
  const one = fields === l && listed.length === 1 ? listed[0] : undefined
  if (isClass && imoClass !== '' && !entry.variants.some((variant) => sameClass(imoClass, variant.imoClass)))
    out.errorAt(
      fields.imoClass,
      'UN_CLASS',
      out.t.unClass(unNo, listed.join(' / '), imoClass),
      { value: imoClass, suggest: one === undefined ? undefined : out.use(one) },
      at,
    )
  checkGroup(place, entry, out)
  const names = entry.names.slice(0, 2).join(' / ')
  if (!namesSubstance(text, entry.names)) out.warnAt(fields.properName, 'PROPER_NAME', out.t.properName(unNo, names), {}, at)
}

function checkGroup({ unNo, imoClass, packingGroup, at, fields }: Place, entry: DangerousEntry, out: Findings): void {
  if (packingGroup === '') return
  const groups = [...new Set(fitting(entry, imoClass).flatMap(({ packingGroups }) => packingGroups))]
  if (groups.includes(packingGroup)) return
  const extra = { value: packingGroup, suggest: fields === l && groups.length === 1 ? out.use(groups[0] ?? '') : undefined }
  if (groups.length > 0) out.errorAt(fields.packingGroup, 'UN_GROUP', out.t.wrongGroup(unNo, groups.join(' / '), packingGroup), extra, at)
  else out.warnAt(fields.packingGroup, 'UN_GROUP', out.t.noGroup(unNo), extra, at)
}

/** Numbers that are or may be given: explosives below 1000, all others from 1001; further ones are added at the end. */
const isAssignable = (unNo: string) => /^\d{4}$/.test(unNo) && ((unNo >= '0004' && unNo <= '0600') || (unNo >= '1001' && unNo <= '3600'))
