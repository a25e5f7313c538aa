import { documentTimeline } from '@jst/contracts/document'
import { outboxMails } from '@jst/contracts/messages'
import { mailQuotation, sentQuotation } from '@jst/contracts/quotes'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestServer, type TestClient, type TestServer } from '../../../testing/index.ts'
import { chosen, moveQuote, publishedRate, quoted } from '../../../testing/quotes.ts'

let server: TestServer
let [boss, sales, customer]: TestClient[] = []
let service = ''
const code = 'KH26010001'
beforeAll(async () => {
  server = await createTestServer()
  ;[boss, sales, customer] = await Promise.all(['boss', 'sales', 'customer'].map((account) => server.signIn(account)))
  service = (await publishedRate(boss!, 1_850, { Cost40HQ: 1_234.56 })).ServiceCode
})
afterAll(() => server.close())

const letter = {
  To: 'shenjy@yuanfan-trade.example',
  Subject: '报价单',
  Text: '沈小姐，您好：\n报价见附件。',
  Attach: true,
  Language: 'zh' as const,
}
async function made(send = true) {
  const { Id, Code } = await quoted(sales!, code, [await chosen(sales!, service, code, 10)])
  if (send) expect(await moveQuote(sales!, 'send', Id)).toBeUndefined()
  return { Id, Code }
}
const mailsOf = () =>
  server.db.owner((owner) =>
    owner.query<{ address: string; subject: string; content: string; name: string; head: string; purpose: string; by: string }>(
      `select m.address, m.subject, m.content::text, m.file_name as name, convert_from(substr(m.file, 1, 5), 'UTF8') as head, m.purpose, e.name as by
       from notice_mail m join employee e on e.id = m.employee_id where m.purpose = 'letter' order by m.id desc limit 1`,
    ),
  )

describe('a quotation by mail', () => {
  it('waits in the outbox with its PDF, which the company sees, and stands in the timeline', async () => {
    const { Id, Code } = await made()
    const { body } = await sales!.call(mailQuotation, { Id, ...letter })
    expect(body.Data).toEqual({ Waits: true, Address: letter.To })
    const [mail] = await mailsOf()
    expect(mail).toMatchObject({ address: letter.To, subject: '报价单', head: '%PDF-', by: '王思琪', name: `报价单 ${Code} 第1版.pdf` })
    expect(mail!.content).not.toContain('1234.56')
    const { Rows } = (await boss!.call(outboxMails, {})).body.Data
    expect(Rows[0]).toMatchObject({ To: letter.To, Preview: expect.stringContaining('报价见附件') })
    const { Rows: entries } = (await sales!.call(documentTimeline, { Kind: 'quotation', Id })).body.Data
    expect(entries[0]).toMatchObject({ Event: 'mailed', Text: `邮件发送至 ${letter.To}（第 1 版，附 PDF）` })
  })
  it('goes to one address, and only after it was sent', async () => {
    const { Id } = await made()
    for (const To of ['a@b.example, c@d.example', 'nobody', 'a@b.example\nBcc: x@y.example'])
      expect((await sales!.call(mailQuotation, { Id, ...letter, To })).status).toBe(422)
    const draft = await made(false)
    expect((await sales!.call(mailQuotation, { Id: draft.Id, ...letter })).body.Code).toBe('ILLEGAL_TRANSITION')
    expect((await sales!.call(sentQuotation, { Id: draft.Id })).status).toBe(404)
    expect((await customer!.call(mailQuotation, { Id, ...letter })).status).toBe(403)
  })
  it('shows the staff what was sent as the customer reads it', async () => {
    const { Id, Code } = await made()
    const { text, body } = await sales!.call(sentQuotation, { Id })
    expect(body.Data).toMatchObject({ No: Code, Version: 1 })
    for (const secret of ['1234.56', 'Floor', 'Cost', 'Rated', 'RateNo']) expect(text).not.toContain(secret)
  })
})
