import { describe, expect, it } from 'vitest'
import { History } from './history.ts'
import { emptySet } from './set/draft-set.ts'
import { SiDraftSession } from './si-draft-session.ts'
import { fakeDraftPorts, goodContainer, goodRecord, manyContainers } from './testing/index.ts'

function started(target = 1) {
  const ports = fakeDraftPorts()
  const session = new SiDraftSession(7, 'customer', ports)
  session.start(goodRecord(), target)
  return { session, ports }
}

describe('undo and redo', () => {
  it('typing in one field within a second is one step, another field or a pause begins a new one', () => {
    const { session, ports } = started()
    for (const marks of ['A', 'AB', 'ABC']) {
      session.edit({ marks })
      ports.clock.advance(300)
    }
    session.edit({ goods: 'POTS' })
    ports.clock.advance(1500)
    session.edit({ goods: 'POTS AND PANS' })
    const seen = [0, 1, 2].map(() => {
      session.undo()
      return [session.current?.marks, session.current?.goods]
    })
    expect(seen).toEqual([
      ['ABC', 'POTS'],
      ['ABC', 'STAINLESS STEEL KITCHENWARE'],
      ['N/M', 'STAINLESS STEEL KITCHENWARE'],
    ])
    expect([session.canUndo, session.canRedo]).toEqual([false, true])
    session.redo()
    session.redo()
    session.redo()
    expect([session.current?.marks, session.current?.goods]).toEqual(['ABC', 'POTS AND PANS'])
  })
  it('two cells of the container grid are two steps, two keys in one cell are one', () => {
    const { session } = started()
    const type = (patch: object) => session.edit({ containers: [goodContainer({ ...session.current?.containers[0], ...patch })] })
    type({ sealNo: 'A' })
    type({ sealNo: 'AB' })
    type({ weight: 5 })
    session.undo()
    expect(session.current?.containers[0]).toMatchObject({ sealNo: 'AB', weight: 12_500.5 })
    session.undo()
    expect(session.current?.containers[0]?.sealNo).toBe('CN1234567')
    expect(session.canUndo).toBe(false)
  })
  it('an undo across a switch brings you to the draft of the change', () => {
    const { session } = started(2)
    const first = session.currentId
    const second = session.copy()
    session.edit({ marks: 'SECOND' })
    session.switchTo(first)
    session.undo()
    expect([session.currentId, session.current?.marks]).toEqual([second, 'N/M'])
    session.switchTo(first)
    session.redo()
    expect([session.currentId, session.current?.marks]).toEqual([second, 'SECOND'])
  })
  it('structure is undone too: copies, removals, order, target', () => {
    const { session } = started(2)
    const [first] = session.drafts.map(({ id }) => id)
    session.copy(3)
    session.undo()
    expect([session.drafts.length, session.target, session.currentId]).toEqual([1, 2, first])
    session.redo()
    expect(session.drafts).toHaveLength(4)
    const removed = session.currentId
    session.remove(removed)
    session.undo()
    expect([session.drafts.length, session.currentId]).toEqual([4, removed])
    session.move(removed, 0)
    session.undo()
    expect(session.drafts[0]?.id).toBe(first)
  })
  it('a new change after an undo ends the redo', () => {
    const { session } = started()
    session.edit({ marks: 'A' })
    session.undo()
    session.edit({ goods: 'B' })
    expect(session.canRedo).toBe(false)
  })
  it('the history is bounded by steps', () => {
    const { session } = started()
    for (let step = 0; step < 500; step++) session.edit(step % 2 ? { marks: `${step}` } : { goods: `${step}` })
    expect(session.history.undoable).toHaveLength(200)
  })
  it('a step costs what it replaced, not the set; heavy steps push out old ones', () => {
    const { session } = started()
    session.edit({ containers: manyContainers(1000) })
    session.edit({ marks: 'A' })
    expect(session.history.undoable.at(-1)?.bytes).toBeLessThan(2000)
    const history = new History({ undoable: [], redoable: [] }, 100, 10_000)
    const heavy = (remarks: string) => ({ ...emptySet, drafts: [goodRecord({ remarks })], currentId: 1 })
    for (let step = 0; step < 10; step++) history.record(heavy('x'.repeat(2000) + step), heavy('x'.repeat(2000) + (step + 1)), '', 0)
    expect(history.bytes).toBeLessThanOrEqual(10_000)
    expect(history.undoable.length).toBeLessThan(4)
  })
  it('undone changes are saved like any other', () => {
    const { session, ports } = started()
    session.edit({ marks: 'A' })
    ports.clock.advance(1000)
    session.undo()
    ports.clock.advance(1000)
    const again = new SiDraftSession(7, 'customer', ports)
    again.restore()
    expect(again.current?.marks).toBe('N/M')
  })
})
