import {
  applicationView,
  issueSlips,
  saveApplication,
  slipCalls,
  slipRangeCalls,
  slipView,
  type ApplicationPart,
  type ApplicationView,
} from '@jst/contracts/packing'
import type { EntityValues } from '@jst/contracts/entity'
import { confirmedBooking, furniture } from './bookings.ts'
import type { TestClient } from './index.ts'
import { dayAfter, moveOf } from './quotes.ts'

export const fleetName = '上海顺达集装箱运输有限公司'
/** A part that can be submitted. */
export const partOf = (Count: number, more: EntityValues = {}): ApplicationPart => ({
  Id: 0,
  Values: {
    BoxType: '40HQ',
    Count,
    Depot: '洋山港区堆场',
    Terminal: '洋山四期',
    PickupFrom: dayAfter(0),
    PickupTo: dayAfter(6),
    FleetName: fleetName,
    ...more,
  },
})
/** Writes a new application of a booking. */
export const applied = (client: TestClient, BookingId: number, Parts: ApplicationPart[], Remark = '') =>
  client.call(saveApplication, { Id: 0, BookingId, Remark, Parts })
export const rewritten = (client: TestClient, { Id, UpdateTime, Booking }: ApplicationView, Parts: ApplicationPart[]) =>
  client.call(saveApplication, { Id, BookingId: Booking.Id, UpdateTime: UpdateTime!, Remark: '', Parts })
export const viewedApplication = async (client: TestClient, Id: number) => (await client.call(applicationView, { Id })).body.Data
export const moveApplication = (client: TestClient, Event: string, Id: number, Reason = '') =>
  moveOf(client, 'slipApplication', Event, Id, Reason)
export const moveSlip = (client: TestClient, Event: string, Id: number, Reason = '') => moveOf(client, 'boxSlip', Event, Id, Reason)

/** Slips of a booking of `count` boxes that the customer applied for and the desk approved, to be issued. */
export async function pendingSlips(customer: TestClient, ops: TestClient, count = 2, more: EntityValues = {}) {
  const content = furniture()
  const booking = await confirmedBooking(customer, ops, { ...content, Boxes: content.Boxes.map((box) => ({ ...box, Count: count })) })
  const { body, text } = await applied(customer, booking.Id, [partOf(count, more)])
  if (!body.Data) throw new Error(text)
  for (const [client, event] of [
    [customer, 'submit'],
    [ops, 'approve'],
  ] as const) {
    const refused = await moveApplication(client, event, body.Data.Id)
    if (refused !== undefined) throw new Error(refused)
  }
  const { Slips } = await viewedApplication(ops, body.Data.Id)
  return { booking, application: body.Data.Id, ids: Slips.map(({ Id }) => Id) }
}
export const viewedSlip = async (client: TestClient, Id: number) => (await client.call(slipView, { Id })).body.Data
export const slipRow = async (client: TestClient, Id: number) => (await client.call(slipCalls.get, { Id })).body.Data
export const versionsOf = async (client: TestClient, ids: readonly number[]) =>
  Promise.all(ids.map(async (Id) => ({ Id, UpdateTime: (await slipRow(client, Id)).UpdateTime })))
export const issued = async (client: TestClient, ids: readonly number[], Numbers: { Id: number; EirNo: string }[] = []) =>
  client.call(issueSlips, { Items: await versionsOf(client, ids), Numbers })

let ranges = 0
/** A range of its own form. */
export async function rangeOf(boss: TestClient, size: number, more: EntityValues = {}) {
  const Prefix = `T${(ranges += 1)}-`
  const Values = { Code: `RANGE${ranges}`, NameZh: `号段${ranges}`, Prefix, FromNo: '0001', ToNo: String(size).padStart(4, '0'), ...more }
  const { body, text } = await boss.call(slipRangeCalls.save, { Id: 0, Values })
  if (!body.Data) throw new Error(text)
  return { ...body.Data, Prefix }
}
/** Slips that were issued with numbers given by hand. */
export async function issuedSlips(customer: TestClient, ops: TestClient, count = 2, more: EntityValues = {}) {
  const made = await pendingSlips(customer, ops, count, more)
  const Numbers = made.ids.map((Id) => ({ Id, EirNo: `H${Id}` }))
  const { body, text } = await issued(ops, made.ids, Numbers)
  if (body.Data?.Done.length !== count) throw new Error(text)
  return made
}
