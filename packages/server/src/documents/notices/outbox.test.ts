import { outboxMails, outboxSetup, removeRobot, retryMails, saveRobot, tryRobot, type NoticeKind } from '@jst/contracts/messages'
import { ownJobList } from '@jst/contracts/jobs'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createSurroundings } from '../../kernel/process/surroundings.ts'
import { runQueued, type TestClient } from '../../testing/index.ts'
import { openNoticeStage, publicOrigin, type NoticeStage } from '../../testing/notice-stage.ts'
import { startRobotServer, type RobotServer } from '../../testing/robot-server.ts'
import { hintOf, postsOf, robotAddress } from './robot.ts'

let stage: NoticeStage
let robots: RobotServer
let boss: TestClient
beforeAll(async () => {
  robots = await startRobotServer()
  stage = await openNoticeStage({ robotOrigin: robots.origin })
  boss = await stage.server.signIn('boss')
})
afterAll(async () => {
  await stage.close()
  await robots.close()
})
afterEach(async () => {
  await stage.clear()
  robots.code = 0
  ;(robots.posts as unknown[]).length = 0
  ;(stage.sink.mails as unknown[]).length = 0
})

describe('the outbox of mails', () => {
  it('shows a company the mails of its people, without the links of their readers', async () => {
    for (const account of ['doc', 'customer']) await stage.set(account)
    await stage.send({ recipients: [stage.idOf('doc'), stage.idOf('customer')] })
    await stage.deliver(new Date(), { mail: undefined })
    const { Rows, Total } = (await boss.call(outboxMails, {})).body.Data
    expect(Total).toBe(1)
    expect(Rows[0]).toMatchObject({ To: 'doc@example.com', Recipient: '陈雨欣', State: 'waiting', Attempts: 0, SentTime: null })
    expect(Rows[0]!.Preview).toContain(`查看：${publicOrigin}/tdManage/siDetail?Id=7`)
    expect(Rows[0]!.Preview).not.toContain('Unsubscribe')
    expect((await (await stage.server.signIn('admin')).call(outboxMails, {})).body.Data.Total).toBe(2)
    expect((await (await stage.server.signIn('doc')).call(outboxMails, {})).status).toBe(403)
    expect((await boss.call(outboxMails, { State: 'unconfigured' })).body.Data.Total).toBe(0)
    expect((await boss.call(outboxMails, { State: 'waiting', Keyword: '陈雨欣' })).body.Data.Total).toBe(1)
  })

  it('says of what waits that there is no mail server', async () => {
    const bare = await openNoticeStage({ config: { mail: undefined } })
    await bare.set('doc')
    await bare.send({ recipients: [bare.idOf('doc')] })
    await bare.deliver(new Date(), { mail: undefined })
    const client = await bare.server.signIn('boss')
    expect((await client.call(outboxMails, { State: 'unconfigured' })).body.Data.Rows).toMatchObject([{ State: 'unconfigured' }])
    expect((await client.call(outboxMails, { State: 'waiting' })).body.Data.Total).toBe(0)
    expect((await client.call(outboxSetup, {})).body.Data.Mail).toEqual({ Configured: false, From: '' })
    await bare.close()
  })

  it('sends again what failed, as a job of who asks, and nothing of another company', async () => {
    for (const account of ['doc', 'customer']) await stage.set(account)
    stage.sink.answerTo = () => '550 no such user'
    await stage.send({ recipients: [stage.idOf('doc'), stage.idOf('customer')] })
    await stage.deliver()
    stage.sink.answerTo = () => undefined
    const mails = (await (await stage.server.signIn('admin')).call(outboxMails, {})).body.Data.Rows
    expect(mails.map(({ State }) => State)).toEqual(['failed', 'failed'])
    const foreign = mails.find(({ Recipient }) => Recipient !== '陈雨欣')!
    expect((await boss.call(retryMails, { Ids: [foreign.Id] })).status).toBe(404)
    expect((await boss.call(retryMails, { Ids: mails.map(({ Id }) => Id) })).body.Data).toBe(1)
    // by a process whose clock is behind that of the one which took the call
    const now = () => new Date(Date.now() - 500)
    expect(await runQueued(stage.server, { surroundings: stage.surroundings, now })).toEqual(['done'])
    expect(stage.sink.mails.map(({ to }) => to)).toEqual([['doc@example.com']])
    const [job] = (await boss.call(ownJobList, {})).body.Data.Rows
    expect(job).toMatchObject({ Title: '发送邮件：重发 1 封', State: 'done', Done: 1, Total: 1, Note: '已发送 1 封邮件' })
    expect((await boss.call(retryMails, { Ids: mails.map(({ Id }) => Id) })).status).toBe(404)
  })
})

const address = 'https://qyapi.weixin.qq.com/cgi-bin/webhook/send?key=693a91f6-7xxx-4bc4-97a0-0ec2sifa5aaa'
const kinds: NoticeKind[] = ['si']

describe('the robot of a group', () => {
  it('is at no other address than theirs', () => {
    expect(robotAddress(` ${address} `)).toBe(address)
    for (const wrong of [
      'http://qyapi.weixin.qq.com/cgi-bin/webhook/send?key=693a91f6-7xxx',
      'https://qyapi.weixin.qq.com.evil.example/cgi-bin/webhook/send?key=693a91f6-7xxx',
      'https://user@qyapi.weixin.qq.com/cgi-bin/webhook/send?key=693a91f6-7xxx',
      'https://qyapi.weixin.qq.com:8443/cgi-bin/webhook/send?key=693a91f6-7xxx',
      'https://qyapi.weixin.qq.com/cgi-bin/media/upload?key=693a91f6-7xxx',
      'https://qyapi.weixin.qq.com/cgi-bin/webhook/../media/upload?key=693a91f6-7xxx',
      'https://qyapi.weixin.qq.com/cgi-bin/webhook/send',
      'https://169.254.169.254/cgi-bin/webhook/send?key=693a91f6-7xxx',
      'file:///etc/passwd',
      '',
    ])
      expect(robotAddress(wrong), wrong).toBeUndefined()
    expect(hintOf(address)).toBe('…5aaa')
  })

  it('is kept sealed and never answered whole; a stale save is refused', async () => {
    const wrong = await boss.call(saveRobot, { Address: 'https://evil.example/send?key=1', Kinds: kinds, Enabled: true })
    expect([wrong.status, wrong.body.Issues?.[0]?.Path]).toEqual([422, 'Address'])
    const saved = await boss.call(saveRobot, { Address: address, Kinds: kinds, Enabled: true })
    expect(saved.body.Data.Robot).toMatchObject({ Hint: '…5aaa', Kinds: ['si'], Enabled: true, Error: '' })
    for (const text of [saved.text, (await boss.call(outboxSetup, {})).text]) expect(text).not.toContain('693a91f6')
    const kept = await stage.server.db.owner((owner) => owner.query('select * from company_robot'))
    expect(JSON.stringify(kept)).not.toContain('693a91f6')
    const audit = await stage.server.db.owner((owner) => owner.query(`select diff from audit_log where action = 'robot.save'`))
    expect(JSON.stringify(audit)).not.toContain('693a91f6')
    const { UpdateTime } = saved.body.Data.Robot!
    expect((await boss.call(saveRobot, { Kinds: [], Enabled: false, UpdateTime: '2020-01-01T00:00:00.000Z' })).status).toBe(412)
    expect((await boss.call(saveRobot, { Kinds: [], Enabled: false, UpdateTime })).body.Data.Robot).toMatchObject({
      Hint: '…5aaa',
      Enabled: false,
    })
    expect((await (await stage.server.signIn('admin')).call(outboxSetup, {})).body.Data.Robot).toBeNull()
    const newest = (await boss.call(outboxSetup, {})).body.Data.Robot!.UpdateTime
    expect((await boss.call(removeRobot, { UpdateTime: newest })).body.Data.Robot).toBeNull()
    expect((await boss.call(removeRobot, { UpdateTime: newest })).status).toBe(404)
  })

  it('posts title, link and whom it concerns, once for all of them, of the kinds that the company has chosen', async () => {
    await boss.call(saveRobot, { Address: address, Kinds: kinds, Enabled: true })
    const recipients = ['doc', 'reviewer', 'customer'].map((account) => stage.idOf(account))
    await stage.send({ recipients, description: '内部说明：毛利 3%' })
    await stage.send({ recipients, kind: 'schedule', title: '船期延误' })
    expect(await stage.deliver(new Date(), { robotOrigin: robots.origin })).toBe('已发布 1 条群消息')
    expect(robots.posts).toEqual([
      [
        '/cgi-bin/webhook/send?key=693a91f6-7xxx-4bc4-97a0-0ec2sifa5aaa',
        `补料 COSU6412345670 已退回\n${publicOrigin}/tdManage/siDetail?Id=7\n（陈雨欣、林志远）`,
      ],
    ])
    expect(await stage.deliver(new Date(), { robotOrigin: robots.origin })).toBe('没有到期的通知')
  })

  it('leaves out who wants no such posts, and waits for quiet hours', async () => {
    await boss.call(saveRobot, { Address: address, Kinds: kinds, Enabled: true })
    await stage.set('doc', { confirmed_address: '', channels: { si: { Robot: false } } })
    await stage.set('reviewer', { confirmed_address: '', quiet_from: 22 * 60, quiet_to: 8 * 60 })
    await stage.send({ recipients: [stage.idOf('doc'), stage.idOf('reviewer')] })
    await stage.server.db.owner((owner) => owner.query(`update notice_outbox set create_time = '2026-11-20T15:30:00Z'`))
    await stage.deliver(new Date('2026-11-20T15:31:00Z'), { robotOrigin: robots.origin })
    expect(robots.posts).toEqual([])
    await stage.deliver(new Date('2026-11-21T00:00:00Z'), { robotOrigin: robots.origin })
    expect(robots.posts.map(([, text]) => text.split('\n').at(-1))).toEqual(['（林志远）'])
  })

  it('tells why a post did not arrive, tries again, and is switched off when it is gone', async () => {
    await boss.call(saveRobot, { Address: address, Kinds: kinds, Enabled: true })
    await stage.send({ recipients: [stage.idOf('doc')] })
    robots.code = 45_009
    await stage.deliver(new Date(), { robotOrigin: robots.origin })
    expect((await boss.call(outboxSetup, {})).body.Data.Robot).toMatchObject({ Error: expect.stringContaining('45009'), Enabled: true })
    robots.code = 0
    await stage.deliver(new Date(), { robotOrigin: robots.origin })
    expect([robots.posts.length, (await boss.call(outboxSetup, {})).body.Data.Robot!.Error]).toEqual([1, ''])
    expect((await boss.call(tryRobot, {})).body.Data.Robot!.Error).toBe('')
    expect(robots.posts.at(-1)![1]).toBe('测试消息：企业微信群机器人已接通。')
    robots.code = 93_000
    expect((await boss.call(tryRobot, {})).body.Data.Robot).toMatchObject({ Enabled: false, Error: expect.stringContaining('93000') })
    await stage.deliver(new Date(), { robotOrigin: 'http://127.0.0.1:1' })
  })

  it('whose address was sealed with another key is switched off, and keeps no mail back', async () => {
    await boss.call(saveRobot, { Address: address, Kinds: kinds, Enabled: true })
    await stage.set('doc')
    await stage.send({ recipients: [stage.idOf('doc')] })
    const { secrets } = createSurroundings({ secretKey: 'quite another key than it was before' })
    await stage.deliver(new Date(), { secrets, robotOrigin: robots.origin })
    expect(stage.sink.mails).toHaveLength(1)
    expect((await boss.call(outboxSetup, {})).body.Data.Robot).toMatchObject({
      Enabled: false,
      Error: expect.stringContaining('请重新填写'),
    })
  })

  it('says much in few posts, each short enough', () => {
    const lines = Array.from({ length: 40 }, (_, index) => `第 ${index} 条 ${'补'.repeat(60)}`)
    const posts = postsOf([...lines, '长'.repeat(3_000)])
    expect(Math.max(...posts.map((text) => Buffer.byteLength(text)))).toBeLessThanOrEqual(2_048)
    expect(posts.join('\n\n').split('\n\n').slice(0, 40)).toEqual(lines)
    expect(posts.length).toBeLessThan(8)
  })
})
