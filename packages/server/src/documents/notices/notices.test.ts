import { messageSelfList, noticeSettings, saveNoticeSettings } from '@jst/contracts/messages'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { connectLive, until } from '../../testing/index.ts'
import { openNoticeStage, type NoticeStage } from '../../testing/notice-stage.ts'

let stage: NoticeStage
let base: string
beforeAll(async () => {
  stage = await openNoticeStage()
  base = await stage.server.listen()
})
afterAll(() => stage.close())
afterEach(() => stage.clear())

const boxOf = async (account: string) =>
  (await (await stage.server.signIn(account)).call(messageSelfList, {})).body.Data.Rows.map(({ Title }) => Title)
const outbox = () =>
  stage.server.db.owner((owner) =>
    owner.query<{ account: string; channel: string }>(
      `select u.account, o.channel from notice_outbox o join employee e on e.id = o.employee_id join app_user u on u.id = e.user_id order by 1, 2`,
    ),
  )
const everybody = ['doc', 'boss', 'customer', 'customer2', 'provider', 'admin']

describe('whom a notice tells', () => {
  it('is the people of the company alone, where the matter is its own', async () => {
    for (const account of everybody) await stage.set(account)
    const recipients = everybody.map((account) => stage.idOf(account))
    const told = await stage.send({ recipients, audience: { internal: stage.companyOf('doc') }, title: '毛利低于底线' })
    expect(told).toBe(2)
    const boxes = await Promise.all(everybody.map(boxOf))
    expect(boxes).toEqual([['毛利低于底线'], ['毛利低于底线'], [], [], [], []])
    expect((await outbox()).map(({ account }) => account)).toEqual(['boss', 'doc'])
    await stage.deliver()
    expect(stage.sink.mails.flatMap(({ to }) => to).toSorted()).toEqual(['boss@example.com', 'doc@example.com'])
    expect(stage.sink.mails.map(({ raw }) => raw).join()).not.toContain('customer')
  })

  it('is also the customers of the operator, where the matter is theirs too, and nobody else’s customers', async () => {
    const recipients = everybody.map((account) => stage.idOf(account))
    await stage.send({ recipients, audience: { customers: stage.companyOf('doc') } })
    expect((await Promise.all(everybody.map(boxOf))).map(({ length }) => length)).toEqual([1, 1, 1, 1, 1, 0])
    await stage.clear()
    await stage.send({ recipients, audience: { customers: stage.companyOf('customer') } })
    expect((await Promise.all(everybody.map(boxOf))).map(({ length }) => length)).toEqual([0, 0, 1, 0, 0, 0])
    await stage.clear()
    await stage.send({ recipients, audience: 'platform' })
    expect((await Promise.all(everybody.map(boxOf))).map(({ length }) => length)).toEqual([0, 0, 0, 0, 0, 1])
  })
})

describe('the ways that a person has chosen', () => {
  it('are the usual at first, and are saved one by one; announcements stay in the box', async () => {
    const doc = await stage.server.signIn('doc')
    const first = (await doc.call(noticeSettings, {})).body.Data
    expect(first).toMatchObject({
      MailMode: 'daily',
      QuietFrom: null,
      Subscribed: true,
      Confirmed: false,
      CanMail: true,
      TimeZone: 'Asia/Shanghai',
    })
    expect(first.Channels.si).toEqual({ Box: true, PopUp: true, Mail: true, Robot: true })
    const none = { Box: false, PopUp: false, Mail: false, Robot: false }
    await doc.call(saveNoticeSettings, { Channels: { ...first.Channels, si: none, system: none } })
    const saved = (await doc.call(saveNoticeSettings, { QuietFrom: 1_320, QuietTo: 480, MailMode: 'hourly' })).body.Data
    expect(saved).toMatchObject({ MailMode: 'hourly', QuietFrom: 1_320, QuietTo: 480 })
    expect([saved.Channels.si, saved.Channels.system.Box, saved.Channels.schedule.Mail]).toEqual([none, true, true])
    const half = await doc.call(saveNoticeSettings, { QuietTo: null })
    expect([half.status, half.body.Issues?.[0]?.Path]).toEqual([422, 'QuietFrom'])
    await stage.send({ recipients: [stage.idOf('doc')], title: '补料' })
    await stage.send({ recipients: [stage.idOf('doc')], title: '公告', kind: 'system' })
    expect(await boxOf('doc')).toEqual(['公告'])
    expect((await (await stage.server.signIn('boss')).call(noticeSettings, {})).body.Data.MailMode).toBe('daily')
  })

  it('decide whether a pop-up tells of it; in quiet hours none does, and the count is told all the same', async () => {
    const live = await connectLive(base, (await stage.server.signIn('doc')).token)
    const recipients = [stage.idOf('doc')]
    await stage.send({ recipients, title: '弹窗' })
    expect((await live.frame('message/send', '弹窗')).content).toMatchObject({ Title: '弹窗' })
    await stage.set('doc', { channels: { si: { PopUp: false } } })
    await stage.send({ recipients, title: '不弹' })
    await live.frame('message/unread')
    await stage.set('doc', { quiet_from: 1_320, quiet_to: 480 })
    // 23:30 in Shanghai
    await stage.send({ recipients, title: '夜里', at: new Date('2026-11-20T15:30:00Z') })
    await until(() => live.frames.filter(({ type }) => type === 'message/unread').length === 2)
    expect(live.frames.filter(({ type }) => type === 'message/send')).toHaveLength(1)
    live.socket.close()
    expect(await boxOf('doc')).toEqual(['夜里', '不弹', '弹窗'])
  })

  it('reach people without an address, without a sign-in and out of use no further than their box', async () => {
    const [staff] = await stage.server.db.owner((owner) =>
      owner.query<{ id: number }>(`insert into employee (company_id, name) values ($1, '无账号') returning id`, [stage.companyOf('doc')]),
    )
    await stage.set('boss', { confirmed_address: 'former@example.com' })
    await stage.set('ops')
    await stage.server.db.owner((owner) => owner.query('update employee set disabled = true where id = $1', [stage.idOf('ops')]))
    expect(await stage.send({ recipients: [staff!.id, stage.idOf('boss'), stage.idOf('ops')] })).toBe(2)
    expect(await outbox()).toEqual([])
    await stage.server.db.owner((owner) => owner.query('update employee set disabled = false where id = $1', [stage.idOf('ops')]))
  })
})

it('a notice of a transaction that fails is told to nobody', async () => {
  await stage.set('doc')
  const failing = stage.server.database.system().tx(async (tx) => {
    const { sendNotice } = await import('./index.ts')
    await sendNotice(tx, {
      recipients: [stage.idOf('doc')],
      audience: 'open',
      title: '从未',
      description: '',
      kind: 'si',
      link: '',
      senderId: null,
    })
    throw new Error('no')
  })
  await expect(failing).rejects.toThrow('no')
  await stage.deliver()
  expect([await boxOf('doc'), await outbox()]).toEqual([[], []])
})
