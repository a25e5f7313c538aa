import { markMessagesRead, messageSelfList, type Message } from '@jst/contracts/messages'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestServer, type TestClient, type TestServer } from '../../../testing/index.ts'

let server: TestServer
let uptime = 0
let now = new Date('2026-11-25T02:00:00.000Z')
let [boss, ops, peer]: TestClient[] = []
beforeAll(async () => {
  server = await createTestServer({ now: () => now, uptime: () => uptime })
  ;[boss, ops, peer] = [await server.signIn('boss'), await server.signIn('ops'), await server.signIn('peer')]
  await server.db.owner((owner) => owner.query('delete from message'))
})
afterAll(() => server.close())

const boxOf = async (client: TestClient | undefined): Promise<readonly Message[]> =>
  (await client!.call(messageSelfList, {})).body.Data.Rows
const read = async (client: TestClient | undefined) => client!.call(markMessagesRead, { Ids: (await boxOf(client)).map(({ Id }) => Id) })
async function write(url: string, fields: Record<string, string>): Promise<void> {
  uptime += 3_600_000
  const Stamp = /name="Stamp" value="([^"]+)"/.exec((await server.app.inject({ url })).body)![1]!
  now = new Date(now.getTime() + 20_000)
  const sent = await server.app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({
      Name: '王小姐',
      Phone: '13900001111',
      Message: '询上海到洛杉矶 2x40HQ',
      Consent: 'yes',
      ...fields,
      Stamp,
    }).toString(),
  })
  expect(sent.body).toContain('已收到')
}

describe('who reads the list is told of', () => {
  it('a message of a visitor, and nobody else is', async () => {
    await write('/external/customer/contact', { Company: '宁波远帆' })
    expect((await boxOf(boss)).map(({ Title, Description, Link }) => [Title, Description, Link])).toEqual([
      ['访客留言：王小姐（宁波远帆）', '询上海到洛杉矶 2x40HQ', '/Portal/Home?View=messages'],
    ])
    expect([await boxOf(ops), await boxOf(peer)]).toEqual([[], []])
  })

  it('an application for a job', async () => {
    await read(boss)
    const { body } = await server.app.inject({ url: '/external/MHpage/socialRecruitment' })
    const [, path, job] = /href="([^"]*socialRecruitment\?Id=\d+)"[^>]*>([^<]+)</.exec(body)!
    await write(path!, { Message: '五年海运操作经验' })
    expect((await boxOf(boss)).map(({ Title, Link }) => [Title, Link])[0]).toEqual([
      `新的应聘：${job}`,
      '/Portal/RecruitmentManagement?View=applications',
    ])
    expect([await boxOf(ops), await boxOf(peer)]).toEqual([[], []])
  })

  it('a flood once, until that was read', async () => {
    await read(boss)
    for (const Name of ['甲', '乙', '丙']) await write('/external/customer/contact', { Name })
    const told = (await boxOf(boss)).map(({ Title }) => Title)
    expect(told.filter((title) => /[甲乙丙]/.test(title))).toEqual(['访客留言：甲'])
    await read(boss)
    await write('/external/customer/contact', { Name: '丁' })
    expect((await boxOf(boss))[0]?.Title).toBe('访客留言：丁')
  })

  it('what a stranger typed as words: no address in it leads anywhere, and no more of it than a notice shows', async () => {
    await read(boss)
    await write('/external/customer/contact', {
      Name: 'www.evil.example\n<b>x</b>',
      Company: 'https://evil.example/?a=1',
      Message: `请看 https://evil.example/login 或 evil.example，2.5 吨。${'货'.repeat(300)}`,
    })
    const { Title, Description } = (await boxOf(boss))[0]!
    expect([Title, Description.length]).toEqual(['访客留言：www．evil．example <b>x</b>（https：／／evil．example／?a=1）', 200])
    expect(Description).toMatch(/^请看 https：／／evil．example／login 或 evil．example，2\.5 吨。货+$/)
  })
})
