// Two server processes over one database: one of them is paused, and one is killed.
import { randomUUID } from 'node:crypto'
import { shipAgencyCalls } from '@jst/contracts/master'
import { messageSelfList, saveGlobalMessage, sendGlobalMessage } from '@jst/contracts/messages'
import { claimSi } from '@jst/contracts/si'
import { saveRole } from '@jst/contracts/system'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inputOf, operator, roleOf, withButtons } from './modules/system/testing.ts'
import { connectLive, until } from './testing/index.ts'
import { endNode, type Node } from './testing/nodes.ts'
import { clientAt, originOf, startPair, type Pair } from './testing/pair.ts'

const comeBack = 1012
const pausedMs = 3_000

describe.each(['NOTIFY', 'Redis'] as const)('two server processes that hear of each other by %s', (bus) => {
  let pair: Pair
  let boss = ''
  let reviewer = ''
  beforeAll(async () => {
    pair = await startPair({ bus })
    ;[boss, reviewer] = [await pair.signIn('boss'), await pair.signIn('reviewer')]
  }, 300_000)
  afterAll(() => pair.end())

  /** Stops it for some seconds. What is done meanwhile, and what is asked of it meanwhile, is settled when it goes on. */
  const paused = async <T>(node: Node, meanwhile: () => Promise<T>): Promise<T> => {
    node.child.kill('SIGSTOP')
    const since = performance.now()
    try {
      const result = await meanwhile()
      await until(() => performance.now() - since > pausedMs)
      return result
    } finally {
      node.child.kill('SIGCONT')
    }
  }

  it('a paused one goes on with the rights that hold by then: the first thing that it answers', { timeout: 60_000 }, async () => {
    const [one, other] = pair.nodes
    const claim = async (node: Node) => (await clientAt(node, reviewer).call(claimSi, { Ids: [] })).body.Code
    const keeper = clientAt(one, boss)
    const role = await roleOf(keeper, operator, '补料审核员')
    expect(await claim(one)).not.toBe('FORBIDDEN')
    expect(await claim(other)).not.toBe('FORBIDDEN')
    // what was told meanwhile comes later than the calls do
    pair.way.silence()
    const { saved, asked } = await paused(other, async () => ({
      saved: await keeper.call(saveRole, await withButtons(keeper, role, '/tdManage/siCheck', ['export'])),
      // they wait in its sockets
      asked: Array.from({ length: 20 }, () => claim(other)),
    }))
    const answers = await Promise.all(asked)
    pair.way.mend()
    expect(answers).toEqual(Array.from({ length: 20 }, () => 'FORBIDDEN'))
    const restored = await keeper.call(saveRole, { ...inputOf(role), UpdateTime: saved.body.Data.UpdateTime })
    expect(restored.status).toBe(200)
    await until(async () => (await claim(other)) !== 'FORBIDDEN')
  })

  it('a page is shown no message twice, and is told to read anew where it may have missed one', { timeout: 60_000 }, async () => {
    const [one, other] = pair.nodes
    const doc = await pair.signIn('doc')
    const [here, there] = [await connectLive(originOf(one), doc), await connectLive(originOf(other), doc)]
    let closed: number | undefined
    there.socket.on('close', (code) => (closed = code))
    const send = async (Title: string) => {
      const input = { Id: 0, Title, Description: Title, Link: '', Scope: 'all' as const, TargetIds: [], SendAt: null }
      const { Id, UpdateTime } = (await clientAt(one, boss).call(saveGlobalMessage, input)).body.Data
      expect((await clientAt(one, boss).call(sendGlobalMessage, { Id, UpdateTime })).status).toBe(200)
    }
    const titles = Array.from({ length: 6 }, (_, index) => `通知 ${bus} ${index}`)
    const shown = ({ frames }: typeof here) =>
      frames.flatMap((frame) => (frame.type === 'message/send' && frame.content.Title.startsWith('通知') ? [frame.content.Title] : []))
    await send(titles[0]!)
    await until(() => shown(there).length > 0)
    await paused(other, async () => {
      for (const title of titles.slice(1, -1)) await send(title)
    })
    await send(titles.at(-1)!)
    await until(() => shown(here).length >= titles.length && (shown(there).length >= titles.length || closed !== undefined))
    expect(shown(here)).toEqual(titles)
    const got = shown(there)
    expect(got).toEqual(titles.slice(0, got.length))
    if (got.length < titles.length) expect(closed).toBe(comeBack)
    const { Rows } = (await clientAt(other, doc).call(messageSelfList, { PageSize: 100 })).body.Data
    expect(Rows.map(({ Title }) => Title).filter((title) => title.startsWith(`通知 ${bus}`))).toHaveLength(titles.length)
    here.socket.close()
    there.socket.close()
  })

  it(
    'one is killed while people write: they go on at the other, and nothing that was answered is lost or there twice',
    { timeout: 120_000 },
    async () => {
      const kept: string[] = []
      const wrong: unknown[] = []
      /** Goes from one process to the other with the same key until it is answered, as a proxy and a page do. */
      const write = async (code: string, first: number) => {
        const headers = { 'Idempotency-Key': randomUUID() }
        for (let turn = first; ; turn++) {
          const client = clientAt(pair.nodes[turn % 2]!, boss)
          const answer = await client
            .call(shipAgencyCalls.save, { Id: 0, Values: { Code: code, NameZh: code } }, headers)
            .catch(() => undefined)
          if (answer?.status === 200) return void kept.push(code)
          // no answer, on its way out, or the first try is still under way
          if (answer && ![503, 425].includes(answer.status)) return void wrong.push([code, answer.text])
        }
      }
      const over = new AbortController()
      const people = Array.from({ length: 40 }, async (_, person) => {
        for (let turn = 0; !over.signal.aborted; turn++) await write(`K${person}X${turn}`, person)
      })
      await until(() => kept.length > 200)
      await endNode(pair.nodes[0].child, 'SIGKILL')
      const before = kept.length
      await until(() => kept.length > before + 200, 60_000)
      over.abort()
      await Promise.all(people)
      expect(wrong).toEqual([])
      const found = await pair.db.owner((owner) =>
        owner.query<{ code: string }>(`select code from m_ship_agency where code ~ '^K[0-9]+X[0-9]+$'`),
      )
      expect(found.map(({ code }) => code).toSorted()).toEqual(kept.toSorted())
      await pair.revive(0)
    },
  )
})
