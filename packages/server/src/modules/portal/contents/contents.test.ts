import { documentState, documentTimeline, moveDocuments } from '@jst/contracts/document'
import {
  carrierLetter,
  carrierLetters,
  contentKinds,
  contentVersions,
  handleApplication,
  jobApplications,
  restoreContent,
  shipTables,
  tableSailings,
  type ContentKind,
} from '@jst/contracts/portal'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addFile, pdf } from '../../../testing/send-file.ts'
import { runScheduled } from '../../../testing/jobs.ts'
import { portalClock } from './clock.job.ts'
import { createTestServer, type TestClient, type TestServer } from '../../../testing/index.ts'

let server: TestServer
let boss: TestClient
let peer: TestClient
beforeAll(async () => {
  server = await createTestServer()
  boss = await server.signIn('boss')
  peer = await server.signIn('peer')
})
afterAll(() => server.close())

const { news } = contentKinds
const { kind: Kind } = news.document
const rich = (words: string) => JSON.stringify({ type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: words }] }] })
const dayFrom = (days: number) => new Date(Date.now() + 8 * 3_600_000 + days * 86_400_000).toISOString().slice(0, 10)

const add = async (NameZh: string, more = {}, client = boss) => {
  const { body } = await client.call(news.calls.save, { Id: 0, Values: { NameZh, Category: 'company', Body: rich(NameZh), ...more } })
  return body.Data
}
const write = async (Id: number, Values: Record<string, string>) => {
  const row = (await boss.call(news.calls.get, { Id })).body.Data
  const required = { NameZh: row.NameZh, Category: String(row['Category']) }
  return (await boss.call(news.calls.save, { Id, UpdateTime: row.UpdateTime, Values: { ...required, ...Values } })).body.Data
}
const move = async (Event: string, Id: number, client = boss, kind: ContentKind = news) => {
  const { UpdateTime } = (await client.call(documentState, { Kind: kind.document.kind, Id })).body.Data
  return (await client.call(moveDocuments, { Kind: kind.document.kind, Event, Items: [{ Id, UpdateTime }] })).body.Data
}
const stageOf = async (Id: number) => (await boss.call(news.calls.get, { Id })).body.Data['Stage']
const pageOf = (Id: number) => server.app.inject({ url: `/external/newsDetaile?Id=${Id}` })
const runClock = (days: number) => runScheduled(server, portalClock, { now: () => new Date(Date.now() + days * 86_400_000) })

describe('a content', () => {
  it('is seen from its publication on, and edits of it only after 更新发布', async () => {
    const { Id } = await add('第一稿')
    expect((await pageOf(Id)).statusCode).toBe(404)
    expect(await move('publish', Id)).toMatchObject({ Moved: [Id] })
    expect((await pageOf(Id)).body).toContain('第一稿')
    await write(Id, { Body: rich('改过的正文'), NameZh: '第二稿' })
    expect((await boss.call(news.calls.get, { Id })).body.Data['Edited']).toBe(true)
    expect((await pageOf(Id)).body).not.toContain('第二稿')
    expect(await move('renew', Id)).toMatchObject({ Moved: [Id] })
    await expect.poll(async () => (await pageOf(Id)).body).toContain('改过的正文')
    expect((await move('renew', Id)).NotMoved[0]?.Message).toContain('没有未发布的修改')
    expect(await move('withdraw', Id)).toMatchObject({ Moved: [Id] })
    await expect.poll(async () => (await pageOf(Id)).statusCode).toBe(404)
  })

  it('has versions, and one that is restored is read once it is published', async () => {
    const { Id } = await add('版本一')
    await move('publish', Id)
    await write(Id, { NameZh: '版本二' })
    await move('renew', Id)
    const versions = (await boss.call(contentVersions, { Kind, Id })).body.Data
    expect(versions.map(({ No, Live }) => [No, Live])).toEqual([
      [2, true],
      [1, false],
    ])
    const { UpdateTime } = (await boss.call(news.calls.get, { Id })).body.Data
    await boss.call(restoreContent, { Kind, Id, UpdateTime, No: 1 })
    expect((await boss.call(news.calls.get, { Id })).body.Data).toMatchObject({ NameZh: '版本一', Edited: true, Stage: 'published' })
    expect((await pageOf(Id)).body).toContain('版本二')
    const { Rows } = (await boss.call(documentTimeline, { Kind, Id })).body.Data
    expect(JSON.stringify(Rows)).not.toContain('paragraph')
  })

  it('is not removed while it is published', async () => {
    const { Id } = await add('不能移除')
    await move('publish', Id)
    const { UpdateTime } = (await boss.call(news.calls.get, { Id })).body.Data
    const refused = await boss.call(news.calls.remove, { Items: [{ Id, UpdateTime }] })
    expect([refused.status, refused.body.Message]).toEqual([422, '“不能移除”已发布或已定时，请先下线再移除'])
  })

  it('appears and goes by its days, whatever the list says then', async () => {
    const { Id } = await add('定时的新闻', { PublishOn: dayFrom(2), OfflineOn: dayFrom(5) })
    expect((await move('publish', Id)).NotMoved[0]?.Message).toContain('定时发布')
    expect(await move('schedule', Id)).toMatchObject({ Moved: [Id] })
    expect((await pageOf(Id)).statusCode).toBe(404)
    await runClock(1)
    expect(await stageOf(Id)).toBe('scheduled')
    await runClock(3)
    expect(await stageOf(Id)).toBe('published')
    await runClock(6)
    expect(await stageOf(Id)).toBe('offline')
    const { Id: plain } = await add('没有日期')
    expect((await move('schedule', plain)).NotMoved[0]?.Message).toContain('将来的发布日期')
  })

  it.each([
    ['markup', '<p onclick="x">x</p>'],
    ['a script', JSON.stringify({ type: 'doc', content: [{ type: 'script' }] })],
    [
      'a link that runs code',
      rich('x').replace('"text":"x"', '"text":"x","marks":[{"type":"link","attrs":{"href":"javascript:alert(1)"}}]'),
    ],
    ['a picture of nobody', JSON.stringify({ type: 'doc', content: [{ type: 'image', attrs: { src: 'a'.repeat(32) } }] })],
  ])('takes no %s', async (_, Body) => {
    const refused = await boss.call(news.calls.save, { Id: 0, Values: { NameZh: '恶意', Category: 'company', Body } })
    expect(refused.status).toBe(422)
  })

  it('is one company’s: another one neither reads nor publishes it', async () => {
    const { Id, UpdateTime } = await add('海捷的新闻')
    expect((await peer.call(news.calls.get, { Id })).status).toBe(404)
    expect((await peer.call(contentVersions, { Kind, Id })).body.Data).toEqual([])
    const { NotMoved } = (await peer.call(moveDocuments, { Kind, Event: 'publish', Items: [{ Id, UpdateTime }] })).body.Data
    expect(NotMoved[0]?.Code).toBe('NOT_FOUND')
  })

  it('stands in lists without its text', async () => {
    const { Code } = await add('列表里的新闻')
    const { Rows } = (await boss.call(news.calls.list, { Keyword: Code })).body.Data
    expect(Rows[0]?.['Body']).toBe('')
  })
})

describe('what is published beside it', () => {
  const { download, letter } = contentKinds

  it('a download needs its file, and gives it away only while it is published', async () => {
    const Values = { NameZh: '空白资料', Category: 'form' }
    const { Id: empty } = (await boss.call(download.calls.save, { Id: 0, Values })).body.Data
    expect((await move('publish', empty, boss, download)).NotMoved[0]?.Message).toContain('先上传资料文件')
    await addFile(server, boss, { Kind: download.document.kind, Id: empty }, pdf('x'), { fileKind: 'file', name: '../托书<1>.pdf' })
    expect(await move('publish', empty, boss, download)).toMatchObject({ Moved: [empty] })
    const fetched = () => server.app.inject({ url: `/site-file/${empty}` })
    const { headers, body } = await fetched()
    expect([body, headers['content-type'], headers['x-content-type-options']]).toEqual(['%PDF-1.7 x', 'application/pdf', 'nosniff'])
    expect(headers['content-disposition']).toMatch(/^attachment; filename="[^"/\\<>]+"/)
    const [row] = (await boss.call(download.calls.list, { Keyword: '空白资料' })).body.Data.Rows
    expect(row!['Edited']).toBe(false)
    await move('withdraw', empty, boss, download)
    expect((await fetched()).statusCode).toBe(404)
    expect((await server.app.inject({ url: '/site-file/..%2f..%2fetc' })).statusCode).toBe(404)
  })

  it('customers read the letters and tables of their own forwarder alone', async () => {
    const customer = await server.signIn('customer')
    const { Rows, Total } = (await customer.call(carrierLetters, {})).body.Data
    expect([Total, Rows.some(({ Title }) => Title.includes('近洋航线费率调整'))]).toEqual([6, false])
    const [own] = (await peer.call(letter.calls.list, {})).body.Data.Rows
    expect((await customer.call(carrierLetter, { Id: own!.Id })).status).toBe(404)
    expect((await customer.call(carrierLetters, { CarrierCode: 'OOCL' })).body.Data.Total).toBe(1)
    const tables = (await customer.call(shipTables, {})).body.Data
    expect(tables[0]).toMatchObject({ Title: '上海—洛杉矶 直航船期', Pol: '上海', Weeks: 6 })
    const sailings = (await customer.call(tableSailings, { Id: tables[0]!.Id })).body.Data
    const [english] = (await customer.call(shipTables, { Lang: 'en' })).body.Data
    const inEnglish = (await customer.call(tableSailings, { Id: tables[0]!.Id, Lang: 'en' })).body.Data.Rows
    expect([english!.Pol, english!.Pod, ...inEnglish.map(({ Carrier }) => Carrier)].join()).not.toMatch(/\p{Script=Han}/u)
    expect(inEnglish.map(({ Id }) => Id)).toEqual(sailings.Rows.map(({ Id }) => Id))
    expect(sailings.Total).toBeGreaterThan(0)
  })

  it('an application is handled once, by whoever saw it last', async () => {
    const { Rows } = (await boss.call(jobApplications, { Handled: false })).body.Data
    expect(Rows.map(({ Name, Job }) => [Name, Job])).toEqual([['周倩', '海运操作（美线）']])
    const { Id, UpdateTime } = Rows[0]!
    const handled = await boss.call(handleApplication, { Id, UpdateTime, Handled: true, Remark: '转人事' })
    expect(handled.body.Data).toMatchObject({ Handled: true, Remark: '转人事', HandledBy: '郑国栋' })
    expect((await boss.call(handleApplication, { Id, UpdateTime, Handled: false, Remark: '' })).status).toBe(412)
    expect((await peer.call(jobApplications, {})).body.Data.Total).toBe(0)
  })
})
