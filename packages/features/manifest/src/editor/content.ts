import { blankOf, type EntityField, type EntityValues } from '@jst/contracts/entity'
import type { BoxesFacts, BoxRow, Line } from '@jst/contracts/document'
import {
  headFields,
  manifestGoodsFields,
  manifestLimits,
  manifestPartyFields,
  manifestRoles,
  manifestStates,
  type ManifestContent,
  type ManifestPartyContent,
  type ManifestRegime,
  type ManifestRole,
  type ManifestView,
} from '@jst/contracts/manifest'
import {
  packedBoxFields,
  packedLineFields,
  sealsIn,
  sealsText,
  sealSources,
  sealSourcesEn,
  type PackedBox,
  type PackedLine,
} from '@jst/contracts/packing'
import { withoutBlanks } from '@jst/manifest'
import { sumOf } from '@jst/packing'
import { speech } from '../speech.ts'
import { language, texts } from '../texts.ts'

export const roles = Object.keys(manifestRoles) as ManifestRole[]
/** A filing as it is typed. */
export interface TypedManifest {
  readonly Head: EntityValues
  readonly Parties: Readonly<Record<ManifestRole, EntityValues>>
  readonly ToOrder: boolean
  readonly Goods: readonly Line[]
  readonly Rows: readonly BoxRow[]
  readonly Regimes: readonly ManifestRegime[]
  readonly Agent: string
  readonly LateReason: string
  readonly Reasons: readonly string[]
}

const quantities = ['Packages', 'Weight', 'Volume'] as const
const amounts = packedLineFields.filter(({ key }) => (quantities as readonly string[]).includes(key))
/** A draft may be as unfinished as it is; the checks say what is missing. */
const loose = (fields: readonly EntityField[]) => fields.map(({ required: _required, hidden: _hidden, ...field }) => field as EntityField)
const columns = new Set(['BoxNo', 'BoxType', 'IsoType', 'Seals', 'Fcl', 'Soc'])

/** Boxes of a filing as rows of a sheet, with Chinese labels. */
export const chineseFacts: BoxesFacts = {
  zh: texts.boxes,
  en: 'Containers',
  boxes: {
    zh: texts.box,
    en: 'Container',
    table: 'manifest',
    most: manifestLimits.boxes,
    fields: loose([...packedBoxFields.filter(({ key }) => columns.has(key)), ...amounts]),
  },
  lines: { zh: texts.line, en: 'Goods', table: 'manifest', most: 100, fields: loose(packedLineFields) },
  by: 'BoxNo',
  quantities: [...quantities],
}
/** The same with labels in the language of the page. */
export const sheetFacts = speech.words('sheet', chineseFacts) as BoxesFacts

const { codes } = manifestStates
const text = (line: Line | EntityValues, key: string): string => String(line[key] ?? '').trim()
const amount = (line: Line | EntityValues, key: string): number => (typeof line[key] === 'number' ? line[key] : 0)

/** Seals in one line, their sources in the language of the page. */
const sealsLine = (seals: PackedBox['Seals']): string => sealsText(seals, language() === 'en' ? sealSourcesEn : sealSources)

/** A box as a row of the sheet; what has no column stays with it. */
export const rowOf = ({ Lines, Seals, ...box }: PackedBox): BoxRow => ({
  Box: { Id: 0, ...box, Seals: sealsLine(Seals) },
  Lines: Lines.map((line) => ({ Id: 0, ...line })),
})
const carriedOver = (line: Line, keys: readonly string[]) =>
  Object.fromEntries(keys.flatMap((key) => (line[key] === undefined || line[key] === null || line[key] === '' ? [] : [[key, line[key]]])))
const sums = (line: Line) => ({ Packages: amount(line, 'Packages'), Weight: amount(line, 'Weight'), Volume: amount(line, 'Volume') })
const words = ['BillNo', 'PackageKind', 'Marks', 'GoodsZh', 'GoodsEn', 'HsCode', 'DgClass', 'UnNo'] as const

const lineOf = (line: Line, at: number): PackedLine => ({
  Key: text(line, 'Key') || `l${at + 1}`,
  ...sums(line),
  ...(Object.fromEntries(words.map((key) => [key, text(line, key)])) as Pick<PackedLine, (typeof words)[number]>),
  ...(carriedOver(line, ['BookingNo', 'Temperature']) as Pick<PackedLine, 'BookingNo' | 'Temperature'>),
})
/** A row as the rules know it. */
const boxOf = ({ Box, Lines }: BoxRow): PackedBox => ({
  BoxNo: text(Box, 'BoxNo').toUpperCase(),
  BoxType: text(Box, 'BoxType'),
  Seals: sealsIn(text(Box, 'Seals').toUpperCase()),
  Fcl: Box['Fcl'] === 'lcl' ? 'lcl' : 'full',
  ...sums(Box),
  ...(carriedOver(Box, ['IsoType', 'Temperature', 'Tare', 'MaxGross']) as Pick<PackedBox, 'IsoType'>),
  ...(Box['Soc'] === true ? { Soc: true } : {}),
  Lines: Lines.map(lineOf),
})

const partyOf = (values: EntityValues): ManifestPartyContent =>
  Object.fromEntries(manifestPartyFields.map(({ key }) => [key, text(values, key)])) as ManifestPartyContent
/** Value of a head field as the wire has it. */
function headValue(field: EntityField, values: EntityValues): unknown {
  if (field.kind === 'number') return amount(values, field.key)
  if (field.kind === 'flag') return values[field.key] === true
  if (field.kind === 'list') return ((values[field.key] ?? []) as readonly string[]).map((one) => one.trim().toUpperCase())
  const said = text(values, field.key)
  return 'upper' in field && field.upper ? said.toUpperCase() : said
}

/** Content of a filing from the typed values. */
export function contentOf({ Head, Parties, ToOrder, Goods, Rows }: TypedManifest): ManifestContent {
  const head = Object.fromEntries(headFields.map((field) => [field.key, headValue(field, Head)]))
  return {
    ...withoutBlanks(head as unknown as ManifestContent),
    ToOrder,
    ...(Object.fromEntries(roles.map((role) => [role, partyOf(Parties[role])])) as Pick<ManifestContent, ManifestRole>),
    Goods: Goods.map((row, at) => ({
      Key: text(row, 'Key') || `g${at + 1}`,
      ...sums(row),
      PackageKind: text(row, 'PackageKind'),
      GoodsEn: text(row, 'GoodsEn'),
      GoodsZh: text(row, 'GoodsZh'),
      HsCode: text(row, 'HsCode'),
      Marks: text(row, 'Marks'),
      UnNo: text(row, 'UnNo'),
      DgContact: text(row, 'DgContact'),
    })),
    Boxes: Rows.map(boxOf),
  }
}

/** Values of a stored filing, in the form in which they are typed. */
export const typedOf = (content: ManifestContent): Pick<TypedManifest, 'Head' | 'Parties' | 'ToOrder' | 'Goods' | 'Rows'> => ({
  Head: Object.fromEntries(headFields.map(({ key }) => [key, content[key as 'BillNo'] ?? ''])),
  Parties: Object.fromEntries(roles.map((role) => [role, { ...content[role] }])) as unknown as TypedManifest['Parties'],
  ToOrder: content.ToOrder,
  Goods: content.Goods.map((row) => ({ Id: 0, ...row })),
  Rows: content.Boxes.map(rowOf),
})
/** True if a filing names buyer and seller. */
export const namesTrade = (regimes: readonly ManifestRegime[]): boolean => regimes.some((regime) => regime === 'eu' || regime === 'usIsf')
/** Filings in use that a bill has. */
export const filedOf = ({ Regime, Siblings }: Pick<ManifestView, 'Regime' | 'Siblings'>): ManifestRegime[] => [
  Regime,
  ...Siblings.filter(({ State }) => State !== codes.deleted && State !== codes.void).map((one) => one.Regime),
]
export const startOf = (view: ManifestView): TypedManifest => ({
  ...typedOf(view.Content),
  Regimes: filedOf(view),
  Agent: view.Agent,
  LateReason: view.LateReason,
  Reasons: view.Reasons,
})

/** A row of goods without values. */
export const blankGoods = (): Line => ({ Id: 0, ...Object.fromEntries(manifestGoodsFields.map((field) => [field.key, blankOf(field)])) })

/** Goods of the boxes, added up by their description, so that the two sums agree. */
export function goodsOfBoxes(rows: readonly BoxRow[]): Line[] {
  const lines = rows.map(boxOf).flatMap(({ Lines }) => Lines)
  const groups = Map.groupBy(lines, ({ PackageKind, GoodsEn, GoodsZh, HsCode, UnNo }) =>
    JSON.stringify([PackageKind, GoodsEn, GoodsZh, HsCode, UnNo]),
  )
  return [...groups.values()].map((groupLines, at): Line => {
    const { PackageKind, GoodsEn, GoodsZh, HsCode, UnNo } = groupLines[0]!
    const Marks = [...new Set(groupLines.map((line) => line.Marks))].join('\n')
    return { ...blankGoods(), Key: `g${at + 1}`, ...sumOf(groupLines), PackageKind, GoodsEn, GoodsZh, HsCode, UnNo, Marks }
  })
}

/** A content with another value at a path: `Shipper.Code`, `Goods[1].Weight`, `Boxes[0].BoxNo`. */
export function repairedContent(content: ManifestContent, path: string, value: string): ManifestContent {
  const steps = path.split(/[.[\]]+/).filter((step) => step !== '')
  const set = (at: unknown, [step = '', ...rest]: readonly string[]): unknown => {
    if (step === '') return typeof at === 'number' ? Number(value) : value
    if (Array.isArray(at)) return at.map((one: unknown, place) => (place === Number(step) ? set(one, rest) : one))
    const node = at as Readonly<Record<string, unknown>>
    return { ...node, [step]: set(node[step], rest) }
  }
  return set(content, steps) as ManifestContent
}
