import { plainOf, readRich, type SiteBlock } from '@jst/contracts/portal'
import type { Part, Versions } from '@jst/feature-kit/form'
import { texts } from './texts.ts'

type Item = Readonly<Record<string, unknown>>

const words = texts.conflict
const isItem = (value: unknown): value is Item => typeof value === 'object' && value !== null && !Array.isArray(value)
const listIn = (page: object, key: string): readonly Item[] => {
  const value = (page as Item)[key]
  return Array.isArray(value) ? value.filter(isItem) : []
}
const kindOf = ({ Kind }: Item): string => (typeof Kind === 'string' ? (texts.block[Kind as SiteBlock['Kind']] ?? '') : '')
/** Fields that name an item, the first filled one does. */
const naming = ['Label', 'Name', 'Title', 'Value', 'Year'] as const
const titleOf = (item: Item): string =>
  naming.map((key) => item[key]).find((value): value is string => typeof value === 'string' && value !== '') ?? ''
const fieldName = (key: string): string => words.fields[key as keyof typeof words.fields] ?? key

const pictureKey = /^[0-9a-f]{32}$/
/** The text of a field; icons have names. */
const fieldText = (key: string, value: unknown): string =>
  key === 'Icon' && typeof value === 'string' ? (texts.icons[value as keyof typeof texts.icons] ?? value) : shown(value)

/** A value as people read it in a comparison. */
export function shown(value: unknown): string {
  if (typeof value === 'boolean') return value ? words.yes : words.no
  if (typeof value === 'number') return String(value)
  if (typeof value === 'string') {
    if (pictureKey.test(value)) return words.picture(value.slice(0, 6))
    const doc = value.startsWith('{') ? readRich(value) : undefined
    return doc ? plainOf(doc).slice(0, 80) : value
  }
  if (isItem(value)) return itemText(value)
  if (!Array.isArray(value) || value.length === 0) return ''
  return [texts.items.count(value.length), ...value.map(shown)].join('；')
}

/** An item by the words of its fields: 标题 省心；图标 船舶. */
const itemText = (item: Item): string =>
  Object.entries(item)
    .filter(([key, value]) => key !== 'Kind' && fieldText(key, value) !== '')
    .map(([key, value]) => `${fieldName(key)} ${fieldText(key, value)}`)
    .join('；')

/**
 * Items by a name that stays while others are added, moved or removed. A block is the first, second … of its kind, any other item is named by its
 * words.
 */
function named(items: readonly Item[]): ReadonlyMap<string, Item> {
  const found = new Map<string, Item>()
  for (const item of items) {
    const base = kindOf(item) || titleOf(item)
    let id = base
    for (let nth = 2; found.has(id); nth += 1) id = `${base} ${nth}`
    found.set(id, item)
  }
  return found
}

/** The list with one item as in another list: replaced, added at the place that it has there, or removed. */
function withItem(list: readonly Item[], from: readonly Item[], id: string): readonly Item[] {
  const item = named(from).get(id)
  const place = [...named(list).keys()].indexOf(id)
  if (item && place >= 0) return list.with(place, item)
  if (item) return list.toSpliced([...named(from).keys()].indexOf(id), 0, item)
  return place < 0 ? list : list.toSpliced(place, 1)
}

/** The list with its items in the order of another one; items that are not in it keep to the end. */
function inOrderOf(list: readonly Item[], from: readonly Item[]): readonly Item[] {
  const order = [...named(from).keys()]
  const rank = (id: string) => (order.includes(id) ? order.indexOf(id) : order.length)
  return [...named(list).entries()].toSorted(([a], [b]) => rank(a) - rank(b)).map(([, item]) => item)
}

/** Parts of a list that two people can both have changed: each field of items that both have, items of one of them, and the order. */
function listParts<C extends object>(key: string, label: string, { before, theirs, mine }: Versions<C>): Part<C>[] {
  const read = (content: C, id: string) => named(listIn(content, key)).get(id)
  const put = (content: C, list: readonly Item[]): C => ({ ...content, [key]: list })
  const versions = [theirs, mine].map((one) => named(listIn(one, key)))
  const ids = [...new Set([theirs, mine, before].flatMap((one) => [...named(listIn(one, key)).keys()]))]
  const parts = ids.flatMap((id): Part<C>[] => {
    const both = versions.map((items) => items.get(id))
    if (!both.every((item) => item !== undefined))
      return [
        {
          key: `${key} ${id}`,
          label: `${label} · ${id}`,
          read: (content) => {
            const item = read(content, id)
            return item ? itemText(item) || words.there : ''
          },
          take: (content, from) => put(content, withItem(listIn(content, key), listIn(from, key), id)),
        },
      ]
    const fields = [...new Set(both.flatMap((item) => Object.keys(item ?? {})))].filter((field) => field !== 'Kind')
    return fields.map((field) => ({
      key: `${key} ${id} ${field}`,
      label: `${label} · ${id} · ${fieldName(field)}`,
      read: (content) => fieldText(field, read(content, id)?.[field]),
      take: (content, from) => {
        const place = [...named(listIn(content, key)).keys()].indexOf(id)
        const list = listIn(content, key)
        return place < 0 ? content : put(content, list.with(place, { ...list[place], [field]: read(from, id)?.[field] }))
      },
    }))
  })
  const common = (content: C) =>
    [...named(listIn(content, key)).keys()].filter((id) => versions.every((items) => items.has(id))).join(' → ')
  return [
    ...parts,
    {
      key: `${key} order`,
      label: `${label} · ${words.order}`,
      read: common,
      take: (content, from) => put(content, inOrderOf(listIn(content, key), listIn(from, key))),
    },
  ]
}

/** Parts of a page of the site that are chosen one by one, when somebody else saved it first. */
export function conflictParts<C extends object>(labels: { readonly [K in keyof C]: string }, versions: Versions<C>): Part<C>[] {
  return (Object.keys(labels) as (string & keyof C)[]).flatMap((key): Part<C>[] => {
    const isListed = [versions.before, versions.theirs, versions.mine].some((content) => listIn(content, key).length > 0)
    if (isListed) return listParts(key, labels[key], versions)
    return [
      { key, label: labels[key], read: (content) => shown(content[key]), take: (content, from) => ({ ...content, [key]: from[key] }) },
    ]
  })
}
