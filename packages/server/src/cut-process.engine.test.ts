// Two server processes over one database, one of which is cut off from what tells it of the other.
import { claimSi } from '@jst/contracts/si'
import { saveRole } from '@jst/contracts/system'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inputOf, operator, roleOf, withButtons } from './modules/system/testing.ts'
import { connectLive, until } from './testing/index.ts'
import type { Node } from './testing/nodes.ts'
import { clientAt, originOf, startPair, type Pair } from './testing/pair.ts'

const comeBack = 1012

describe.each(['NOTIFY', 'Redis'] as const)('a server process that is cut off from %s', (bus) => {
  let pair: Pair
  let boss = ''
  let reviewer = ''
  beforeAll(async () => {
    pair = await startPair({ bus })
    ;[boss, reviewer] = [await pair.signIn('boss'), await pair.signIn('reviewer')]
  }, 300_000)
  afterAll(() => pair.end())

  const mayClaim = async (node: Node) => (await clientAt(node, reviewer).call(claimSi, { Ids: [] })).body.Code !== 'FORBIDDEN'
  /** A value that the other process has cached and that the first one changes; afterwards all is as it was. */
  const rightsHold = async () => {
    const [one, other] = pair.nodes
    const keeper = clientAt(one, boss)
    const role = await roleOf(keeper, operator, '补料审核员')
    const saved = await keeper.call(saveRole, await withButtons(keeper, role, '/tdManage/siCheck', ['export']))
    expect(saved.status).toBe(200)
    await until(async () => !(await mayClaim(other)))
    const restored = await keeper.call(saveRole, { ...inputOf(role), UpdateTime: saved.body.Data.UpdateTime })
    expect(restored.status).toBe(200)
    await until(() => mayClaim(other))
  }
  const ways = [
    ['whose connection breaks', () => pair.way.cut()],
    ['whose connection falls silent and then breaks', () => pair.way.silence()],
  ] as const

  it.each(ways)('%s has the rights of now, and tells its pages of the gap', { timeout: 60_000 }, async (_, fail) => {
    const [one, other] = pair.nodes
    await until(() => mayClaim(other))
    const [here, there] = [await connectLive(originOf(one), reviewer), await connectLive(originOf(other), reviewer)]
    fail()
    await rightsHold()
    pair.way.cut()
    // a page that comes meanwhile is not let in before changes are heard again
    pair.way.mend()
    expect(await there.closed()).toBe(comeBack)
    const again = await connectLive(originOf(other), reviewer)
    await rightsHold()
    // the page hears of changes again, and the first process has not noticed anything
    const changes = ({ frames }: typeof here) => frames.filter(({ type }) => type === 'session/changed').length
    await until(() => changes(again) >= 2 && changes(here) >= 4)
    expect([changes(here), here.socket.readyState]).toEqual([4, here.socket.OPEN])
    here.socket.close()
    again.socket.close()
  })

  if (bus === 'NOTIFY') return
  it('so do both when Redis itself is gone', { timeout: 60_000 }, async () => {
    const pages = await Promise.all(pair.nodes.map((node) => connectLive(originOf(node), reviewer)))
    await pair.redis!.stop()
    await rightsHold()
    await pair.reviveRedis()
    expect(await Promise.all(pages.map((page) => page.closed()))).toEqual([comeBack, comeBack])
    await rightsHold()
  })
})
