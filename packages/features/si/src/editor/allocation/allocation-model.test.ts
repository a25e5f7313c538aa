import { SiDraftSession } from '@jst/si-drafts'
import { totalsOf } from '@jst/si-drafts/rules'
import { fakeDraftPorts, goodContainer, goodRecord } from '@jst/si-drafts/testing'
import { describe, expect, it } from 'vitest'
import { AllocationModel } from './allocation-model.ts'

function opened() {
  const loaded = [
    goodContainer({ packages: 100, weight: 1000, volume: 10 }),
    goodContainer({ containerNo: 'TCNU6225360', packages: 7, weight: 1, volume: 1 }),
  ]
  const session = new SiDraftSession(7, 'customer', fakeDraftPorts())
  session.start(goodRecord({ containers: loaded }), 3)
  session.copy(2)
  session.replaceDrafts(session.drafts.map((draft, index) => (index === 0 ? draft : { ...draft, containers: [] })))
  const table = new AllocationModel(session, loaded)
  const [first = 0, second = 0, third = 0] = session.drafts.map(({ id }) => id)
  return { session, table, ids: [first, second, third] as const, loaded }
}

describe('sharing out over drafts', () => {
  it('begins with what the drafts hold and is green when nothing is left over', () => {
    const { table, ids } = opened()
    expect(table.done).toBe(true)
    table.type('MSKU6011672', ids[0], 40)
    expect([table.done, table.rest]).toEqual([false, { packages: 60, weight: 600, volume: 6 }])
    table.fill(ids[1])
    expect(table.done).toBe(true)
  })
  it('writes into the drafts only when it is applied, as one step of undo there', () => {
    const { session, table, loaded } = opened()
    table.evenly()
    expect(session.drafts[1]?.containers).toEqual([])
    table.apply()
    expect(table.pending).toBe(false)
    expect(totalsOf(session.drafts.flatMap(({ containers }) => containers))).toEqual(totalsOf(loaded))
    expect(session.drafts.map(({ packageCount }) => packageCount)).toEqual(['35', '35', '37'])
    session.undo()
    expect(session.drafts[1]?.containers).toEqual([])
  })
  it('marks containers of several drafts as part loads when it is applied, and takes the mark from those of one', () => {
    const { session, table, ids } = opened()
    table.assign(ids[2], ['TCNU6225360'])
    table.type('MSKU6011672', ids[0], 40)
    table.fill(ids[1])
    table.apply()
    const marks = () => session.drafts.map(({ containers }) => containers.map(({ containerNo, partLoad }) => `${containerNo} ${partLoad}`))
    expect(marks()).toEqual([['MSKU6011672 1'], ['MSKU6011672 1'], ['TCNU6225360 ']])
    table.assign(ids[0], ['MSKU6011672'])
    table.apply()
    expect(marks()).toEqual([['MSKU6011672 '], [], ['TCNU6225360 ']])
  })
  it('acts are for the selected rows, a pasted block is one step to undo', () => {
    const { table, ids } = opened()
    table.assign(ids[2], ['TCNU6225360'])
    expect(table.allocation.cells.map((row) => row.map(({ packages }) => packages))).toEqual([
      [100, 0, 0],
      [0, 0, 7],
    ])
    table.batch(() => {
      table.type('MSKU6011672', ids[0], 10)
      table.type('MSKU6011672', ids[1], 20)
    })
    table.undo()
    expect(table.allocation.cells[0]?.map(({ packages }) => packages)).toEqual([100, 0, 0])
    table.clear(['TCNU6225360'])
    expect(table.rests[1]).toEqual({ packages: 7, weight: 1, volume: 1 })
  })
  it('types no more than is loaded', () => {
    const { table, ids } = opened()
    table.type('TCNU6225360', ids[0], 99)
    expect(table.allocation.cells[1]?.[0]).toEqual({ packages: 7, weight: 1, volume: 1 })
  })
  it('follows edits of the drafts unless something is not applied yet', () => {
    const { session, table, ids } = opened()
    session.switchTo(ids[0])
    session.edit({ containers: [] })
    table.refresh()
    expect(table.rest.packages).toBe(107)
    table.evenly()
    session.undo()
    table.refresh()
    expect(table.pending).toBe(true)
  })
})
