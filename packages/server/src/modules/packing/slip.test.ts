import {
  changeSlip,
  extendSlips,
  issueSlips,
  mySlips,
  replaceSlip,
  reportSlip,
  slipCalls,
  slipRangeCalls,
  slipView,
} from '@jst/contracts/packing'
import { documentTimeline, moveDocuments } from '@jst/contracts/document'
import { messageSelfList } from '@jst/contracts/messages'
import { checkDigit } from '@jst/contracts/values'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { slipExpiry } from './index.ts'
import { createTestServer, type TestClient, type TestServer } from '../../testing/index.ts'
import { dayAfter } from '../../testing/quotes.ts'
import { runScheduled } from '../../testing/jobs.ts'
import { issued, issuedSlips, moveSlip, pendingSlips, rangeOf, slipRow, versionsOf, viewedSlip } from '../../testing/slips.ts'
import { together } from '../../testing/together.ts'

let server: TestServer
let [boss, ops, customer, fleet]: TestClient[] = []
beforeAll(async () => {
  server = await createTestServer({ connections: 12 })
  ;[boss, ops, customer, fleet] = await Promise.all(['boss', 'ops', 'customer', 'fleet'].map((account) => server.signIn(account)))
  await server.db.owner((owner) => owner.query('update slip_range set enabled = false'))
})
afterAll(() => server.close())

const numbersOf = async (ids: readonly number[]) => Promise.all(ids.map(async (id) => String((await slipRow(ops!, id))['EirNo'])))
/** A depot of its own, so that no other test draws from its ranges. */
let depots = 0
const ownDepot = () => `堆场${(depots += 1)}`

describe('issuing', () => {
  it('draws from the most precise range, and says which one has ended', async () => {
    const Depot = ownDepot()
    const { ids } = await pendingSlips(customer!, ops!, 4, { Depot })
    const none = (await issued(ops!, [ids[0]!])).body.Data
    expect([none.Done, none.NotDone[0]!.Message]).toEqual([
      [],
      `没有适用于 COSCO ${Depot} 的号段，请在「箱单号段」中新增，或填写堆场给的号码`,
    ])
    const wide = await rangeOf(boss!, 1, { Depot })
    const precise = await rangeOf(boss!, 1, { Depot, CarrierCode: 'COSCO' })
    const first = (await issued(ops!, [ids[0]!, ids[1]!])).body.Data
    expect(first.Done.map(({ EirNo }) => EirNo)).toEqual([`${precise.Prefix}0001`, `${wide.Prefix}0001`])
    expect((await issued(ops!, [ids[2]!])).body.Data.NotDone[0]!.Message).toContain(`号段 ${precise.NameZh} 已用完`)
    const late = await rangeOf(boss!, 9, { Depot, CarrierCode: 'COSCO', ValidTo: dayAfter(-2) })
    await server.db.owner((owner) => owner.query('update slip_range set enabled = false where id <> $1', [late.Id]))
    expect((await issued(ops!, [ids[2]!])).body.Data.NotDone[0]!.Message).toBe(
      `号段 ${late.NameZh} 已于 ${dayAfter(-2)} 过期，请新增号段，或填写堆场给的号码`,
    )
    expect(await slipRow(ops!, ids[0]!)).toMatchObject({ Stage: 'issued', IssuedBy: '孙婷' })
    expect((await ops!.call(slipRangeCalls.get, { Id: precise.Id })).body.Data).toMatchObject({ NextNo: '', Left: 0 })
  })
  it('takes numbers that the depot told once, and passes over those that were used by hand', async () => {
    const Depot = ownDepot()
    const { ids } = await pendingSlips(customer!, ops!, 3, { Depot })
    const range = await rangeOf(boss!, 9, { Depot })
    const hand = (await issued(ops!, [ids[0]!], [{ Id: ids[0]!, EirNo: `${range.Prefix.toLowerCase()}0001` }])).body.Data
    expect(hand.Done).toEqual([{ Id: ids[0]!, EirNo: `${range.Prefix}0001` }])
    const again = (await issued(ops!, [ids[1]!], [{ Id: ids[1]!, EirNo: `${range.Prefix}0001` }])).body.Data
    expect(again.NotDone).toMatchObject([{ Id: ids[1]!, Message: `号码 ${range.Prefix}0001 已用过，不能再用；请换一个号码` }])
    expect((await issued(ops!, [ids[1]!])).body.Data.Done).toEqual([{ Id: ids[1]!, EirNo: `${range.Prefix}0002` }])
    // a slip that is void gives its number to nobody
    expect(await moveSlip(ops!, 'giveBack', ids[0]!, 'NO_CARGO')).toBeUndefined()
    expect((await issued(ops!, [ids[2]!], [{ Id: ids[2]!, EirNo: `${range.Prefix}0001` }])).body.Data.NotDone).toHaveLength(1)
  })
  it('answers for each slip of a batch, in one transaction of few statements', async () => {
    const Depot = ownDepot()
    const { ids } = await pendingSlips(customer!, ops!, 500, { Depot })
    await rangeOf(boss!, 499, { Depot })
    await server.db.owner((owner) => owner.query(`update box_slip set driver = '' where id = any($1)`, [ids]))
    const { Rows } = (await ops!.call(slipCalls.list, { Depot, PageSize: 1 })).body.Data
    expect(Rows).toHaveLength(1)
    const versions = await server.db.owner((owner) =>
      owner.query<{ id: number; at: string }>('select id, update_time as at from box_slip where id = any($1)', [ids]),
    )
    const Items = versions.map(({ id, at }) => ({ Id: id, UpdateTime: new Date(at).toISOString() }))
    Items[7] = { ...Items[7]!, UpdateTime: '2020-01-01T00:00:00.000Z' }
    const { Done, NotDone } = (await ops!.call(issueSlips, { Items })).body.Data
    expect([Done.length, NotDone.length, new Set(Done.map(({ EirNo }) => EirNo)).size]).toEqual([499, 1, 499])
    expect(NotDone[0]).toMatchObject({ Id: Items[7].Id, Code: 'STALE_WRITE' })
    const told = (await customer!.call(messageSelfList, { PageSize: 20 })).body.Data.Rows.map(({ Title }) => Title)
    expect(told).toContain('上海海捷国际货运代理有限公司已开箱单 499 张')
  })
  it('by 64 writers on one range makes no twin', async () => {
    const Depot = ownDepot()
    const { ids } = await pendingSlips(customer!, ops!, 64, { Depot })
    await rangeOf(boss!, 70, { Depot })
    const items = await versionsOf(ops!, ids)
    const answers = await together(items.map((item, at) => () => (at % 2 === 0 ? ops! : boss!).call(issueSlips, { Items: [item] })))
    const numbers = answers.flatMap(({ body }) => body.Data.Done.map(({ EirNo }) => EirNo))
    expect([numbers.length, new Set(numbers).size]).toEqual([64, 64])
    expect(numbers.map((number) => Number(number.slice(-4))).toSorted((a, b) => a - b)).toEqual(
      Array.from({ length: 64 }, (_, at) => at + 1),
    )
  })
  it('of one slip by two people gives it one number', async () => {
    const Depot = ownDepot()
    const { ids } = await pendingSlips(customer!, ops!, 1, { Depot })
    const range = await rangeOf(boss!, 9, { Depot })
    const Items = await versionsOf(ops!, ids)
    const answers = await Promise.all([ops!.call(issueSlips, { Items }), boss!.call(issueSlips, { Items })])
    expect(answers.map(({ body }) => body.Data.Done.length).toSorted()).toEqual([0, 1])
    expect(answers.flatMap(({ body }) => body.Data.NotDone.map(({ Code }) => Code))).toEqual(['STALE_WRITE'])
    expect((await ops!.call(slipRangeCalls.get, { Id: range.Id })).body.Data['Left']).toBe(8)
  })
  it('that fails after the number was drawn loses neither', async () => {
    const Depot = ownDepot()
    const { ids } = await pendingSlips(customer!, ops!, 1, { Depot })
    const range = await rangeOf(boss!, 9, { Depot })
    const block = (on: boolean) =>
      server.db.owner((owner) =>
        owner.query(
          on
            ? `alter table box_slip add constraint dies check (issued_at is null or id <> ${ids[0]})`
            : 'alter table box_slip drop constraint dies',
        ),
      )
    await block(true)
    const died = await issued(ops!, ids).finally(() => block(false))
    expect(died.status).not.toBe(200)
    expect(await slipRow(ops!, ids[0]!)).toMatchObject({ Stage: 'pending', EirNo: '' })
    expect((await issued(ops!, ids)).body.Data.Done).toEqual([{ Id: ids[0]!, EirNo: `${range.Prefix}0001` }])
  })
})

describe('ranges', () => {
  it('of a company do not overlap, are not merged, and stay once they have begun', async () => {
    const Depot = ownDepot()
    const range = await rangeOf(boss!, 50, { Depot })
    const same = { Code: 'OVER', NameZh: '重叠', Prefix: range.Prefix, FromNo: '0050', ToNo: '0060' }
    expect((await boss!.call(slipRangeCalls.save, { Id: 0, Values: same })).body.Issues).toMatchObject([{ Path: 'Values.FromNo' }])
    const turned = { ...same, FromNo: '0090', ToNo: '0080' }
    expect((await boss!.call(slipRangeCalls.save, { Id: 0, Values: turned })).body.Issues).toMatchObject([{ Message: '止号不能小于起号' }])
    const other = await rangeOf(boss!, 5, { Depot })
    const merge = { Id: other.Id, UpdateTime: other.UpdateTime, IntoId: range.Id }
    expect((await boss!.call(slipRangeCalls.merge, merge)).body.Message).toContain('号段不能合并')
  })
  it('are not restored over numbers that another has meanwhile', async () => {
    const Depot = ownDepot()
    const range = await rangeOf(boss!, 50, { Depot })
    const Items = [{ Id: range.Id, UpdateTime: range.UpdateTime }]
    expect((await boss!.call(slipRangeCalls.remove, { Items })).status).toBe(200)
    const values = { Code: `${range.Code}N`, NameZh: '新号段', Prefix: range.Prefix, FromNo: '0001', ToNo: '0050', Depot }
    expect((await boss!.call(slipRangeCalls.save, { Id: 0, Values: values })).status).toBe(200)
    const { body } = await boss!.call(slipRangeCalls.list, { Keyword: range.Code, State: 'removed' })
    const [removed] = body.Data.Rows
    const again = await boss!.call(slipRangeCalls.restore, { Items: [{ Id: removed!.Id, UpdateTime: removed!.UpdateTime }] })
    expect([again.body.Code, again.body.Message]).toEqual(['ILLEGAL_TRANSITION', expect.stringContaining('号段与已有的号段重叠')])
  })
})

describe('changing a slip', () => {
  const haulage = async (Id: number) => (await viewedSlip(ops!, Id)).Haulage
  it('takes everything before it is issued, and the driver alone afterwards', async () => {
    const { ids } = await pendingSlips(customer!, ops!, 1)
    const Id = ids[0]!
    const before = await viewedSlip(ops!, Id)
    const moved = await ops!.call(changeSlip, { Id, UpdateTime: before.UpdateTime, Haulage: { ...before.Haulage, Depot: '外高桥堆场' } })
    expect(moved.body.Data.Haulage['Depot']).toBe('外高桥堆场')
    expect((await ops!.call(changeSlip, { Id, UpdateTime: before.UpdateTime, Haulage: before.Haulage })).status).toBe(412)
    await issued(ops!, ids, [{ Id, EirNo: `C${Id}` }])
    const { UpdateTime } = await viewedSlip(ops!, Id)
    const refused = await ops!.call(changeSlip, { Id, UpdateTime, Haulage: { ...(await haulage(Id)), Depot: '别处' } })
    expect(refused.body.Message).toBe('已开箱单，提箱堆场不能直接修改；请用换单')
    const driver = await ops!.call(changeSlip, { Id, UpdateTime, Haulage: { ...(await haulage(Id)), Driver: '李师傅', Plate: '沪a12345' } })
    expect(driver.body.Data.Haulage).toMatchObject({ Driver: '李师傅', Plate: '沪A12345' })
    const { Rows } = (await ops!.call(documentTimeline, { Kind: 'boxSlip', Id })).body.Data
    expect(JSON.stringify(Rows)).toContain('外高桥堆场')
  })
  it('another haulier takes another slip: the old one is void at once', async () => {
    const { ids } = await issuedSlips(customer!, ops!, 1)
    const Id = ids[0]!
    const { UpdateTime, Haulage } = await viewedSlip(ops!, Id)
    const asked = {
      Id,
      UpdateTime,
      Haulage: { ...Haulage, FleetName: '宁波甬港车队', FleetCode: '' },
      Reason: 'FLEET',
      Remarks: '',
      EirNo: `R${Id}`,
    }
    const answers = await Promise.all([ops!.call(replaceSlip, asked), boss!.call(replaceSlip, { ...asked, EirNo: `S${Id}` })])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 412])
    const next = answers.find(({ status }) => status === 200)!.body.Data
    expect(next).toMatchObject({ State: 1, Replaces: { Id, EirNo: `H${Id}` }, Haulage: { FleetName: '宁波甬港车队' } })
    expect(await viewedSlip(customer!, Id)).toMatchObject({ State: 5, Reason: 'FLEET', ReplacedBy: { Id: next.Id, EirNo: next.EirNo } })
    expect(next.Qr).not.toBe('')
    expect((await ops!.call(replaceSlip, { ...asked, UpdateTime: (await viewedSlip(ops!, Id)).UpdateTime })).body.Code).toBe(
      'ILLEGAL_TRANSITION',
    )
    const told = (await fleet!.call(messageSelfList, { PageSize: 50 })).body.Data.Rows.map(({ Title }) => Title)
    expect(told).toContain(`上海海捷国际货运代理有限公司换单：H${Id} 作废，改用 ${next.EirNo}`)
  })
  it('that has no number to go on with stays as it is', async () => {
    const { ids } = await issuedSlips(customer!, ops!, 1, { Depot: ownDepot() })
    const { UpdateTime, Haulage } = await viewedSlip(ops!, ids[0]!)
    const asked = { Id: ids[0]!, UpdateTime, Haulage, Reason: 'LOST', Remarks: '' }
    expect((await ops!.call(replaceSlip, asked)).body.Issues).toMatchObject([{ Path: 'EirNo' }])
    expect((await viewedSlip(ops!, ids[0]!)).State).toBe(1)
    expect((await ops!.call(replaceSlip, { ...asked, Reason: 'NONSENSE', EirNo: `L${ids[0]}` })).status).toBe(422)
  })
  it('expires by its last day and is extended', async () => {
    const { ids } = await issuedSlips(customer!, ops!, 2)
    await server.db.owner((owner) =>
      owner.query('update box_slip set pickup_from = null, pickup_to = china_day() - 1 where id = $1', [ids[0]]),
    )
    expect(await runScheduled(server, slipExpiry)).toBe('done')
    expect(await numbersOf(ids)).toHaveLength(2)
    expect([(await slipRow(ops!, ids[0]!))['Stage'], (await slipRow(ops!, ids[1]!))['Stage']]).toEqual(['expired', 'issued'])
    const Items = await versionsOf(ops!, ids)
    const early = (await ops!.call(extendSlips, { Items, PickupTo: dayAfter(2), Remarks: '' })).body.Data
    expect([early.Done.map(({ Id }) => Id), early.NotDone.map(({ Id }) => Id)]).toEqual([[ids[0]], [ids[1]]])
    expect(await slipRow(ops!, ids[0]!)).toMatchObject({ Stage: 'issued', PickupTo: dayAfter(2) })
    expect((await ops!.call(extendSlips, { Items, PickupTo: dayAfter(-3), Remarks: '' })).status).toBe(422)
  })
})

describe('telling of a box', () => {
  const told = { BoxNo: '', SealNo: '', PickedUpAt: null, GatedInAt: null, Note: '' }
  const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString()
  let boxes = 0
  /** A container number with its check digit. */
  const boxNumber = () => {
    const ten = `TSTU${String(100_000 + (boxes += 1))}`
    return `${ten}${checkDigit(ten)}`
  }
  it('is checked by form and check digit', async () => {
    const { ids } = await issuedSlips(customer!, ops!, 1)
    const [Id] = ids as [number]
    expect((await ops!.call(reportSlip, { Id, ...told })).body.Issues).toMatchObject([
      { Message: '请填写箱号、铅封、时间或说明中的至少一项' },
    ])
    expect((await ops!.call(reportSlip, { Id, ...told, BoxNo: 'ABC123' })).body.Issues).toMatchObject([{ Path: 'BoxNo' }])
    const right = boxNumber()
    const wrong = right.slice(0, 10) + String((Number(right.at(-1)) + 1) % 10)
    expect((await ops!.call(reportSlip, { Id, ...told, BoxNo: wrong })).body).toMatchObject({
      Code: 'CONFIRMATION_REQUIRED',
      Issues: [{ Path: 'BoxNo' }],
    })
    expect((await ops!.call(reportSlip, { Id, ...told, BoxNo: wrong, Sure: true })).status).toBe(200)
    expect((await ops!.call(reportSlip, { Id, ...told, GatedInAt: hoursAgo(-2) })).body.Issues).toMatchObject([{ Path: 'GatedInAt' }])
    await ops!.call(reportSlip, { Id, ...told, PickedUpAt: hoursAgo(2) })
    expect((await ops!.call(reportSlip, { Id, ...told, GatedInAt: hoursAgo(3) })).body.Issues).toMatchObject([{ Path: 'GatedInAt' }])
  })
  it('moves the slip; the stronger one counts, and each is kept', async () => {
    const { ids } = await issuedSlips(customer!, ops!, 1)
    const [Id] = ids as [number]
    const [staffs, fleets] = [boxNumber(), boxNumber()]
    expect((await ops!.call(reportSlip, { Id, ...told, BoxNo: staffs, PickedUpAt: hoursAgo(5) })).body.Data).toMatchObject({
      State: 2,
      BoxNo: staffs,
    })
    expect(
      (await fleet!.call(reportSlip, { Id, ...told, BoxNo: fleets, SealNo: 'cn-778', GatedInAt: hoursAgo(1) })).body.Data,
    ).toMatchObject({
      State: 3,
      BoxNo: staffs,
      SealNo: 'CN-778',
    })
    const view = await viewedSlip(customer!, Id)
    expect(view.Reports.map(({ By, BoxNo, Superseded }) => [By, BoxNo, Superseded])).toEqual([
      ['staff', staffs, false],
      ['fleet', fleets, false],
    ])
    const { Rows } = (await customer!.call(documentTimeline, { Kind: 'boxSlip', Id })).body.Data
    expect(Rows.map(({ Event }) => Event)).toEqual(expect.arrayContaining(['told', 'pickUp', 'gateIn']))
    const { UpdateTime } = await slipRow(ops!, Id)
    const correct = { Kind: 'boxSlip', Event: 'correct', Items: [{ Id, UpdateTime }], Remarks: '登记到别的箱子' }
    expect((await ops!.call(moveDocuments, correct)).body.Data.Moved).toEqual([Id])
    expect(await viewedSlip(ops!, Id)).toMatchObject({ State: 1, BoxNo: '', PickedUpAt: null, GatedInAt: null })
    expect((await viewedSlip(ops!, Id)).Reports.map(({ Superseded }) => Superseded)).toEqual([true, true])
    expect((await fleet!.call(reportSlip, { Id, ...told, BoxNo: fleets })).body.Data).toMatchObject({ State: 1, BoxNo: fleets })
  })
  it('a box stands on one slip in use, also of two who tell at once', async () => {
    const { ids } = await issuedSlips(customer!, ops!, 2)
    const BoxNo = boxNumber()
    const answers = await Promise.all(ids.map((Id, at) => (at === 0 ? ops! : fleet!).call(reportSlip, { Id, ...told, BoxNo })))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422])
    const won = answers.findIndex(({ status }) => status === 200)
    expect(answers[1 - won]!.body.Issues).toMatchObject([{ Message: `箱号 ${BoxNo} 已登记在箱单 H${ids[won]}，请核对是哪一张` }])
  })
  it('of a slip that is void or not issued is refused', async () => {
    const { ids } = await pendingSlips(customer!, ops!, 1)
    expect((await ops!.call(reportSlip, { Id: ids[0]!, ...told, Note: 'x' })).body.Message).toBe('箱单还没有开，不能登记')
    expect(await moveSlip(ops!, 'cancel', ids[0]!, 'MISTAKE')).toBeUndefined()
    expect((await ops!.call(reportSlip, { Id: ids[0]!, ...told, Note: 'x' })).body.Message).toBe('箱单已撤销，不能登记')
  })
})

it('keeps views of slips to the sides, and hauliers out of them', async () => {
  const { ids } = await issuedSlips(customer!, ops!, 1)
  expect((await fleet!.call(slipView, { Id: ids[0]! })).status).toBe(403)
  const { Rows } = (await fleet!.call(mySlips, { Keyword: `h${ids[0]}` })).body.Data
  expect(Rows).toHaveLength(1)
})
