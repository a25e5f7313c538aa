import { describe, expect, it } from 'vitest'
import { goodRecord } from '../testing/index.ts'
import { keptBy, office } from '../testing/office.ts'

/** Two people have the same stored set open, and the server tells each what the other stores. */
async function twoOnOneSet() {
  const { clock, server, browser } = office()
  const [a, b] = [browser('张三').session, browser('李四').session]
  a.start(goodRecord())
  a.edit({ remarks: 'START' })
  await clock.run(3_000)
  await b.open()
  server.tells = true
  return { clock, server, a, b }
}

describe('two people who change one field', () => {
  it('are both told: the later one is asked, the earlier one sees whose value stands there now and can put his own back', async () => {
    const { clock, server, a, b } = await twoOnOneSet()
    a.edit({ marks: 'FROM A' })
    await clock.run(100)
    b.edit({ marks: 'FROM B', goods: 'B TOO' })
    await clock.run(3_000)
    expect(b.conflicts.map(({ path }) => path)).toEqual(['marks'])
    expect(b.replaced.values).toEqual([])
    b.resolveAll('mine')
    await clock.run(3_000)
    expect(keptBy(server)?.TDBLInfos[0]?.TBI_MARKS).toBe('FROM B')
    await clock.run(3_000)
    expect(a.current).toMatchObject({ marks: 'FROM B', goods: 'B TOO' })
    expect(a.replaced).toMatchObject({ by: '李四', values: [{ path: 'marks', label: '唛头', mine: 'FROM A', theirs: 'FROM B' }] })
    const [mine] = a.replaced.values
    a.restoreReplaced(mine!)
    await clock.run(5_000)
    expect([a.replaced.values, keptBy(server)?.TDBLInfos[0]?.TBI_MARKS]).toEqual([[], 'FROM A'])
    expect(b.replaced.values).toMatchObject([{ mine: 'FROM B', theirs: 'FROM A' }])
  })

  it('are told when the page is shown again or connected again, too, of what was stored while nobody listened', async () => {
    const { clock, server, a, b } = await twoOnOneSet()
    a.edit({ marks: 'FROM A' })
    await clock.run(3_000)
    server.tells = false
    b.edit({ marks: 'FROM B' })
    await clock.run(3_000)
    b.resolveAll('mine')
    await clock.run(3_000)
    expect([a.current?.marks, a.replaced.values]).toEqual(['FROM A', []])
    a.resume()
    await clock.run(100)
    expect([a.current?.marks, a.replaced.by]).toEqual(['FROM B', '李四'])
    expect(a.replaced.values).toMatchObject([{ mine: 'FROM A', theirs: 'FROM B' }])
  })

  it('are told of what was stored while the answer to their own save was on its way', async () => {
    const { clock, server, a, b } = await twoOnOneSet()
    server.answerDelay = 2_000
    a.edit({ marks: 'FROM A' })
    await clock.run(2_500)
    b.edit({ goods: 'FROM B' })
    await clock.run(10_000)
    expect([a.current?.goods, b.current?.marks, a.saveState.kind]).toEqual(['FROM B', 'FROM A', 'saved'])
  })

  it('are not told of fields that only one of them ever changed', async () => {
    const { clock, a, b } = await twoOnOneSet()
    for (const marks of ['ONE', 'TWO', 'THREE']) {
      b.edit({ marks })
      await clock.run(3_000)
    }
    expect([a.current?.marks, a.replaced.values, a.conflicts]).toEqual(['THREE', [], []])
  })
})
