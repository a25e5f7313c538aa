import { billKinds, billPages, houseBillStates, textOf, type BillBox, type BillContent, type BillKind } from '@jst/contracts/bills'
import type { ComparedPlaces, compareManifest, ManifestContent, ManifestSide } from '@jst/contracts/manifest'
import type { PackedBox } from '@jst/contracts/packing'
import { packageKindOf } from '@jst/contracts/si'
import { normalizeContainerNo } from '@jst/contracts/values'
import type { QueryOf } from '@jst/contracts'
import { emptyConsignment, emptyGoods } from '@jst/manifest'
import { sumOf } from '@jst/packing'
import { holdsMenu } from '../../../kernel/access/actor.ts'
import { AppError } from '../../../kernel/errors.ts'
import { findBill } from '../../bills/index.ts'
import { texts } from '../texts.ts'
import { shownContent } from './contacts.ts'
import { findManifests } from './manifest.repo.ts'
import { partyFromText } from './party-text.ts'
import { portsNamed } from './ports.repo.ts'
import { siSide } from './sources.service.ts'
import { findSiSource } from './sources.repo.ts'
import type { Reading } from './view.service.ts'

const noPlaces: ComparedPlaces = { Receipt: '', Pol: '', Pod: '', Delivery: '' }
const codeOf = (kind: string) => packageKindOf(kind)?.code ?? ''
const hsIn = (text: string) => text.replace(/[\s.]/g, '')
const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim()

const boxOf = (box: BillBox, at: number): PackedBox => ({
  BoxNo: normalizeContainerNo(box.BoxNo),
  BoxType: box.BoxType,
  Seals: box.SealNo.split(/[/,]/)
    .map((No) => ({ No: No.trim(), Source: '' as const }))
    .filter(({ No }) => No !== ''),
  Fcl: 'full',
  Packages: box.Packages ?? 0,
  Weight: box.Weight ?? 0,
  Volume: box.Volume ?? 0,
  Lines: box.Lines.map((line, place) => ({
    Key: `bill-${at + 1}-${place + 1}`,
    BillNo: '',
    Packages: line.Packages ?? 0,
    PackageKind: codeOf(line.PackageKind || box.PackageKind),
    Weight: line.Weight ?? 0,
    Volume: line.Volume ?? 0,
    Marks: line.Marks,
    GoodsZh: '',
    GoodsEn: oneLine(line.Goods),
    HsCode: hsIn(line.HsCode),
    DgClass: '',
    UnNo: '',
  })),
})

/** Goods of a bill: of the lines of its boxes, by description, else of its face. */
function goodsOf(bill: BillContent, boxes: readonly PackedBox[]): ManifestContent['Goods'] {
  const lines = boxes.flatMap(({ Lines }) => Lines)
  if (lines.length === 0) {
    const row = { PackageKind: codeOf(textOf(bill, 'PackageKind')), GoodsEn: oneLine(textOf(bill, 'Goods')), Marks: textOf(bill, 'Marks') }
    return [{ ...emptyGoods('g1'), ...row, HsCode: hsIn(textOf(bill, 'HsCode')), ...sumOf(boxes) }]
  }
  const groups = Map.groupBy(lines, ({ PackageKind, GoodsEn, HsCode }) => JSON.stringify([PackageKind, GoodsEn, HsCode]))
  return [...groups.values()].map((rows, at) => ({
    ...emptyGoods(`g${at + 1}`),
    ...sumOf(rows),
    PackageKind: rows[0]!.PackageKind,
    GoodsEn: rows[0]!.GoodsEn,
    HsCode: rows[0]!.HsCode,
    Marks: [...new Set(rows.map(({ Marks }) => Marks).filter(Boolean))].join('\n'),
  }))
}

const placeFields = { Receipt: 'ReceiptPlace', Pol: 'LoadPort', Pod: 'DischargePort', Delivery: 'DeliveryPlace' } as const
type Place = keyof typeof placeFields
const placesOf = Object.keys(placeFields) as Place[]
/** The name of a place on a bill: its first line, before the country. */
const nameIn = (text: string) => (text.split('\n')[0] ?? '').split(',')[0]!.trim().toUpperCase()

/** Places of a bill as codes: the code that it states, the one that the filing has where the name fits, or the only port of that name. */
async function placesIn({ db, actor }: Reading, bill: BillContent, submitted: ManifestContent) {
  const said = Object.fromEntries(placesOf.map((place) => [place, textOf(bill, placeFields[place])])) as Record<Place, string>
  const ports = await portsNamed(
    db,
    actor.companyId,
    placesOf.map((place) => nameIn(said[place])),
  )
  const codes = { ...noPlaces } as Record<Place, string>
  const unread = { ...noPlaces } as Record<Place, string>
  for (const place of placesOf) {
    const [, stated] = /\b([A-Z]{2}[A-Z2-9]{3})\b/.exec(/\(([^()]*)\)/.exec(said[place])?.[1] ?? '') ?? []
    const named = ports.filter(({ name }) => name === nameIn(said[place])).map(({ code }) => code)
    const code = stated ?? (named.includes(submitted[place]) ? submitted[place] : named.length === 1 ? named[0] : undefined)
    codes[place] = code ?? ''
    unread[place] = code === undefined ? oneLine(said[place]) : ''
  }
  return { codes, unread }
}

async function billSide(
  reading: Reading,
  submitted: ManifestContent,
  siId: number | null,
  kinds: readonly BillKind[],
): Promise<ManifestSide | undefined> {
  const found = await findBill(reading.db, { blNo: submitted.BillNo, siId, kinds })
  if (!found) return undefined
  const { kind, id, code, state, content: bill } = found
  const Boxes = bill.Boxes.map(boxOf)
  const { codes, unread } = await placesIn(reading, bill, submitted)
  // the country is not read from a text, and not compared
  const party = (key: string) => partyFromText(textOf(bill, key), '')
  const same = /^SAME\s+AS/i.test(textOf(bill, 'Notify').trim())
  const consignee = party('Consignee')
  return {
    Kind: kind,
    Id: id,
    Name: texts.compared.bill(billKinds[kind].document.zh, code, houseBillStates.wordOf(state)),
    Content: {
      ...emptyConsignment(),
      CustomsStatus: '',
      BillNo: textOf(bill, 'BlNo'),
      MasterNo: textOf(bill, 'MblNo'),
      Vessel: textOf(bill, 'Vessel'),
      Voyage: textOf(bill, 'Voyage'),
      Terms: textOf(bill, 'Terms'),
      ...codes,
      Shipper: party('Shipper'),
      Consignee: consignee,
      Notify: same ? consignee : party('Notify'),
      ...sumOf(Boxes),
      Goods: goodsOf(bill, Boxes),
      Boxes,
    },
    Places: unread,
  }
}

/** Kinds of bills that the caller may read: a filing of a house bill is compared with the house bill first. Customers see bills that were sent to them. */
function readableBills({ actor }: Reading, submitted: ManifestContent): BillKind[] {
  if (actor.companyKind !== 'operator') return []
  const all: BillKind[] = submitted.MasterNo === '' ? ['masterBill', 'houseBill'] : ['houseBill', 'masterBill']
  return all.filter((kind) => holdsMenu(actor, kind === 'houseBill' ? billPages.house : billPages.master))
}

/** @throws AppError NOT_FOUND */
export async function compareSides(reading: Reading, { Id, SiId, Lang }: QueryOf<typeof compareManifest>): Promise<ManifestSide[]> {
  const { db, actor } = reading
  const [manifest] = Id === undefined ? [] : await findManifests(db, [Id])
  if (Id !== undefined && !manifest) throw new AppError('NOT_FOUND')
  const siId = manifest?.siId ?? SiId ?? null
  const si = siId === null ? undefined : await findSiSource(db, siId)
  if (!manifest && !si) throw new AppError('NOT_FOUND')
  const sides: ManifestSide[] = []
  if (si)
    sides.push({
      Kind: 'si',
      Id: si.id,
      Name: texts.from[Lang === 'en' ? 'siEn' : 'si'](si.no, si.version),
      Content: siSide(si),
      Places: noPlaces,
    })
  const submitted = manifest?.content ?? siSide(si!)
  const kinds = readableBills(reading, submitted)
  const bill = kinds.length === 0 ? undefined : await billSide(reading, submitted, siId, kinds)
  if (bill) sides.push(bill)
  return sides.map((side) => ({ ...side, Content: shownContent(actor, side.Content) }))
}
