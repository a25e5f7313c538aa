import type { RecordedBox } from '@jst/contracts/packing'
import type { SiContainer, SiRecord } from '@jst/contracts/si'
import { billsOf, sumOf } from '@jst/packing'
import { differences, type FieldDifference, type RowDifference, type SaidBox } from '@jst/packing/differences'
import { totalsOf, withValue, type IssueTarget } from '@jst/si-drafts/rules'
import {
  billOf,
  kindName,
  linesFor,
  newContainer,
  numberOf,
  ownBox,
  ownLine,
  saidBox,
  sealText,
  siLine,
  type PackedLine,
} from './as-packed.ts'
import { texts } from './texts.ts'

/** Fields of packing lists that shipping instructions have too. */
const boxNames = {
  BoxType: 'type',
  Seals: 'sealNo',
  Tare: 'tare',
  Temperature: 'temperature',
  Packages: 'packages',
  Weight: 'weight',
  Volume: 'volume',
} as const
const lineNames = {
  Packages: 'packages',
  PackageKind: 'packageKind',
  Weight: 'weight',
  Volume: 'volume',
  Marks: 'marks',
  GoodsZh: 'goodsZh',
  GoodsEn: 'goods',
  HsCode: 'hsCode',
  DgClass: 'imoClass',
  UnNo: 'unNo',
} as const
const measures = ['packages', 'weight', 'volume'] as const

type Apply = (drafts: readonly SiRecord[]) => SiRecord[]

/** A value that differs in packing lists or slips, and the bills after taking it over. */
export interface Offer {
  readonly key: string
  /** The bill that it concerns. */
  readonly draft: number
  readonly box: string
  readonly label: string
  readonly mine: string
  readonly other: string
  /** Source record of the value. */
  readonly from: string
  readonly take?: { readonly label: string; readonly apply: Apply }
}

/** Differences between the boxes of bills and those of packing lists and slips, bill by bill. Nothing is taken by itself. */
export function offersOf(drafts: readonly SiRecord[], recorded: readonly RecordedBox[], open: number): Offer[] {
  const having = (no: string) => drafts.flatMap((draft, at) => (draft.containers.some((box) => numberOf(box) === no) ? [at] : []))
  const listed = new Set(recorded.flatMap(({ From, Box }) => (From === 'list' && Box.BoxNo !== '' ? [Box.BoxNo] : [])))
  const inBills = recorded.flatMap((record) => {
    const { BoxNo } = record.Box
    if (BoxNo === '') return []
    const holders = having(BoxNo)
    if (holders.length > 0) return holders.flatMap((draft) => inBill(drafts, draft, record, holders.length === 1))
    return record.From === 'slip' && listed.has(BoxNo) ? [] : [absentBox(drafts, record, open)]
  })
  const unlisted = listed.size === 0 ? [] : drafts.flatMap((draft, at) => unlistedIn(draft, at, listed))
  // a slip with the same value as the list is no second offer
  const first = new Map([...inBills, ...unlisted].toReversed().map((offer) => [`${offer.key} ${offer.other}`, offer]))
  return [...first.values()].toReversed()
}

function inBill(drafts: readonly SiRecord[], draft: number, record: RecordedBox, alone: boolean): Offer[] {
  const { containers } = drafts[draft]!
  const container = containers.findIndex((box) => numberOf(box) === record.Box.BoxNo)
  const declaredBox = containers[container]!
  const bill = billOf(drafts[draft]!)
  const lines = linesFor(record.Box, bill, alone)
  const said = saidBox(record.Box, lines, declaredBox)
  const place: Place = { draft, container, record, declaredBox, said, lines }
  const found = differences([ownBox(declaredBox)], [said])
  const bills = billsOf(record.Box)
  const otherBill =
    alone && lines.length === 0 && bills.length > 0
      ? [{ ...baseOf(place), key: `${draft} ${record.Box.BoxNo} bill`, label: texts.billNo, mine: bill, other: bills.join('/') }]
      : []
  return [...otherBill, ...found.flatMap((one) => (one.kind === 'field' ? fieldOffers(one, place) : lineOffers(one, place)))]
}

interface Place {
  readonly draft: number
  readonly container: number
  readonly record: RecordedBox
  readonly declaredBox: SiContainer
  /** Container and its lines with the values of the record, in the same order. */
  readonly said: SaidBox
  readonly lines: readonly PackedLine[]
}
const baseOf = ({ draft, record }: Pick<Place, 'draft' | 'record'>) => ({
  draft,
  box: record.Box.BoxNo,
  from: texts.from[record.From](record.No),
})

/** A line of one side only; one that is missing in the bill is offered. */
function lineOffers({ kind, line, row }: RowDifference, place: Place): Offer[] {
  const { draft, container, declaredBox, said, lines } = place
  const base = { ...baseOf(place), label: texts.line }
  if (kind === 'extra') {
    const extra = declaredBox.lines[Number(line)]
    if (line === '' || !extra) return []
    return [{ ...base, key: `${draft} ${base.box} extra ${line}`, mine: lineText(ownLine(extra, 0)), other: texts.none }]
  }
  const missing = lines[said.Lines?.indexOf(row) ?? -1]
  if (!missing) return []
  const add: Apply = (drafts) =>
    changed(drafts, draft, container, (now) => followed(now, { ...now, lines: [...now.lines, siLine(missing)] }))
  const key = `${draft} ${base.box} missing ${missing.Key}`
  return [{ ...base, key, mine: texts.none, other: lineText(missing), take: { label: texts.addLine, apply: counted(add) } }]
}

/** A field whose value differs in the record. */
function fieldOffers(one: FieldDifference, place: Place): Offer[] {
  const { draft, container } = place
  const line = one.line === '' ? undefined : Number(one.line)
  const names: Readonly<Record<string, string>> = line === undefined ? boxNames : lineNames
  const field = names[one.field]
  if (field === undefined) return []
  const target: IssueTarget = { draft, container, field, ...(line === undefined ? {} : { line }) }
  const words = one.field === 'PackageKind' ? kindName : (text: string) => text
  const apply: Apply = (drafts) => {
    const next = withValue(drafts, target, words(one.other))
    const before = drafts[draft]?.containers[container]
    return line === undefined || !before ? next : changed(next, draft, container, (now) => followed(before, now))
  }
  const base = baseOf(place)
  return [
    {
      ...base,
      key: `${draft} ${base.box} ${one.line} ${field}`,
      label: line === undefined ? one.label.zh : texts.inLine(line + 1, one.label.zh),
      mine: words(one.own),
      other: words(one.other),
      take: { label: texts.take, apply: counted(apply) },
    },
  ]
}

/** A box that no bill has: the first box of its type without a number takes it, else it is added to the bill of its goods, or to the open one. */
function absentBox(drafts: readonly SiRecord[], { From, No, Box }: RecordedBox, open: number): Offer {
  const byBill = drafts.findIndex((draft) => Box.Lines.some(({ BillNo }) => BillNo === billOf(draft)))
  const draft = Math.max(0, byBill < 0 ? open : byBill)
  const target = drafts[draft]!
  const blank = target.containers.findIndex((box) => numberOf(box) === '' && (box.type === '' || box.type === Box.BoxType))
  const add = (now: readonly SiRecord[]) =>
    now.map((record, at) =>
      at === draft ? { ...record, containers: [...record.containers, newContainer(record, Box, drafts.length)] } : record,
    )
  return {
    key: `${draft} ${Box.BoxNo} absent`,
    draft,
    box: Box.BoxNo,
    label: texts.box,
    mine: texts.none,
    other: [Box.BoxType, sealText(Box.Seals), Box.Packages > 0 ? texts.amounts(Box.Packages, Box.Weight, Box.Volume) : '']
      .filter((part) => part !== '')
      .join(' · '),
    from: texts.from[From](No),
    take:
      blank < 0
        ? { label: drafts.length > 1 ? texts.addTo(billOf(target)) : texts.addBox, apply: counted(add) }
        : {
            label: texts.fill(blank + 1),
            apply: (now) => withValue(now, { draft, container: blank, field: 'containerNo' }, Box.BoxNo),
          },
  }
}
/** Containers with a number that is in no packing list, if there are lists. */
const unlistedIn = ({ containers }: SiRecord, draft: number, listed: ReadonlySet<string>): Offer[] =>
  containers.flatMap((box) => {
    const no = numberOf(box)
    if (no === '' || listed.has(no)) return []
    return [{ key: `${draft} ${no} unlisted`, draft, box: no, label: texts.box, mine: box.type, other: texts.none, from: texts.lists }]
  })

const changed = (drafts: readonly SiRecord[], draft: number, container: number, change: (box: SiContainer) => SiContainer): SiRecord[] =>
  drafts.map((record, at) =>
    at === draft ? { ...record, containers: record.containers.map((box, place) => (place === container ? change(box) : box)) } : record,
  )
/** The number of packages of each bill that was changed, as its sheet counts it. */
const counted =
  (apply: Apply): Apply =>
  (drafts) =>
    apply(drafts).map((draft, at) =>
      draft === drafts[at] ? draft : { ...draft, packageCount: String(totalsOf(draft.containers).packages) },
    )
/** Totals of the box follow its lines, where they agreed before. */
function followed(before: SiContainer, after: SiContainer): SiContainer {
  const sum = (box: SiContainer, key: (typeof measures)[number]) =>
    sumOf(box.lines.map(({ packages, weight, volume }) => ({ Packages: packages, Weight: weight, Volume: volume })))[
      key === 'packages' ? 'Packages' : key === 'weight' ? 'Weight' : 'Volume'
    ]
  return { ...after, ...Object.fromEntries(measures.map((key) => [key, before[key] === sum(before, key) ? sum(after, key) : after[key]])) }
}
const lineText = ({ GoodsEn, GoodsZh, Packages, Weight, Volume }: PackedLine) =>
  [GoodsEn || GoodsZh, texts.amounts(Packages, Weight, Volume)].filter((part) => part !== '').join(' ')
