import { confirmAddress, noticeSettings, outboxMails, saveNoticeSettings } from '@jst/contracts/messages'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { runQueued } from '../../testing/index.ts'
import { openNoticeStage, publicOrigin, type NoticeStage } from '../../testing/notice-stage.ts'

let stage: NoticeStage
let clock = Date.now()
beforeAll(async () => {
  // limits count by a steady clock of their own
  stage = await openNoticeStage({ now: () => new Date(clock), uptime: () => (clock += 5_000) })
})
afterAll(() => stage.close())
afterEach(async () => {
  await stage.clear()
  ;(stage.sink.mails as unknown[]).length = 0
})

const ask = async (method: 'GET' | 'POST', url: string, type = 'application/x-www-form-urlencoded') => {
  const payload = type.startsWith('multipart')
    ? '--x\r\ncontent-disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n'
    : 'List-Unsubscribe=One-Click'
  const answer = await stage.server.app.inject({
    method,
    url: url.replace(publicOrigin, ''),
    ...(method === 'POST' && { payload, headers: { 'content-type': type } }),
  })
  return { status: answer.statusCode, page: answer.payload, headers: answer.headers }
}
const settingsOf = async (account: string) => (await (await stage.server.signIn(account)).call(noticeSettings, {})).body.Data
/** Lets a person get a mail, and answers with the link of its header. */
async function linkOf(account: string): Promise<string> {
  await stage.set(account)
  await stage.send({ recipients: [stage.idOf(account)] })
  await stage.deliver()
  return /<([^>]+)>/.exec(stage.sink.mails.at(-1)!.headers['list-unsubscribe']!)![1]!
}

describe('the link out of every mail', () => {
  it('asks on a page, changes nothing by being looked at, and ends all mails of the person by one click without a sign-in', async () => {
    const link = await linkOf('customer')
    const looked = await ask('GET', link)
    expect([looked.status, looked.headers['referrer-policy'], looked.headers['location']]).toEqual([200, 'no-referrer', undefined])
    for (const words of ['确认退订', 'method="post"', link.replace(publicOrigin, '').replaceAll('&', '&amp;')])
      expect(looked.page).toContain(words)
    expect((await settingsOf('customer')).Subscribed).toBe(true)
    const done = await ask('POST', link)
    expect(done.status).toBe(200)
    expect(done.page).toContain('已退订')
    expect(done.page).toContain('href="/external/workbench/userSetting?Tab=display"')
    expect((await settingsOf('customer')).Subscribed).toBe(false)
    await stage.send({ recipients: [stage.idOf('customer')] })
    await stage.deliver()
    expect(stage.sink.mails).toHaveLength(1)
    const audit = await stage.server.db.owner((owner) =>
      owner.query(`select 1 from audit_log where action = 'notice-settings.unsubscribe'`),
    )
    expect(audit).toHaveLength(1)
    const customer = await stage.server.signIn('customer')
    expect((await customer.call(saveNoticeSettings, { Subscribed: true })).body.Data.Subscribed).toBe(true)
  })

  it.each(['application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'text/plain'])(
    'takes the post of mail programs as %s',
    async (type) => {
      const link = await linkOf('doc')
      expect((await ask('POST', link, type)).status).toBe(200)
      expect((await settingsOf('doc')).Subscribed).toBe(false)
    },
  )

  it('is one person’s, and nothing else opens it', async () => {
    const link = await linkOf('doc')
    const token = new URL(link).searchParams.get('t')!
    const [user, seconds, signature] = token.split('.')
    const wrong = [
      `${Number(user) + 1}.${seconds}.${signature}`,
      `${user}.${seconds}.${'A'.repeat(43)}`,
      `${user}.99999999999.${signature!.slice(1)}x`,
      `${user}.${seconds}`,
      '',
      "1' or 1=1",
    ]
    for (const one of wrong) {
      const url = `/api/Notice/Unsubscribe?t=${encodeURIComponent(one)}`
      for (const method of ['GET', 'POST'] as const) expect([one, (await ask(method, url)).status]).toEqual([one, 400])
    }
    // a token of one page opens no other
    expect((await ask('POST', link.replace('Unsubscribe', 'Confirm'))).status).toBe(400)
    expect((await settingsOf('doc')).Subscribed).toBe(true)
    const echoed = await ask('GET', `${link}&next=https://evil.example/"><script>`)
    expect(echoed.page).not.toContain('<script>')
    expect(echoed.headers['location']).toBeUndefined()
  })
})

describe('an address', () => {
  const linkIn = () => /https:\/\/\S+\/api\/Notice\/Confirm\?t=[\w.-]+/.exec(stage.sink.mails.at(-1)!.text)![0]
  const asking = async (account: string, email: string) => {
    const client = await stage.server.signIn(account)
    await stage.server.db.owner((owner) =>
      owner.query('update app_user u set email = $2 from employee e where e.user_id = u.id and e.id = $1', [stage.idOf(account), email]),
    )
    const answer = await client.call(confirmAddress, {})
    await runQueued(stage.server, { surroundings: stage.surroundings, now: () => new Date(clock) })
    return { client, answer }
  }

  it('is confirmed by the link that was sent to it; then mails go there', async () => {
    const { client } = await asking('doc', 'new@haijie.example')
    expect(stage.sink.mails.at(-1)).toMatchObject({ to: ['new@haijie.example'] })
    expect((await client.call(noticeSettings, {})).body.Data).toMatchObject({ Email: 'new@haijie.example', Confirmed: false })
    await ask('GET', linkIn())
    expect((await client.call(noticeSettings, {})).body.Data.Confirmed).toBe(false)
    expect((await ask('POST', linkIn())).page).toContain('邮箱已确认')
    expect((await client.call(noticeSettings, {})).body.Data.Confirmed).toBe(true)
    const again = await client.call(confirmAddress, {})
    expect([again.status, again.body.Message]).toEqual([422, '该邮箱已确认，不需要再次验证'])
  })

  it('that was changed, or a link of yesterday, confirms nothing', async () => {
    await asking('doc', 'one@haijie.example')
    const link = linkIn()
    await stage.server.db.owner((owner) =>
      owner.query(`update app_user set email = 'two@haijie.example' where email = 'one@haijie.example'`),
    )
    expect((await ask('POST', link)).status).toBe(400)
    await stage.server.db.owner((owner) =>
      owner.query(`update app_user set email = 'one@haijie.example' where email = 'two@haijie.example'`),
    )
    clock += 25 * 3_600_000
    expect((await ask('POST', link)).status).toBe(400)
    expect((await settingsOf('doc')).Confirmed).toBe(false)
  })

  it('is asked for once a minute, and has to be one', async () => {
    const { answer } = await asking('doc', 'a<b>@x.example')
    expect([answer.status, answer.body.Issues?.[0]?.Path]).toEqual([422, 'Email'])
    const { client, answer: first } = await asking('boss', 'boss@haijie.example')
    expect(first.status).toBe(200)
    expect((await client.call(confirmAddress, {})).status).toBe(429)
  })

  it('is not confirmed for its reader by what administrators see of the mail', async () => {
    await asking('doc', 'new@haijie.example')
    const [mail] = (await (await stage.server.signIn('boss')).call(outboxMails, {})).body.Data.Rows
    expect(mail).toMatchObject({ To: 'new@haijie.example', Preview: '邮箱验证邮件，内容只有收件人可见' })
    expect(JSON.stringify(mail)).not.toContain('Confirm?t=')
  })
})
