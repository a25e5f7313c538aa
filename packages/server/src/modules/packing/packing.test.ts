import { applicableBookings, applicationView, extendSlips, replaceSlip, saveApplication } from '@jst/contracts/packing'
import { moveDocuments, documentState } from '@jst/contracts/document'
import { messageSelfList } from '@jst/contracts/messages'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { confirmedBooking, moveBooking } from '../../testing/bookings.ts'
import { createTestServer, type TestClient, type TestServer } from '../../testing/index.ts'
import { dayAfter } from '../../testing/quotes.ts'
import {
  applied,
  fleetName,
  issued,
  moveApplication,
  moveSlip,
  partOf,
  pendingSlips,
  rewritten,
  slipRow,
  versionsOf,
  viewedApplication,
  viewedSlip,
} from '../../testing/slips.ts'

let server: TestServer
let [boss, ops, sales, customer, customer2]: TestClient[] = []
beforeAll(async () => {
  server = await createTestServer()
  ;[boss, ops, sales, customer, customer2] = await Promise.all(
    ['boss', 'ops', 'sales', 'customer', 'customer2'].map((account) => server.signIn(account)),
  )
})
afterAll(() => server.close())

describe('an application', () => {
  it('begins with a part for each type that is left, filled by the shipping order', async () => {
    const booking = await confirmedBooking(customer!, ops!)
    const { Rows } = (await customer!.call(applicableBookings, { Keyword: booking.Code })).body.Data
    expect(Rows).toMatchObject([{ Id: booking.Id, Types: [{ BoxType: '40HQ', Booked: 2, Used: 0, Rest: 2 }] }])
    const view = (await customer!.call(applicationView, { BookingId: booking.Id })).body.Data
    expect(view).toMatchObject({ Id: 0, Code: '', UpdateTime: null, Slips: [] })
    expect(view.Parts.map(({ Values }) => [Values['BoxType'], Values['Count'], Values['Depot']])).toEqual([['40HQ', 2, '洋山四期']])
  })
  it('is stored unfinished, and says what is missing when it is submitted', async () => {
    const booking = await confirmedBooking(customer!, ops!)
    const { body } = await applied(customer!, booking.Id, [partOf(1, { Depot: '', FleetName: '' })])
    expect(body.Data.Code).toMatch(/^XD\d{9}$/)
    expect(await moveApplication(customer!, 'submit', body.Data.Id)).toBe('还不能提交：第 1 行缺少提箱堆场；第 1 行缺少车队')
    const again = (await rewritten(customer!, body.Data, [partOf(1)])).body.Data
    expect(await moveApplication(customer!, 'submit', again.Id)).toBe('还不能提交：40HQ 还有 1 箱没有分配')
    const whole = (await rewritten(customer!, again, [{ ...again.Parts[0]! }, partOf(1, { FleetName: '宁波另一车队' })])).body.Data
    expect(whole.Parts.map(({ Id }) => Id)[0]).toBe(again.Parts[0]!.Id)
    expect(await moveApplication(customer!, 'submit', whole.Id)).toBeUndefined()
    const told = (await ops!.call(messageSelfList, { PageSize: 50 })).body.Data.Rows.map(({ Title }) => Title)
    expect(told).toContain(`宁波远帆进出口有限公司提交箱单申请 ${whole.Code}`)
  })
  it('never asks for more than the booking has, and refuses what is past or turned round', async () => {
    const booking = await confirmedBooking(customer!, ops!)
    const beyond = await applied(customer!, booking.Id, [partOf(3)])
    expect([beyond.status, beyond.body.Message]).toEqual([422, '40HQ 申请 3 箱，订舱只剩 2 箱可申请'])
    expect((await applied(customer!, booking.Id, [partOf(1, { BoxType: '20GP' })])).body.Message).toBe(
      '订舱没有箱型 20GP，请按订舱的箱型填写',
    )
    const turned = await applied(customer!, booking.Id, [partOf(1, { PickupFrom: dayAfter(5), PickupTo: dayAfter(2) })])
    expect(turned.body.Issues).toMatchObject([{ Path: 'Parts[0].Values.PickupTo' }])
    const { body } = await applied(customer!, booking.Id, [partOf(2, { PickupFrom: '', PickupTo: dayAfter(-2) })])
    expect(await moveApplication(customer!, 'submit', body.Data.Id)).toContain('第 1 行的提箱有效期已过')
  })
  it('of two people who split one booking at once: one result, the other hears what is left', async () => {
    const booking = await confirmedBooking(customer!, ops!)
    const answers = await Promise.all([applied(customer!, booking.Id, [partOf(2)]), applied(ops!, booking.Id, [partOf(2)])])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422])
    expect(answers.find(({ status }) => status === 422)!.body.Message).toBe('40HQ 申请 2 箱，订舱的箱已全部申请')
    const { body } = answers.find(({ status }) => status === 200)!
    const late = await Promise.all([rewritten(customer!, body.Data, [partOf(1)]), rewritten(ops!, body.Data, [partOf(2)])])
    expect(late.map(({ status }) => status).toSorted()).toEqual([200, 412])
    const stale = late.find(({ status }) => status === 412)!.body.Data
    expect(stale.UpdateTime).toBe((await viewedApplication(ops!, body.Data.Id)).UpdateTime)
  })
  it('that waits is shared out by the desk, which approves what it wrote, and not by its applicant', async () => {
    const booking = await confirmedBooking(customer!, ops!)
    const { Id } = (await applied(customer!, booking.Id, [partOf(2)])).body.Data
    await moveApplication(customer!, 'submit', Id)
    const waiting = await viewedApplication(ops!, Id)
    expect((await rewritten(customer!, waiting, [partOf(1)])).status).toBe(422)
    const short = await rewritten(ops!, waiting, [{ ...waiting.Parts[0]!, Values: { ...waiting.Parts[0]!.Values, Count: 1 } }])
    expect(short.status, short.text).toBe(200)
    expect(await moveApplication(ops!, 'approve', Id)).toBe('还不能提交：40HQ 还有 1 箱没有分配')
    await rewritten(ops!, short.body.Data, [...short.body.Data.Parts, partOf(1, { FleetName: '宁波另一车队' })])
    expect(await moveApplication(ops!, 'approve', Id)).toBeUndefined()
    const { Slips, Parts } = await viewedApplication(customer!, Id)
    expect(Slips.map(({ PartId }) => Parts.find((part) => part.Id === PartId)!.Values['FleetName'])).toEqual([fleetName, '宁波另一车队'])
    expect((await rewritten(ops!, await viewedApplication(ops!, Id), [partOf(2)])).body.Message).toContain('不能修改')
  })
  it('is returned with fields, taken back and given up', async () => {
    const booking = await confirmedBooking(customer!, ops!)
    const { Id } = (await applied(customer!, booking.Id, [partOf(2)])).body.Data
    await moveApplication(customer!, 'submit', Id)
    expect((await rewritten(customer!, await viewedApplication(customer!, Id), [partOf(1)])).body.Message).toBe(
      '申请单待审核，不能修改；需要修改请先撤回或请操作退回',
    )
    expect(await moveApplication(customer!, 'takeBack', Id)).toBeUndefined()
    expect(await moveApplication(customer!, 'submit', Id)).toBeUndefined()
    const { UpdateTime } = await viewedApplication(ops!, Id)
    const Fields = [{ Field: 'Parts', Remark: '第二家车队没有进港资质' }]
    await ops!.call(moveDocuments, { Kind: 'slipApplication', Event: 'return', Items: [{ Id, UpdateTime: UpdateTime! }], Fields })
    expect((await customer!.call(documentState, { Kind: 'slipApplication', Id })).body.Data.Returned).toEqual(Fields)
    expect(await moveApplication(customer!, 'cancel', Id, 'CHANGED')).toBeUndefined()
    const view = (await customer!.call(applicationView, { BookingId: booking.Id })).body.Data
    expect(view.Booking.Types).toEqual([{ BoxType: '40HQ', Booked: 2, Used: 0, Rest: 2 }])
  })
  it('approved makes one slip for each box, with the haulier that has joined', async () => {
    const { ids, booking, application } = await pendingSlips(customer!, ops!, 2)
    expect(ids).toHaveLength(2)
    const row = await slipRow(ops!, ids[0]!)
    expect(row).toMatchObject({
      Stage: 'pending',
      BookingNo: booking.Code,
      BoxType: '40HQ',
      FleetName: fleetName,
      CarrierCode: 'COSCO',
      Finding: '',
    })
    expect(row['Code']).toMatch(/^EQ\d{10}$/)
    expect(row['FleetCode']).toMatch(/^GYS/)
    expect(await slipRow(customer!, ids[0]!)).not.toHaveProperty('FleetCode')
    const fleets = await server.db.owner((owner) =>
      owner.query('select distinct c.name from box_slip s join company c on c.id = s.fleet_id where s.application_id = $1', [application]),
    )
    expect(fleets).toMatchObject([{ name: fleetName }])
    expect((await applied(customer!, booking.Id, [partOf(1)])).body.Message).toBe('40HQ 申请 1 箱，订舱的箱已全部申请')
    // what others use, beside its own slips
    expect((await viewedApplication(ops!, application)).Booking.Types).toEqual([{ BoxType: '40HQ', Booked: 2, Used: 0, Rest: 2 }])
  })
  it('is nobody else’s', async () => {
    const booking = await confirmedBooking(customer!, ops!)
    const { Id } = (await applied(customer!, booking.Id, [partOf(2)])).body.Data
    expect((await customer2!.call(applicationView, { Id })).status).toBe(404)
    expect((await customer2!.call(applicationView, { BookingId: booking.Id })).status).toBe(404)
    expect((await applied(customer2!, booking.Id, [partOf(2)])).status).toBe(404)
    expect((await sales!.call(applicationView, { Id })).status).toBe(200)
  })
  it('keeps the provider that the staff named while the party names the same haulier', async () => {
    const booking = await confirmedBooking(customer!, ops!)
    const code = String((await slipRow(ops!, (await pendingSlips(customer!, ops!, 1)).ids[0]!))['FleetCode'])
    const made = (await applied(ops!, booking.Id, [partOf(2, { FleetCode: code })])).body.Data
    expect(made.Parts[0]!.Values['FleetCode']).toBe(code)
    const own = await viewedApplication(customer!, made.Id)
    expect(own.Parts[0]!.Values['FleetCode']).toBe('')
    await rewritten(customer!, own, own.Parts)
    expect((await viewedApplication(boss!, made.Id)).Parts[0]!.Values['FleetCode']).toBe(code)
    const wrong = await boss!.call(saveApplication, {
      Id: 0,
      BookingId: booking.Id,
      Remark: '',
      Parts: [partOf(0, { Count: null, FleetCode: 'NOBODY' })],
    })
    expect(wrong.body.Issues).toMatchObject([{ Path: 'Parts[0].Values.FleetCode' }])
  })
})

describe('a booking that changes after its slips were made', () => {
  it('takes no slip away, tells the desk, and marks the slips', async () => {
    const { ids, booking } = await pendingSlips(customer!, ops!, 2)
    await server.db.owner((owner) =>
      owner.query(`update booking set boxes = jsonb_set(boxes, '{0,Count}', '1') where id = $1`, [booking.Id]),
    )
    expect((await slipRow(ops!, ids[0]!))['Finding']).toBe('beyond')
    // of too many slips as many are issued as are booked
    const issuing = (
      await issued(
        ops!,
        ids,
        ids.map((Id) => ({ Id, EirNo: `BEYOND${Id}` })),
      )
    ).body.Data
    expect([issuing.Done.map(({ Id }) => Id), issuing.NotDone.map(({ Id, Message }) => [Id, Message])]).toEqual([
      [ids[0]],
      [[ids[1], '40HQ 已超出订舱的 1 箱，不能再开；请撤销多出的箱单']],
    ])
    expect(await moveBooking(ops!, 'decline', booking.Id, 'SPACE')).toBeUndefined()
    expect((await issued(ops!, [ids[1]!], [{ Id: ids[1]!, EirNo: `BEYOND${ids[1]}` }])).body.Data.NotDone[0]!.Message).toBe(
      '订舱取消放舱，不能再开、换、延期箱单；请撤销或退箱',
    )
    expect(await slipRow(ops!, ids[1]!)).toMatchObject({ Stage: 'pending', Finding: 'cancelled' })
    const { UpdateTime, Haulage } = await viewedSlip(ops!, ids[0]!)
    const replaced = await ops!.call(replaceSlip, {
      Id: ids[0]!,
      UpdateTime,
      Haulage,
      Reason: 'LOST',
      Remarks: '',
      EirNo: `AGAIN${ids[0]}`,
    })
    expect([replaced.body.Code, replaced.body.Message]).toEqual([
      'ILLEGAL_TRANSITION',
      '订舱取消放舱，不能再开、换、延期箱单；请撤销或退箱',
    ])
    const extended = await ops!.call(extendSlips, { Items: await versionsOf(ops!, [ids[0]!]), PickupTo: dayAfter(30), Remarks: '' })
    expect([extended.body.Data.Done, extended.body.Data.NotDone[0]!.Code]).toEqual([[], 'ILLEGAL_TRANSITION'])
    expect((await viewedSlip(ops!, ids[0]!)).State).toBe(1)
    const told = (await boss!.call(messageSelfList, { PageSize: 50 })).body.Data.Rows.find(({ Title }) => Title.includes(booking.Code))
    expect(told).toMatchObject({
      Title: `订舱 ${booking.Code} 的箱单超出订舱箱量`,
      Description: '订舱取消放舱，还有 2 张箱单有效，请退箱或撤销',
    })
    expect(await moveSlip(ops!, 'cancel', ids[1]!, 'ROLLED')).toBeUndefined()
    expect((await slipRow(ops!, ids[1]!))['Finding']).toBe('')
  })
})
