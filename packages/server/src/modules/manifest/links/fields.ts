import {
  manifestGoodsFields,
  manifestPartyFields,
  manifestRoles,
  type LinkBlock,
  type LinkedField,
  type ManifestContent,
  type ManifestRole,
} from '@jst/contracts/manifest'
import type { EntityField } from '@jst/contracts/entity'
import { packageKindOf } from '@jst/contracts/si'
import { readNumber } from '@jst/contracts/values'
import { sealsIn, sealsText } from '@jst/contracts/packing'
import { texts } from '../texts.ts'

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
function readBy(field: EntityField): SharedField['read'] {
  return (text) => {
    const value = text.trim()
    if (field.kind === 'number') {
      const read = readNumber(value, { unit: field.unit })
      const number = 'value' in read ? read.value : null
      const isExact = number !== null && number >= 0 && number < 1e9 && Number(number.toFixed(field.digits)) === number
      return isExact ? { value: String(number) } : { wrong: texts.link.number(field.digits) }
    }
    if (field.key === 'PackageKind') {
      const code = value === '' ? '' : packageKindOf(value)?.code
      return code === undefined ? { wrong: texts.link.packageKind(value) } : { value: code }
    }
    if (value.length > mostOf(field)) return { wrong: texts.link.long(mostOf(field)) }
    return { value: 'upper' in field && field.upper ? value.toUpperCase() : value }
  }
}

const partyFields = (content: ManifestContent): SharedField[] =>
  (['Shipper', 'Consignee', 'Notify'] as const satisfies readonly ManifestRole[]).flatMap((role) =>
    manifestPartyFields.map((field): SharedField => ({
      Path: `${role}.${field.key}`,
      Group: manifestRoles[role][0],
      Label: field.zh,
      Kind: kindOf(field),
      Value: content[role][field.key as 'Name'],
      Max: mostOf(field),
      read: readBy(field),
      write: (into, value) => ({ ...into, [role]: { ...into[role], [field.key]: value } }),
    })),
  )
const goodsFields = (content: ManifestContent): SharedField[] =>
  content.Goods.flatMap((row, at) =>
    manifestGoodsFields.map((field): SharedField => ({
      Path: `Goods[${row.Key}].${field.key}`,
      Group: texts.link.goods(at + 1),
      Label: field.zh,
      Kind: kindOf(field),
      Value: said(row[field.key as 'GoodsEn']),
      Max: mostOf(field),
      read: readBy(field),
      write: (into, value) => ({
        ...into,
        Goods: into.Goods.map((one) =>
          one.Key === row.Key ? { ...one, [field.key]: field.kind === 'number' ? Number(value) : value } : one,
        ),
      }),
    })),
  )
const longestSeals = 120
const sealFields = (content: ManifestContent): SharedField[] =>
  content.Boxes.filter(({ BoxNo }) => BoxNo !== '').map(({ BoxNo, Seals }) => ({
    Path: `Boxes[${BoxNo}].Seals`,
    Group: texts.link.seals,
    Label: BoxNo,
    Kind: 'text',
    Value: sealsText(Seals),
    Max: longestSeals,
    read: (text) => {
      const value = text.trim().toUpperCase()
      const seals = sealsIn(value)
      const isShort = seals.length <= 10 && seals.every(({ No }) => No.length <= 20)
      return isShort && value.length <= longestSeals ? { value: sealsText(seals) } : { wrong: texts.link.sealsLong }
    },
    write: (into, value) => ({
      ...into,
      Boxes: into.Boxes.map((box) => (box.BoxNo === BoxNo ? { ...box, Seals: sealsIn(value) } : box)),
    }),
  }))

/** Values of the marked parts of a bill. VGM has a part of its own. */
export const sharedFields = (content: ManifestContent, blocks: readonly LinkBlock[]): SharedField[] => [
  ...(blocks.includes('parties') ? partyFields(content) : []),
  ...(blocks.includes('goods') ? goodsFields(content) : []),
  ...(blocks.includes('seals') ? sealFields(content) : []),
]
