import { describe, expect, it } from 'vitest'
import { setFromJson, setToJson } from './set/draft-set.ts'
import { SiDraftSession } from './si-draft-session.ts'
import { fakeDraftPorts } from './testing/ports.ts'
import { goodRecord } from './testing/records.ts'

function started(target = 1) {
  const ports = fakeDraftPorts()
  const session = new SiDraftSession(7, 'customer', ports)
  session.start(goodRecord(), target)
  return { session, ports }
}

describe('progress status', () => {
  it('is init without drafts, process1 with one of several, process2 with more, finish when the target is reached', () => {
    const session = new SiDraftSession(7, 'customer', fakeDraftPorts())
    expect(session.progress).toBe('init')
    session.start(goodRecord(), 3)
    expect(session.progress).toBe('process1')
    session.copy()
    expect(session.progress).toBe('process2')
    session.copy()
    expect(session.progress).toBe('finish')
  })
  it('is finish at once for a single bill', () => expect(started(1).session.progress).toBe('finish'))
  it('clearing resets to init, type 1 and an empty draft list', () => {
    const { session } = started(3)
    session.setType(2)
    session.clear()
    expect([session.progress, session.type, session.drafts.length, session.current]).toEqual(['init', 1, 0, null])
  })
  it('type 3, SI-data validation, is never a set that is filled in, also where an earlier release has kept it', () => {
    const kept = { ...setToJson(started(3).session.set), Type: 3 }
    expect(setFromJson(kept)?.type).toBe(2)
    expect(setFromJson({ ...kept, Num: 1 })?.type).toBe(1)
  })
})

describe('drafts', () => {
  it('get random ids of 6 digits, unique in the set', () => {
    const { session } = started(20)
    for (let i = 1; i < 20; i++) session.copy()
    const ids = session.drafts.map((draft) => draft.id)
    expect(new Set(ids).size).toBe(20)
    expect(ids.every((id) => /^\d{6}$/.test(String(id)))).toBe(true)
  })
  it('switching stores the edits of the draft being left, then loads the other', () => {
    const { session } = started(2)
    const first = session.currentId
    session.copy()
    session.edit({ consignee: 'SECOND CONSIGNEE' })
    session.switchTo(first)
    expect(session.current?.consignee).not.toBe('SECOND CONSIGNEE')
    expect(session.drafts[1]?.consignee).toBe('SECOND CONSIGNEE')
  })
  it('removing the current draft moves to the previous one', () => {
    const { session } = started(2)
    const first = session.currentId
    const second = session.copy()
    expect(session.remove(second)).toBe(true)
    expect(session.currentId).toBe(first)
  })
  it('removing another draft keeps the edits of the current one', () => {
    const { session } = started(3)
    const second = session.copy()
    session.copy()
    session.edit({ marks: 'KEPT' })
    session.remove(second)
    expect(session.current?.marks).toBe('KEPT')
    expect(session.drafts.at(-1)?.marks).toBe('KEPT')
  })
  it('the first draft cannot be removed', () => {
    const { session } = started()
    expect(session.remove(session.currentId)).toBe(false)
    expect(session.drafts).toHaveLength(1)
  })
  it('a copy as template empties parties, marks, goods, package, HS code, e-mails and remarks and keeps the rest', () => {
    const { session } = started(2)
    session.edit({ notifier2: 'N2', notifier3: 'N3', emails: 'a@b.cn', remarks: 'R' })
    session.copyAsTemplate()
    const {
      consignor,
      consignee,
      notifier1,
      notifier2,
      notifier3,
      marks,
      goods,
      packageKind,
      hsCode,
      emails,
      remarks,
      vessel,
      containers,
    } = session.current!
    expect([consignor, consignee, notifier1, notifier2, notifier3, marks, goods, packageKind, hsCode, emails, remarks]).toEqual(
      Array(11).fill(''),
    )
    expect(vessel).toBe('COSCO SHIPPING ARIES')
    expect(containers).toHaveLength(1)
  })
  it('several copies are made in one act, each with its own id and number', () => {
    const { session } = started(2)
    session.edit({ marks: 'SAME' })
    session.copy(4)
    expect(session.drafts).toHaveLength(5)
    expect([session.target, session.currentId]).toEqual([5, session.drafts[4]?.id])
    expect(session.drafts.map(({ marks, splitMblNo }) => [marks, splitMblNo.slice(14)])).toEqual(
      ['A', 'B', 'C', 'D', 'E'].map((letter) => ['SAME', letter]),
    )
  })
  it('there are never more than 99', () => {
    const { session } = started(2)
    session.copy(500)
    expect([session.drafts.length, session.target]).toEqual([99, 99])
  })
  it('the number of a split bill is a proposal: what people write stays, and is not proposed again', () => {
    const { session } = started(3)
    expect(session.current?.splitMblNo).toBe('COSU6412345670A')
    session.copy()
    session.edit({ splitMblNo: 'COSU6412345670C' })
    session.copy()
    expect(session.drafts.map(({ splitMblNo }) => splitMblNo.slice(14))).toEqual(['A', 'C', 'D'])
  })
  it('a lone bill needs no number of its own: the proposal goes with the second bill', () => {
    const { session } = started(2)
    session.setTarget(1)
    expect([session.current?.splitMblNo, session.type]).toEqual(['', 1])
  })
  it('stored bills are begun with together, keep their numbers, and a copy of one is a new bill', () => {
    const { session } = started(1)
    const bill = (siNo: string, splitMblNo: string) => goodRecord({ siNo, splitMblNo, updatedAt: 'v1', status: 2 })
    session.start([bill('SI1', 'COSU6412345670A'), bill('SI2', 'COSU6412345670B')])
    expect([session.target, session.type, session.current?.siNo]).toEqual([2, 2, 'SI1'])
    session.copy()
    expect(session.current).toMatchObject({ siNo: '', splitMblNo: 'COSU6412345670C', updatedAt: null, status: 1 })
    session.start([bill('SI1', 'COSU6412345670A')])
    expect([session.target, session.current?.splitMblNo]).toEqual([1, 'COSU6412345670A'])
  })
  it('can be replaced as a whole; those that stay keep their ids, and undo brings the others back', () => {
    const { session } = started(2)
    session.copy()
    const [first, second] = session.drafts
    session.setDrafts([second!, goodRecord({ id: 0, siNo: 'SI9' })])
    expect(session.drafts.map(({ id, siNo }) => [id === second!.id, siNo])).toEqual([
      [true, ''],
      [false, 'SI9'],
    ])
    session.undo()
    expect(session.drafts.map(({ id }) => id)).toEqual([first!.id, second!.id])
  })
  it('can be moved; the current one stays open', () => {
    const { session } = started(3)
    const first = session.currentId
    const third = session.copy(2)
    session.move(third, 0)
    expect([session.drafts[0]?.id, session.drafts[1]?.id, session.currentId]).toEqual([third, first, third])
  })
  it('counts packages, weight and box summary over all drafts, the current edits included', () => {
    const { session } = started(2)
    session.copy()
    session.edit({ containers: [] })
    expect(session.totals.packages).toBe(420)
    expect(session.boxSummary).toBe('40HQ*1')
  })
})

describe('autosave', () => {
  it('stores every change shortly after it and says when', () => {
    const { session, ports } = started()
    session.edit({ marks: 'TYPED' })
    expect(session.autosave.state.kind).toBe('pending')
    ports.clock.advance(150)
    expect(session.autosave.state).toEqual({ kind: 'saved', at: ports.clock.now() })
  })
  it('brings back all drafts, the current one and unsaved edits after a crash', () => {
    const { session, ports } = started(2)
    session.copy()
    session.edit({ marks: 'TYPED' })
    ports.clock.advance(400)
    const again = new SiDraftSession(7, 'customer', ports)
    expect(again.restore()).not.toBeNull()
    expect(again.currentId).toBe(session.currentId)
    expect(again.current?.marks).toBe('TYPED')
    expect(again.target).toBe(2)
  })
  it('does not show the drafts of one person to another, nor those of another order', () => {
    const { session, ports } = started()
    session.edit({ marks: 'MINE' })
    ports.clock.advance(400)
    expect(new SiDraftSession(7, 'customer2', ports).restore()).toBeNull()
    expect(new SiDraftSession(8, 'customer', ports).restore()).toBeNull()
  })
  it('a failed write is visible and retried', () => {
    const { session, ports } = started()
    ports.storage.full = true
    session.edit({ marks: 'X' })
    ports.clock.advance(400)
    expect(session.autosave.state.kind).toBe('failed')
    ports.storage.full = false
    ports.clock.advance(5000)
    expect(session.autosave.state.kind).toBe('saved')
  })
  it('a damaged stored copy is ignored', () => {
    const ports = fakeDraftPorts()
    ports.storage.setItem('jst:si-draft:customer:7', '{"drafts":')
    expect(new SiDraftSession(7, 'customer', ports).restore()).toBeNull()
  })
})

describe('submission', () => {
  it('sends TDBLInfos, Num, CGO_ID and MBL_NO, then clears the drafts and the local copy', async () => {
    const { session, ports } = started(2)
    session.copy()
    ports.clock.advance(400)
    expect(await session.submit()).toEqual([1, 2])
    expect(ports.gateway.submissions[0]).toMatchObject({
      Num: 2,
      CGO_ID: 7,
      MBL_NO: 'COSU6412345670',
      TDBLInfos: [{ TBI_SITYPE: 2, TBI_NUM: 2, CGO_ID: 7 }, { TBI_SITYPE: 2 }],
    })
    expect(session.progress).toBe('init')
    expect(ports.storage.items.size).toBe(0)
  })
  it('on behalf of a company adds EmployeeId, COMPANYID and COMPANYCODE', async () => {
    const { session, ports } = started()
    session.setOnBehalf({ employeeId: 3, companyId: 9, companyCode: 'YFJCK' })
    await session.submit()
    expect(ports.gateway.submissions[0]).toMatchObject({ EmployeeId: 3, COMPANYID: 9, COMPANYCODE: 'YFJCK' })
  })
  it('a failed submission loses nothing', async () => {
    const { session, ports } = started()
    session.edit({ marks: 'KEPT' })
    ports.gateway.failure = new Error('network')
    await expect(session.submit()).rejects.toThrow('network')
    expect(session.current?.marks).toBe('KEPT')
    expect(session.busy).toBe(false)
  })
  it('the result of the server check is dropped by the next edit', async () => {
    const { session, ports } = started()
    ports.gateway.issues = [{ Severity: 'ERROR', Code: 'X', Path: 'TDBLInfos[0].TBI_MARKS', Label: '唛头', Message: 'x' }]
    expect(await session.check()).toBe(false)
    expect(session.serverIssues).toHaveLength(1)
    session.edit({ marks: 'N/M' })
    expect(session.serverIssues).toBeNull()
  })
})
