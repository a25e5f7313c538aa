import { commercialType, containerTypes, packageKindOf, packageKinds } from '@jst/contracts/si'
import { normalizeContainerNo, toBillText } from '@jst/si-drafts/rules'
import { parseNumber, sheetTexts, type ParseResult, type SheetColumn } from '@jst/sheet'
import { containerFields, lineFields } from '../../declared-fields.ts'
import { texts } from '../texts.ts'
import { aliasesOf, containerKind, lineKind } from './column-names.ts'
import { specialColumns, type ColumnGroup } from './special-columns.ts'

const codes = (text: string): ParseResult => ({ value: toBillText(text).trim() || null })
const containerNo = (text: string): ParseResult => ({ value: normalizeContainerNo(toBillText(text)) || null })
const type = (text: string): ParseResult => ({ value: text.trim() === '' ? null : (commercialType(text) ?? toBillText(text).trim()) })
const packageKind = (text: string): ParseResult => ({ value: packageKindOf(text)?.en ?? (toBillText(text).trim() || null) })
/** `12箱`, `100 CARTONS`: a kind of packages behind the number is read over. */
const count = (text: string): ParseResult => {
  const [, number = '', kind = ''] = /^([\d,.\s]+)(\D+)$/.exec(text.normalize('NFKC')) ?? []
  const said = kind !== '' && packageKindOf(kind.replace(/\.$/, '')) ? number : text
  return parseNumber(said, { decimals: 0, unit: 'PKGS', texts: sheetTexts })
}
const chinese = (text: string): ParseResult => ({ value: text.trim() || null })

const box = (key: 'containerNo' | 'sealNo' | 'type', rest: Omit<SheetColumn, 'key' | 'header' | 'kinds'>): SheetColumn => ({
  key,
  get header() {
    return containerFields[key].zh
  },
  kinds: [containerKind],
  aliases: aliasesOf('container', key),
  ...rest,
})
const line = (key: 'goods' | 'goodsZh' | 'hsCode' | 'marks', rest: Omit<SheetColumn, 'key' | 'header' | 'kinds'>): SheetColumn => ({
  key,
  get header() {
    return lineFields[key].zh
  },
  kinds: [lineKind],
  aliases: aliasesOf('line', key),
  ...rest,
})
const figure = (key: 'packages' | 'weight' | 'volume', rest: Pick<SheetColumn, 'kind' | 'width' | 'unit' | 'parse'>): SheetColumn => ({
  key,
  get header() {
    return texts.goods.figures[key]
  },
  sum: containerKind,
  aliases: [...aliasesOf('container', key), ...aliasesOf('line', key)],
  ...rest,
})

/** Columns of containers and their goods lines, in the usual order of the trade. */
export const goodsColumns: readonly SheetColumn[] = [
  box('containerNo', { kind: 'text', width: 132, parse: containerNo, multiline: false }),
  box('sealNo', { kind: 'text', width: 104, parse: codes, multiline: false }),
  box('type', {
    kind: 'choice',
    width: 76,
    parse: type,
    choices: containerTypes.map(({ value, iso, also }) => ({ value, aliases: [iso, ...also] })),
  }),
  {
    key: 'packageKind',
    get header() {
      return containerFields.packageKind.zh
    },
    kind: 'choice',
    width: 112,
    parse: packageKind,
    choices: packageKinds.map(({ en, zh, code }) => ({
      value: en,
      get label() {
        return texts.goods.packageKind(en, zh)
      },
      aliases: [code, zh],
    })),
    format: (value) => String(value ?? ''),
    aliases: aliasesOf('container', 'packageKind'),
  },
  figure('packages', { kind: 'int', width: 84, parse: count }),
  figure('weight', { kind: 'decimal', width: 112, unit: 'KGS' }),
  figure('volume', { kind: 'decimal', width: 104, unit: 'CBM' }),
  line('goods', { kind: 'text', width: 220, parse: codes, multiline: true }),
  line('goodsZh', { kind: 'text', width: 140, parse: chinese, multiline: false }),
  line('hsCode', { kind: 'text', width: 104, parse: codes, multiline: false }),
  line('marks', { kind: 'text', width: 140, parse: codes, multiline: true }),
]

/** The columns with those of some groups, at the box or at the goods that they are about. */
export function columnsWith(groups: readonly ColumnGroup[]): readonly SheetColumn[] {
  return groups.length === 0 ? goodsColumns : [...goodsColumns, ...groups.flatMap((group) => specialColumns[group])]
}

/** All columns for a file: a row is a container or one of its goods lines, so that every row may fill every column. */
export const fileColumns: readonly SheetColumn[] = [...goodsColumns, ...Object.values(specialColumns).flat()].map((described) => {
  const { kinds: _all, header: _header, ...column } = described
  return {
    ...column,
    get header() {
      return described.header
    },
    ...(column.key === 'containerNo' ? { required: true, carryDown: true } : {}),
    ...(column.key === 'sealNo' || column.key === 'type' ? { carryDown: true } : {}),
  }
})
