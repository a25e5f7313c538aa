import type { ManifestContent, ManifestRole, ManifestSide } from '@jst/contracts/manifest'
import type { PackedBox } from '@jst/contracts/packing'
import { headFields, manifestGoodsFields, manifestPartyFields, manifestRoles, packedBoxFields } from '../declared-fields.ts'
import { texts } from '../texts.ts'

const words = texts.compare
const places = ['Receipt', 'Pol', 'Pod', 'Delivery'] as const
const sums = ['Packages', 'Weight', 'Volume'] as const
const apart = new Set<string>([...places, ...sums, 'Originals', 'BreakBulk'])
/** Texts, choices and lists of the head. */
const heads = headFields.filter(({ key }) => !apart.has(key))
const ofParty = manifestPartyFields.map(({ key }) => key as keyof Party)
const ofGoods = ['GoodsEn', 'GoodsZh', 'HsCode', 'PackageKind', 'Marks', 'UnNo', 'DgContact'] as const
const roles = Object.keys(manifestRoles) as ManifestRole[]
type Goods = ManifestContent['Goods'][number]
type Party = ManifestContent['Shipper']

/** A value that a filing, its instructions or its bill say. */
interface Fact {
  readonly label: string
  readonly text: string
  /** It is shown alone. */
  readonly fixed?: true
}
type Facts = Map<string, Fact>
/** A value that some side says otherwise than the filing. */
export interface ManifestDifference {
  readonly Key: string
  readonly Label: string
  readonly Mine: string
  /** Of each side; undefined: it does not say. */
  readonly Others: readonly (string | undefined)[]
  /** Sides whose value may be taken. */
  readonly Takes: readonly boolean[]
}

const labelIn = (fields: readonly { readonly key: string; readonly zh: string }[], key: string): string =>
  (fields.find((field) => field.key === key)?.zh ?? key).replace(/ \*$/, '')
const textOf = (value: string | readonly string[] | undefined): string => (typeof value === 'object' ? value.join(' ') : (value ?? ''))
const plain = (text: string): string => text.toUpperCase().replace(/\s+/g, ' ').trim()
const figure = (value: number): string => (value === 0 ? '' : String(value))
const sealsOf = ({ Seals }: PackedBox): string =>
  Seals.map(({ No }) => No.trim().toUpperCase())
    .toSorted()
    .join('/')

/** Name of the single row of goods of every side: it is compared, however it is described. */
const single = '#1'
/** Goods by description; the second row of the same description is `…#2`. */
function goodsByName({ Goods: rows }: ManifestContent, areSingle: boolean): Map<string, Goods> {
  if (areSingle) return new Map(rows.map((row) => [single, row]))
  const counts = new Map<string, number>()
  return new Map(
    rows.map((row) => {
      const name = plain(row.GoodsEn)
      const count = (counts.get(name) ?? 0) + 1
      counts.set(name, count)
      return [`${name}#${count}`, row]
    }),
  )
}

function addBoxes(facts: Facts, boxes: readonly PackedBox[]): void {
  for (const box of boxes) {
    const [key, label] = [`Box ${box.BoxNo}`, words.box(box.BoxNo)]
    facts.set(key, { label, text: words.there })
    facts.set(`${key} Seals`, { label: `${label} ${words.seals}`, text: sealsOf(box) })
    for (const field of ['BoxType', 'IsoType'] as const)
      facts.set(`${key} ${field}`, { label: `${label} ${labelIn(packedBoxFields, field)}`, text: box[field] ?? '' })
    for (const field of ['Tare', 'MaxGross'] as const)
      facts.set(`${key} ${field}`, { label: `${label} ${labelIn(packedBoxFields, field)}`, text: figure(box[field] ?? 0) })
    // quantities of several lines are those of the lines
    const isSum = box.Lines.length > 1
    for (const sum of sums)
      facts.set(`${key} ${sum}`, { label: `${label} ${words.sums[sum]}`, text: figure(box[sum]), ...(isSum ? { fixed: true } : {}) })
    if (isSum) facts.set(`${key} Lines`, { label: `${label} ${words.lines}`, text: box.Lines.map(lineText).join('\n') })
  }
}
const lineText = ({ GoodsEn, Packages, Weight, Volume }: PackedBox['Lines'][number]): string =>
  words.line(GoodsEn, Packages, Weight, Volume)

function factsOf(content: ManifestContent, areSingle: boolean, unread?: ManifestSide['Places']): Facts {
  const facts: Facts = new Map()
  for (const { key } of heads) facts.set(key, { label: labelIn(headFields, key), text: textOf(content[key as 'FilingType']) })
  for (const key of places) {
    const [label, named] = [labelIn(headFields, key), unread?.[key] ?? '']
    facts.set(key, content[key] === '' && named !== '' ? { label, text: named, fixed: true } : { label, text: content[key] })
  }
  for (const key of [...sums, 'Originals'] as const) facts.set(key, { label: labelIn(headFields, key), text: figure(content[key]) })
  facts.set('BreakBulk', { label: labelIn(headFields, 'BreakBulk'), text: content.BreakBulk ? words.yes : '' })
  facts.set('ToOrder', { label: texts.editor.toOrder, text: content.ToOrder ? words.yes : '' })
  for (const role of roles)
    for (const key of ofParty)
      facts.set(`${role}.${key}`, { label: `${manifestRoles[role][0]} ${labelIn(manifestPartyFields, key)}`, text: content[role][key] })
  addBoxes(facts, content.Boxes)
  for (const [name, row] of goodsByName(content, areSingle)) {
    const [key, label] = [`Goods ${name}`, words.goods(name.slice(0, name.lastIndexOf('#')))]
    facts.set(key, { label, text: words.there })
    for (const field of ofGoods)
      facts.set(`${key} ${field}`, { label: `${label} ${labelIn(manifestGoodsFields, field)}`, text: row[field] })
    for (const sum of sums) facts.set(`${key} ${sum}`, { label: `${label} ${words.sums[sum]}`, text: figure(row[sum]) })
  }
  return facts
}

const wordsIn = (text: string): ReadonlySet<string> =>
  new Set(
    plain(text)
      .split(/[\s,;./()-]+/)
      .filter(Boolean),
  )
const areIn = (some: ReadonlySet<string>, all: ReadonlySet<string>): boolean => [...some].every((word) => all.has(word))
/** An address is the same where all its words are in the fields of the filing, which keep city and postcode apart. */
function isSameAddress(mine: Party, other: string): boolean {
  const its = wordsIn(other)
  const all = wordsIn([mine.Address, mine.City, mine.Province, mine.Postcode, mine.Country].join(' '))
  return areIn(its, all) && areIn(wordsIn(mine.Address), its)
}
const numbers = new Set(['HsCode', 'Phone', 'Fax'])
/** Letter case and blanks do not count; in numbers, neither do signs. */
function isSame(key: string, mine: string, other: string, content: ManifestContent): boolean {
  const [role, field = ''] = key.split('.')
  if (field === 'Address') return isSameAddress(content[role as ManifestRole], other)
  const form = numbers.has(key.split(/[ .]/).at(-1)!) ? (text: string) => text.replace(/\D/g, '') : plain
  return form(mine) === form(other)
}
/** A box, or a row of goods, that a side does not have is missing there, if it has any. */
function missingIn(key: string, { Boxes, Goods: rows }: ManifestContent): string | undefined {
  if (/^Box \S*$/.test(key)) return Boxes.length > 0 ? words.missing : undefined
  if (/^Goods .*#\d+$/s.test(key)) return rows.length > 0 ? words.missing : undefined
  return undefined
}

/** All values that the sides say otherwise than the filing. A blank value of a side is no difference. */
export function manifestDifferences(mine: ManifestContent, sides: readonly ManifestSide[]): ManifestDifference[] {
  const areSingle = [mine, ...sides.map(({ Content }) => Content)].every(({ Goods: rows }) => rows.length <= 1)
  const ownFacts = factsOf(mine, areSingle)
  const others = sides.map(({ Content, Places }) => ({ Content, facts: factsOf(Content, areSingle, Places) }))
  const keys = new Set([...ownFacts.keys(), ...others.flatMap(({ facts }) => [...facts.keys()])])
  return [...keys].flatMap((key) => {
    const fact = ownFacts.get(key)
    // values of a box or of goods that the filing does not have come with them
    if (!fact && !/^(?:Box \S*( Lines)?|Goods .*#\d+)$/s.test(key)) return []
    if (key.endsWith(' Lines') && !ownFacts.has(key.slice(0, -' Lines'.length))) return []
    const its = others.map(({ facts, Content }) => facts.get(key)?.text || missingIn(key, Content))
    const text = fact?.text ?? (key.endsWith(' Lines') ? '' : words.missing)
    const differs = its.map((said) => said !== undefined && !isSame(key, text, said, mine))
    if (!differs.some(Boolean)) return []
    const label = fact?.label ?? others.map(({ facts }) => facts.get(key)?.label).find((one) => one !== undefined) ?? key
    const isFixed = (at: number) => others[at]!.facts.get(key)?.fixed === true || fact?.fixed === true
    return [{ Key: key, Label: label, Mine: text, Others: its, Takes: differs.map((one, at) => one && !isFixed(at)) }]
  })
}

/** The row of goods that a key names. */
const goodsAt = (content: ManifestContent, name: string): Goods | undefined =>
  goodsByName(content, name === single && content.Goods.length <= 1).get(name)

/** The content with the value of a side at the key of a difference. */
export function takeManifestValue(mine: ManifestContent, { Content: other }: ManifestSide, key: string): ManifestContent {
  if (key.startsWith('Box ')) return takeBox(mine, other, key)
  if (key.startsWith('Goods ')) return takeGoods(mine, other, key)
  const [head = '', field] = key.split('.')
  if (field === undefined) return { ...mine, [head]: other[head as 'BillNo'] }
  const role = head as ManifestRole
  return { ...mine, [role]: { ...mine[role], [field]: other[role][field as 'Name'] } }
}

function takeBox(mine: ManifestContent, other: ManifestContent, key: string): ManifestContent {
  const [, no = '', part = ''] = /^Box (\S*)(?: (\w+))?$/.exec(key) ?? []
  const its = other.Boxes.find(({ BoxNo }) => BoxNo === no)
  if (part === '') {
    const isOwn = mine.Boxes.some(({ BoxNo }) => BoxNo === no)
    return { ...mine, Boxes: isOwn ? mine.Boxes.filter(({ BoxNo }) => BoxNo !== no) : [...mine.Boxes, ...(its ? [its] : [])] }
  }
  if (!its) return mine
  const { Lines, Packages, Weight, Volume } = its
  const after = (box: PackedBox): PackedBox => {
    if (part === 'Lines') return { ...box, Lines, Packages, Weight, Volume }
    const value = { [part]: its[part as 'Weight'] }
    const lines = sums.some((sum) => sum === part) ? { Lines: box.Lines.map((line) => ({ ...line, ...value })) } : {}
    return { ...box, ...value, ...lines }
  }
  return { ...mine, Boxes: mine.Boxes.map((box) => (box.BoxNo === no ? after(box) : box)) }
}

function takeGoods(mine: ManifestContent, other: ManifestContent, key: string): ManifestContent {
  const [, name = '', part = ''] = /^Goods (.*#\d+)(?: (\w+))?$/s.exec(key) ?? []
  const [ownGoods, its] = [goodsAt(mine, name), goodsAt(other, name)]
  if (part !== '')
    return ownGoods && its
      ? { ...mine, Goods: mine.Goods.map((row) => (row === ownGoods ? { ...row, [part]: its[part as 'Weight'] } : row)) }
      : mine
  if (ownGoods) return { ...mine, Goods: mine.Goods.filter((row) => row !== ownGoods) }
  return its ? { ...mine, Goods: [...mine.Goods, { ...its, Key: freeKey(mine.Goods) }] } : mine
}
function freeKey(rows: readonly Goods[]): string {
  let at = rows.length + 1
  while (rows.some(({ Key }) => Key === `g${at}`)) at++
  return `g${at}`
}
