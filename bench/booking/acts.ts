import type { Client } from 'pg'
import type { ReplyOf } from '@jst/contracts'
import {
  blankBooking,
  blankBox,
  blankCargo,
  bookUpload,
  saveBooking,
  sailings,
  uploadBookingFile,
  type BookingContent,
  type OpenUpload,
} from '@jst/contracts/booking'
import { blankParty, mostMoved, moveDocuments, type MoveOutcome } from '@jst/contracts/document'
import { freightRateCalls } from '@jst/contracts/freight-rates'
import { call } from '../kit/http.ts'
import type { Product } from '../kit/product.ts'
import { workbookOf } from '../master/workbook.ts'
import { sized } from '../kit/size.ts'

const uploaded = sized(1_000, 10)
const accepted = sized(500, 5)
const service = 'BENCHBOOK'
const dayAfter = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

export async function timed<T>(act: () => Promise<T>): Promise<{ readonly ms: number; readonly answer: T }> {
  const began = performance.now()
  const answer = await act()
  return { ms: performance.now() - began, answer }
}

async function move({ origin }: Product, token: string, Event: string, Items: readonly { Id: number; UpdateTime: string }[]) {
  const body = { Kind: 'booking', Event, Items }
  const { Moved, NotMoved } = await call<MoveOutcome>(origin + moveDocuments.path, { token, body })
  if (Moved.length !== Items.length) throw new Error(`${Event}: ${NotMoved[0]?.Message}`)
}

/** A rate of the bench from Shanghai to Los Angeles, which a customer is sold. */
export async function publishRate({ origin }: Product, token: string): Promise<void> {
  const Values = {
    CarrierCode: 'COSCO',
    ServiceCode: service,
    PolCode: 'CNSHA',
    LaneCode: 'RFE',
    PodCode: 'USLAX',
    CurrencyCode: 'USD',
    RateType: 'FAK',
    Cost40HQ: 1_600,
    Floor40HQ: 1_850,
    ValidFrom: dayAfter(-10),
    ValidTo: dayAfter(60),
    Basis: 'ATD',
  }
  const { Id, UpdateTime } = await call<{ Id: number; UpdateTime: string }>(origin + freightRateCalls.save.path, {
    token,
    body: { Id: 0, Values },
  })
  const body = { Kind: 'freightRate', Event: 'publish', Items: [{ Id, UpdateTime }] }
  await call<MoveOutcome>(origin + moveDocuments.path, { token, body })
}

/** The price of that rate as the customer is asked it today. */
export async function hashOf({ origin }: Product, token: string): Promise<string> {
  const query = new URLSearchParams({ Pol: 'CNSHA', Pod: 'USLAX', Day: dayAfter(7), Boxes: '40HQ*2' })
  const { Offers } = await call<NonNullable<ReplyOf<typeof sailings>>>(`${origin}${sailings.path}?${query}`, { token })
  const offer = Offers.find(({ Service }) => Service === service)
  if (!offer) throw new Error('no price of the rate')
  return offer.Hash
}

function furniture(): BookingContent {
  const Values = {
    ...blankBooking().Values,
    NameZh: 'PO-2026-118',
    PolCode: 'CNSHA',
    PodCode: 'USLAX',
    CarrierCode: 'COSCO',
    ServiceCode: service,
    Etd: dayAfter(7),
    Contact: '沈佳怡',
    Phone: '13800000000',
  }
  const goods = {
    ...blankCargo(),
    NameEn: 'WOODEN FURNITURE',
    HsCode: '940360',
    PackageKind: 'CT',
    Packages: 860,
    Weight: 18_600,
    Volume: 132.5,
  }
  const Party = {
    ...blankParty,
    Source: '' as const,
    Id: 0,
    Code: '',
    NameZh: '宁波远帆进出口有限公司',
    NameEn: 'NINGBO YUANFAN CO., LTD',
    Country: 'CN',
  }
  return { Values, Cargo: [goods], Boxes: [{ ...blankBox('40HQ'), Count: 2 }], Parties: [{ Role: 'shipper', Party }] }
}

/** Milliseconds of keeping a new booking with the price of a search, and of submitting it. */
export async function submitted(
  product: Product,
  token: string,
  Hash: string,
): Promise<{ readonly saved: number; readonly moved: number }> {
  const Price = { Source: 'search', QuoteId: 0, OptionKey: '', Hash }
  const body = { Id: 0, Content: furniture(), VoyageId: 0, Price }
  const saved = await timed(() => call<NonNullable<ReplyOf<typeof saveBooking>>>(product.origin + saveBooking.path, { token, body }))
  if (!saved.answer.Price) throw new Error('no price was kept')
  const { Id, UpdateTime } = saved.answer
  const moved = await timed(() => move(product, token, 'submit', [{ Id, UpdateTime }]))
  return { saved: saved.ms, moved: moved.ms }
}

const headings = ['客户单号', '装货港', '卸货港', '箱型箱量', '品名', '件数', '毛重', '体积', '开船日', '联系人', '电话']
const sheet = (round: number) =>
  workbookOf([
    headings,
    ...Array.from({ length: uploaded }, (_, at) => [
      `BENCH-${round}-${at}`,
      ['宁波', '上海', 'CNTAO', '盐田'][at % 4]!,
      ['洛杉矶', 'NLRTM', 'HAMBURG', '新加坡'][at % 4]!,
      `${1 + (at % 3)}*40HQ`,
      'WOODEN FURNITURE',
      `${100 + at} CTNS`,
      `${9_000 + at} KGS`,
      '60 CBM',
      dayAfter(20),
      '沈佳怡',
      '13800000000',
    ]),
  ])

/** Milliseconds of reading a list of 1,000 bookings, and of making drafts of all; `ids`: the drafts. */
export async function uploadedList({ origin }: Product, token: string, round: number) {
  const form = new FormData()
  form.append('file', new Blob([new Uint8Array(sheet(round))]), `bench${round}.xlsx`)
  const headers = { authorization: `Bearer ${token}` }
  const read = await timed(async () => {
    const response = await fetch(`${origin}${uploadBookingFile.path}?Kind=orders`, { method: 'POST', headers, body: form })
    const { Data, Message } = (await response.json()) as { Data: OpenUpload; Message?: string }
    if (!response.ok) throw new Error(`the file was refused: ${Message}`)
    return Data
  })
  const { Record, Orders } = read.answer
  const body = { Id: Record.Id, UpdateTime: Record.UpdateTime, Customer: '', Lines: Orders.map(({ Line }) => Line) }
  const drafted = await timed(() => call<NonNullable<ReplyOf<typeof bookUpload>>>(origin + bookUpload.path, { token, body }))
  if (drafted.answer.Made !== uploaded) throw new Error(`${drafted.answer.Made} drafts: ${drafted.answer.Refused[0]?.Message}`)
  return { read: read.ms, made: drafted.ms, ids: drafted.answer.Upload.Orders.map(({ Booking }) => Booking) }
}

/** Milliseconds until 500 drafts, which are submitted by SQL before, are accepted: as many calls as the kit takes records at once. */
export async function acceptedAll(product: Product, owner: Client, token: string, drafts: readonly number[]): Promise<number> {
  const { rows } = await owner.query<{ Id: string; UpdateTime: Date }>(
    `update booking set state = 1, submitted_at = now() where id = any($1) returning id as "Id", update_time as "UpdateTime"`,
    [drafts.slice(0, accepted)],
  )
  const items = rows.map(({ Id, UpdateTime }) => ({ Id: Number(Id), UpdateTime: UpdateTime.toISOString() }))
  const { ms } = await timed(async () => {
    for (let from = 0; from < items.length; from += mostMoved) await move(product, token, 'accept', items.slice(from, from + mostMoved))
  })
  return ms
}
