import { cargoTypes as typeNames, type CargoType } from '@jst/contracts/booking'
import { containerTypes } from '@jst/contracts/si/data'
import type { EntityValue } from '@jst/contracts/entity'
import { why } from '../texts.ts'
import type { BoxItem, FigureKey, NoteContext } from './context.ts'

const figures: readonly FigureKey[] = ['Packages', 'Weight', 'Volume']
const round = (value: number) => Math.round(value * 1_000) / 1_000
const cold = (type: EntityValue | undefined) => /R[FH]$/.test(String(type ?? ''))
const special = (type: EntityValue | undefined) => /(OT|FR|PF)$/.test(String(type ?? ''))

/** Reconciles facts from different places of a note: totals, boxes and facts that belong to one of several lines. */
export function finish(context: NoteContext): void {
  sums(context)
  boxes(context)
  looseBoxes(context)
  looseDanger(context)
  sizes(context)
  cargoType(context)
}

/** Asks about a total that differs from the sum of the lines; with a single line without the figure, the total becomes its value. */
function sums({ draft, totals, cargo }: NoteContext): void {
  const count = Math.max(1, cargo + 1)
  for (const key of figures) {
    const total = totals.get(key)
    if (count === 1) draft.rename(`Cargo.${key}`, `Cargo[0].${key}`)
    if (!total) continue
    const said = Array.from({ length: count }, (_, at) => draft.said(`Cargo[${at}].${key}`))
    if (count === 1) {
      // a repeated figure is compared with the other values of its field
      draft.claim(`Cargo[0].${key}`, total.value, total.span)
      continue
    }
    const lines = said.filter((value) => value !== undefined)
    if (lines.length < count) {
      if (!said.some((_, at) => draft.has(`Cargo[${at}].${key}`))) draft.ask(`Cargo.${key}`, total.span, [], why.split(String(total.value)))
      continue
    }
    const sum = round(lines.reduce<number>((all, value) => all + Number(value), 0))
    const tolerance = key === 'Packages' ? 0 : 0.0011
    if (Math.abs(sum - total.value) > tolerance)
      draft.ask(
        `Cargo.${key}`,
        total.span,
        [sum, total.value].map((value) => ({ Value: value, Zh: String(value) })),
        why.total(String(sum), String(total.value)),
      )
  }
}

const saying = (items: readonly BoxItem[]) =>
  items
    .map(({ types, count }) => `${count ?? '?'}*${types.join('/')}`)
    .toSorted()
    .join(',')

/** Boxes from several places must agree, otherwise they become a question. */
function boxes({ draft, boxes: sayings, facts, looseBoxes: loose, boxesOfGoods, bareBoxes }: NoteContext): void {
  for (const group of sayings) for (const { span } of group) draft.read(span)
  const clear = sayings.filter(isClear)
  const different = new Set(clear.map(saying))
  const group = groupOf(sayings, boxesOfGoods)
  if (group.length === 0) return
  if (different.size > 1 && !clear.every((one) => boxesOfGoods.has(one))) {
    const candidates = [...different].map((words) => ({ Value: words, Zh: words }))
    for (const { span } of clear.at(-1)!) draft.ask('Boxes', span, candidates, why.boxesTwice)
    return
  }
  const counts = loose.filter(({ key }) => key === 'Count')
  for (const [at, { types, count, span, note, soc }] of group.entries()) {
    const path = `Boxes[${at}]`
    if (types.length === 1) draft.claim(`${path}.Type`, types[0]!, span)
    else
      draft.ask(
        `${path}.Type`,
        span,
        types.map((type) => ({ Value: type, Zh: facts.nameOf('box', type) })),
        types.length === 0 ? why.boxUnknown : why.boxType,
      )
    if (count !== undefined) draft.claim(`${path}.Count`, count, span)
    else if (counts.length === 0 && !bareBoxes) draft.ask(`${path}.Count`, span, [], why.boxCount)
    if (note !== '') draft.claim(`${path}.Note`, note, span)
    if (soc === true) draft.claim(`${path}.Soc`, true, span)
  }
}

const isClear = (items: readonly BoxItem[]) => items.every(({ types, count }) => types.length === 1 && count !== undefined)
/** Boxes of a note: those of the one unambiguous place, or the lines of every place that names goods of its own. */
function groupOf(sayings: readonly BoxItem[][], ofGoods: ReadonlySet<readonly BoxItem[]>): readonly BoxItem[] {
  const clear = sayings.filter(isClear)
  if (clear.length > 1 && clear.every((items) => ofGoods.has(items))) return clear.flat()
  return clear[0] ?? sayings[0] ?? []
}
const group = ({ boxes: sayings, boxesOfGoods }: NoteContext) => groupOf(sayings, boxesOfGoods)

/** Assigns facts about boxes in general to the only line, or to the only line that they fit. */
function looseBoxes(context: NoteContext): void {
  const { draft, looseBoxes: loose } = context
  const lines = group(context)
  for (const { key, value, span } of loose) {
    // a weight per box applies to every line
    if (key === 'BoxWeight') {
      for (const at of lines.keys()) draft.claim(`Boxes[${at}].BoxWeight`, value, span)
      if (lines.length === 0) draft.ask('Boxes[0].BoxWeight', span, [], why.whichBox)
      continue
    }
    const fits = (types: readonly string[]) =>
      /^(Temperature|Ventilation|Humidity)$/.test(key) ? types.some(cold) : key.startsWith('Over') ? types.some(special) : true
    const able = lines.flatMap(({ types }, at) => (fits(types) ? [at] : []))
    const at = lines.length <= 1 ? 0 : able.length === 1 ? able[0] : undefined
    if (at === undefined) {
      const candidates = lines.map(({ types }, line) => ({ Value: line, Zh: types.join('/') }))
      draft.ask(`Boxes.${key}`, span, candidates, why.whichBox)
    } else draft.claim(`Boxes[${at}].${key}`, value, span)
  }
}

function looseDanger({ draft, cargo, looseDanger: loose }: NoteContext): void {
  for (const { key, value, span } of loose) {
    if (cargo <= 0) draft.claim(`Cargo[0].${key}`, value, span)
    else {
      const names = Array.from({ length: cargo + 1 }, (_, at) =>
        String(draft.said(`Cargo[${at}].NameEn`) ?? draft.said(`Cargo[${at}].NameZh`) ?? at + 1),
      )
      draft.ask(
        `Cargo.${key}`,
        span,
        names.map((Zh, at) => ({ Value: at, Zh })),
        why.whichCargo,
      )
    }
  }
}

/** Outer dimensions do not imply an overdimension unless the note states one. */
function sizes({ draft, sizes: said, looseBoxes: loose }: NoteContext): void {
  if (!loose.some(({ key }) => key.startsWith('Over'))) for (const span of said) draft.ask('Boxes[0].OverWidth', span, [], why.sizes)
}

/** Cargo kind: dangerous by UN number or class, reefer by temperature, special by box type. */
function cargoType(context: NoteContext): void {
  const { draft, cargoTypes } = context
  if (draft.has('Values.CargoType')) return
  const box = group(context).find(
    ({ types }) => types.length === 1 && containerTypes.some(({ value }) => value === types[0] && special(value)),
  )
  if (box && !cargoTypes.has('4')) cargoTypes.set('4', box.span)
  const kinds = [...cargoTypes]
  if (kinds.length === 1) draft.claim('Values.CargoType', kinds[0]![0], kinds[0]![1])
  else if (kinds.length > 1)
    draft.ask(
      'Values.CargoType',
      kinds[0]![1],
      kinds.map(([Value]) => ({ Value, Zh: typeNames[Value as CargoType] })),
      why.cargoType,
    )
}
