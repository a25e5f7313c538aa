import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { openNoticeStage, publicOrigin, type NoticeStage } from '../../testing/notice-stage.ts'

let stage: NoticeStage
beforeAll(async () => {
  stage = await openNoticeStage()
})
afterAll(() => stage.close())
afterEach(async () => {
  await stage.clear()
  stage.sink.answerTo = () => undefined
  ;(stage.sink.mails as unknown[]).length = 0
})

const mails = () =>
  stage.server.db.owner((owner) =>
    owner.query<{ state: string; attempts: number; error: string }>('select state, attempts, error from notice_mail order by id'),
  )
/** As if what waits had come then. */
const cameAt = (moment: string) => stage.server.db.owner((owner) => owner.query('update notice_outbox set create_time = $1', [moment]))
const later = (minutes: number) => new Date(Date.now() + minutes * 60_000)

describe('a mail', () => {
  it('goes to the confirmed address, says what the notice says, and leads to our own origin', async () => {
    await stage.set('doc')
    await stage.send({ recipients: [stage.idOf('doc')] })
    expect(await stage.deliver()).toBe('已发送 1 封邮件')
    const [mail] = stage.sink.mails
    expect(mail).toMatchObject({ from: 'notice@haijie.example', to: ['doc@example.com'] })
    expect(mail!.headers).toMatchObject({
      subject: '【上海海捷国际货运代理有限公司】补料 COSU6412345670 已退回',
      // the name of the company that writes, and the mailbox of the platform
      from: '上海海捷国际货运代理有限公司 <notice@haijie.example>',
      'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
      'auto-submitted': 'auto-generated',
    })
    expect(mail!.headers['list-unsubscribe']).toMatch(/^<https:\/\/freight\.example\.com\/api\/Notice\/Unsubscribe\?t=[\w.-]+>$/)
    expect(mail!.headers['message-id']).toMatch(/^<notice-\d+@freight\.example\.com>$/)
    for (const body of [mail!.text, mail!.html])
      for (const words of ['陈雨欣，您好', '箱封号错误', `${publicOrigin}/tdManage/siDetail?Id=7`, '退订全部通知邮件'])
        expect(body).toContain(words)
    expect(await mails()).toEqual([{ state: 'sent', attempts: 1, error: '' }])
    expect(await stage.deliver()).toBe('没有到期的通知')
    expect(stage.sink.mails).toHaveLength(1)
  })

  it('to a customer of a company with a domain of its own leads there, and its staff to the platform', async () => {
    const operator = `(select id from company where name = '上海海捷国际货运代理有限公司')`
    const own = (set: string) =>
      stage.server.db.owner((owner) => owner.query(`update portal_site set ${set} where company_id = ${operator}`))
    await own(`domain = 'www.haijie.example', domain_proved_at = now()`)
    for (const account of ['customer', 'doc']) await stage.set(account)
    await stage.send({ recipients: [stage.idOf('customer')], link: '/external/workbench' })
    await stage.send({ recipients: [stage.idOf('doc')] })
    await stage.deliver()
    await own(`domain = '', domain_proved_at = null`)
    const originsTo = (account: string) => {
      const { html, headers } = stage.sink.mails.find(({ to }) => to.includes(`${account}@example.com`))!
      const links = [...html.matchAll(/href="([^"]*)"/g)].map(([, link]) => new URL(link!.replaceAll('&amp;', '&')).origin)
      return [...new Set([...links, new URL(headers['list-unsubscribe']!.slice(1, -1)).origin])]
    }
    expect(originsTo('customer')).toEqual(['https://www.haijie.example'])
    expect(originsTo('doc')).toEqual([publicOrigin])
    expect(stage.sink.mails.map(({ headers }) => headers['from'])).toEqual(
      Array(2).fill('上海海捷国际货运代理有限公司 <notice@haijie.example>'),
    )
  })

  it('leaves at once, also when the clock of the database is a little ahead', async () => {
    await stage.set('doc')
    await stage.send({ recipients: [stage.idOf('doc')] })
    await cameAt('2026-11-20T01:00:00.001Z')
    await stage.deliver(new Date('2026-11-20T01:00:00Z'))
    expect(stage.sink.mails).toHaveLength(1)
  })

  it('stands for all that waited: thirty notices are one mail', async () => {
    await stage.set('doc', { mail_mode: 'daily' })
    for (let number = 1; number <= 30; number++) await stage.send({ recipients: [stage.idOf('doc')], title: `第 ${number} 条` })
    await cameAt('2026-11-20T01:00:00Z')
    expect(await stage.deliver(new Date('2026-11-20T23:59:00Z'))).toBe('没有到期的通知')
    await stage.deliver(new Date('2026-11-21T00:00:00Z'))
    expect(stage.sink.mails.map(({ headers }) => headers['subject'])).toEqual(['【上海海捷国际货运代理有限公司】30 条新通知'])
    for (const words of ['1. 第 1 条（11-20 09:00）', '30. 第 30 条']) expect(stage.sink.mails[0]!.text).toContain(words)
  })

  it('of more than fifty notices names fifty, and says how many there are besides', async () => {
    await stage.set('doc')
    for (let number = 1; number <= 53; number++) await stage.send({ recipients: [stage.idOf('doc')], title: `第 ${number} 条` })
    await stage.deliver()
    expect(stage.sink.mails[0]!.headers['subject']).toContain('53 条新通知')
    expect(stage.sink.mails[0]!.text).toContain('另有 3 条')
    expect(stage.sink.mails[0]!.text).not.toContain('第 51 条')
  })

  it('waits for the end of quiet hours, and goes by the rules that hold then', async () => {
    await stage.set('doc', { quiet_from: 22 * 60, quiet_to: 8 * 60 })
    await stage.send({ recipients: [stage.idOf('doc')] })
    // 23:30 in Shanghai
    await cameAt('2026-11-20T15:30:00Z')
    await stage.deliver(new Date('2026-11-20T15:31:00Z'))
    await stage.deliver(new Date('2026-11-20T23:59:00Z'))
    expect(stage.sink.mails).toHaveLength(0)
    await stage.deliver(new Date('2026-11-21T00:00:00Z'))
    expect(stage.sink.mails).toHaveLength(1)
    await stage.send({ recipients: [stage.idOf('doc')] })
    await cameAt('2026-11-20T15:30:00Z')
    await stage.set('doc', { mail_mode: 'now' })
    await stage.deliver(new Date('2026-11-20T15:32:00Z'))
    expect(stage.sink.mails).toHaveLength(2)
  })

  it('is not made for who wants none any more by then', async () => {
    await stage.set('doc', { mail_mode: 'daily' })
    await stage.send({ recipients: [stage.idOf('doc')] })
    await stage.set('doc', { unsubscribed_time: '2026-11-20T00:00:00Z' })
    await stage.deliver()
    expect([await mails(), stage.sink.mails]).toEqual([[], []])
    await stage.set('doc')
    await stage.deliver()
    expect(stage.sink.mails).toEqual([])
  })

  it('cannot be given a header, a receiver or markup by the words of others', async () => {
    await stage.set('doc')
    await stage.server.db.owner((owner) =>
      owner.query(`update employee set name = $2 where id = $1`, [stage.idOf('doc'), 'A"<b@x.example>\r\nBcc: c@x.example']),
    )
    await stage.send({
      recipients: [stage.idOf('doc')],
      title: '标题\r\nBcc: evil@x.example\r\n\r\n<script>alert(1)</script>',
      description: '<img src=x onerror=alert(1)>\n第二行',
      link: '//evil.example/x',
    })
    await stage.send({ recipients: [stage.idOf('doc')], link: 'https://evil.example' })
    await stage.send({ recipients: [stage.idOf('doc')], link: '/\\evil.example' })
    await stage.deliver()
    await stage.server.db.owner((owner) => owner.query(`update employee set name = '陈雨欣' where id = $1`, [stage.idOf('doc')]))
    const [mail] = stage.sink.mails
    expect([mail!.to, mail!.headers['bcc'], mail!.headers['to']]).toEqual([
      ['doc@example.com'],
      undefined,
      expect.not.stringContaining('\n'),
    ])
    expect(mail!.html).not.toMatch(/<script|<img/)
    expect(mail!.html).toContain('&lt;img src=x onerror=alert(1)&gt;<br>第二行')
    const links = [...mail!.html.matchAll(/href="([^"]*)"/g)].map(([, address]) => new URL(address!.replaceAll('&amp;', '&')).origin)
    expect(new Set(links)).toEqual(new Set([publicOrigin]))
    expect(mail!.text).not.toContain('evil.example/x')
  })
})

describe('a mail that cannot leave', () => {
  it('waits while there is no mail server, and goes when there is one', async () => {
    await stage.set('doc')
    await stage.send({ recipients: [stage.idOf('doc')] })
    expect(await stage.deliver(later(0), { mail: undefined })).toBe('未配置发信服务器，邮件留在发件箱')
    expect(await mails()).toEqual([{ state: 'waiting', attempts: 0, error: '' }])
    await stage.deliver(later(1))
    expect([stage.sink.mails.length, await mails()]).toEqual([1, [{ state: 'sent', attempts: 1, error: '' }]])
  })

  it('waits while the mail server does not answer, and has lost no attempt by that', async () => {
    await stage.set('doc')
    await stage.set('boss')
    await stage.send({ recipients: [stage.idOf('doc'), stage.idOf('boss')] })
    const down = { url: 'smtp://127.0.0.1:1', from: 'notice@haijie.example' }
    expect(await stage.deliver(later(0), { mail: down })).toBe('发信服务器没有应答，邮件留在发件箱，稍后自动重试')
    expect(await mails()).toEqual(Array.from({ length: 2 }, () => ({ state: 'waiting', attempts: 0, error: '' })))
    await stage.deliver(later(1))
    expect(stage.sink.mails).toHaveLength(2)
  })

  it('is given up when its receiver does not exist, and keeps nobody else’s back', async () => {
    await stage.set('doc')
    await stage.set('boss')
    stage.sink.answerTo = (address) => (address.startsWith('doc') ? '550 no such user' : undefined)
    await stage.send({ recipients: [stage.idOf('doc'), stage.idOf('boss')] })
    expect(await stage.deliver()).toBe('已发送 1 封邮件，1 封未能发出')
    expect((await mails()).toSorted((a, b) => (a.state < b.state ? -1 : 1))).toEqual([
      { state: 'failed', attempts: 1, error: expect.stringMatching(/^收件服务器拒收：.*no such user/) },
      { state: 'sent', attempts: 1, error: '' },
    ])
  })

  it('is given up when its content cannot be read, and keeps nobody else’s back', async () => {
    await stage.set('doc')
    await stage.set('boss')
    await stage.send({ recipients: [stage.idOf('doc'), stage.idOf('boss')] })
    await stage.deliver(later(0), { mail: undefined })
    await stage.server.db.owner((owner) => owner.query(`update notice_mail set content = '{}' where address like 'doc%'`))
    expect(await stage.deliver(later(1))).toBe('已发送 1 封邮件，1 封未能发出')
    expect((await mails()).map(({ state, error }) => [state, error]).toSorted()).toEqual([
      ['failed', '邮件内容由其他版本生成，无法读取'],
      ['sent', ''],
    ])
  })

  it('is tried six times with growing pauses when its receiver takes none for now', async () => {
    await stage.set('doc')
    stage.sink.answerTo = () => '451 try later'
    await stage.send({ recipients: [stage.idOf('doc')] })
    const start = Date.now()
    const at = (minutes: number) => new Date(start + minutes * 60_000)
    const attempts: number[] = []
    // pauses of 1, 2, 4, 8 and 16 minutes
    for (const minutes of [0, 0.5, 1, 2, 3, 6.9, 7, 15, 31]) {
      await stage.deliver(at(minutes))
      attempts.push((await mails())[0]!.attempts)
    }
    expect(attempts).toEqual([1, 1, 2, 2, 3, 3, 4, 5, 6])
    expect((await mails())[0]).toMatchObject({ state: 'failed', error: expect.stringContaining('try later') })
  })

  it('is old news after three days', async () => {
    await stage.set('doc')
    await stage.send({ recipients: [stage.idOf('doc')] })
    await stage.deliver(later(0), { mail: undefined })
    await stage.deliver(later(3 * 1_440 + 1), { mail: undefined })
    expect(await mails()).toEqual([{ state: 'failed', attempts: 0, error: '超过 3 天未能发出，已停止重试' }])
  })

  it('whose worker was lost in between is sent again under the same number', async () => {
    await stage.set('doc')
    await stage.send({ recipients: [stage.idOf('doc')] })
    await stage.deliver()
    // the mail server has it, the row does not say so
    await stage.server.db.owner((owner) =>
      owner.query(`update notice_mail set state = 'waiting', next_time = now() + interval '10 minutes'`),
    )
    await stage.deliver(later(9))
    expect(stage.sink.mails).toHaveLength(1)
    await stage.deliver(later(11))
    expect(new Set(stage.sink.mails.map(({ headers }) => headers['message-id']))).toHaveProperty('size', 1)
    expect(stage.sink.mails).toHaveLength(2)
  })
})

it('many mails go over one connection', async () => {
  const accounts = ['doc', 'boss', 'reviewer', 'ops', 'sales', 'customer']
  for (const account of accounts) await stage.set(account)
  const before = stage.sink.connections()
  await stage.send({ recipients: accounts.map((account) => stage.idOf(account)) })
  await stage.deliver()
  expect([stage.sink.mails.length, stage.sink.connections() - before]).toEqual([accounts.length, 1])
})
