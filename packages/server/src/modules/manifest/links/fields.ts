import {
  manifestGoodsFields,
  manifestPartyFields,
  type LinkBlock,
  type LinkedField,
  type ManifestContent,
  type ManifestRole,
} from '@jst/contracts/manifest'
import type { EntityField } from '@jst/contracts/entity'
import { packageKindOf } from '@jst/contracts/si'
import { readNumber } from '@jst/contracts/values'
import { sealsIn, sealsText } from '@jst/contracts/packing'
import { linkWords, type LinkWords } from './texts.ts'

/** A value that a link shows, and how a proposed one is read and written. */
export interface SharedField extends LinkedField {
  /** The value as it is stored, or why it is none. */
  readonly read: (text: string) => { readonly value: string } | { readonly wrong: string }
  readonly write: (content: ManifestContent, value: string) => ManifestContent
}

const said = (value: unknown): string => (typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '')
const kindOf = ({ kind, key }: EntityField): LinkedField['Kind'] =>
  kind === 'number' ? 'number' : key === 'Address' || key === 'GoodsEn' || key === 'GoodsZh' || key === 'Marks' ? 'lines' : 'text'
const mostOf = (field: EntityField): number => ('max' in field && field.kind !== 'number' ? field.max : 20)

/** Reads a proposed value by its field. A number that may mean two things is not guessed: the reader is asked to write it plainly. */
function readBy(field: EntityField, words: LinkWords): SharedField['read'] {
  return (text) => {
    const value = text.trim()
    if (field.kind === 'number') {
      const read = readNumber(value, { unit: field.unit })
      const number = 'value' in read ? read.value : null
      const isExact = number !== null && number >= 0 && number < 1e9 && Number(number.toFixed(field.digits)) === number
      return isExact ? { value: String(number) } : { wrong: words.number(field.digits) }
    }
    if (field.key === 'PackageKind') {
      const code = value === '' ? '' : packageKindOf(value)?.code
      return code === undefined ? { wrong: words.packageKind(value) } : { value: code }
    }
    if (value.length > mostOf(field)) return { wrong: words.long(mostOf(field)) }
    return { value: 'upper' in field && field.upper ? value.toUpperCase() : value }
  }
}

const partyFields = (content: ManifestContent, words: LinkWords): SharedField[] =>
  (['Shipper', 'Consignee', 'Notify'] as const satisfies readonly ManifestRole[]).flatMap((role) =>
    manifestPartyFields.map((field): SharedField => ({
      Path: `${role}.${field.key}`,
      Group: words.role(role),
      Label: words.field(field),
      Kind: kindOf(field),
      Value: content[role][field.key as 'Name'],
      Max: mostOf(field),
      read: readBy(field, words),
      write: (into, value) => ({ ...into, [role]: { ...into[role], [field.key]: value } }),
    })),
  )
const goodsFields = (content: ManifestContent, words: LinkWords): SharedField[] =>
  content.Goods.flatMap((row, at) =>
    manifestGoodsFields.map((field): SharedField => ({
      Path: `Goods[${row.Key}].${field.key}`,
      Group: words.goods(at + 1),
      Label: words.field(field),
      Kind: kindOf(field),
      Value: said(row[field.key as 'GoodsEn']),
      Max: mostOf(field),
      read: readBy(field, words),
      write: (into, value) => ({
        ...into,
        Goods: into.Goods.map((one) =>
          one.Key === row.Key ? { ...one, [field.key]: field.kind === 'number' ? Number(value) : value } : one,
        ),
      }),
    })),
  )
const longestSeals = 120
const sealFields = (content: ManifestContent, words: LinkWords): SharedField[] =>
  content.Boxes.filter(({ BoxNo }) => BoxNo !== '').map(({ BoxNo, Seals }) => ({
    Path: `Boxes[${BoxNo}].Seals`,
    Group: words.seals,
    Label: BoxNo,
    Kind: 'text',
    Value: words.sealsOf(Seals),
    Max: longestSeals,
    read: (text) => {
      const value = text.trim().toUpperCase()
      const seals = sealsIn(value)
      const isShort = seals.length <= 10 && seals.every(({ No }) => No.length <= 20)
      return isShort && value.length <= longestSeals ? { value: sealsText(seals) } : { wrong: words.sealsLong }
    },
    write: (into, value) => ({
      ...into,
      Boxes: into.Boxes.map((box) => (box.BoxNo === BoxNo ? { ...box, Seals: sealsIn(value) } : box)),
    }),
  }))

/** Values of the marked parts of a bill. VGM has a part of its own. */
export const sharedFields = (content: ManifestContent, blocks: readonly LinkBlock[], words = linkWords()): SharedField[] => [
  ...(blocks.includes('parties') ? partyFields(content, words) : []),
  ...(blocks.includes('goods') ? goodsFields(content, words) : []),
  ...(blocks.includes('seals') ? sealFields(content, words) : []),
]

const namedFields = [...manifestPartyFields, ...manifestGoodsFields]
/** Name of a value that was proposed, in the language of its reader; that of its field alone where its row is gone. */
export function labelOf(path: string, fieldByPath: ReadonlyMap<string, LinkedField>, words: LinkWords): string {
  const field = fieldByPath.get(path)
  if (field) return `${field.Group} ${field.Label}`
  const [, box = ''] = /^(?:Vgm|Boxes)\[(.*?)\]/.exec(path) ?? []
  if (box !== '') return `${path.startsWith('Vgm') ? 'VGM' : words.seals} ${box}`
  const named = namedFields.find(({ key }) => path.endsWith(`.${key}`))
  return named ? words.field(named) : path
}
/** A proposed value in the language of its reader: the body that put a seal on has a name in either. */
export const valueOf = (path: string, value: string, words: LinkWords): string =>
  path.startsWith('Boxes[') && value !== '' ? words.sealsOf(sealsIn(value)) : value
