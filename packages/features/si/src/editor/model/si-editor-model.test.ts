import {
  addSiList,
  addSiListForCompany,
  checkSi,
  modifySi,
  modifySiSet,
  saveSiDraftSet,
  siCombination,
  siDraftSet,
  type SiCombinableOrder,
  type SiRecord,
} from '@jst/contracts/si'
import { recordToWire } from '@jst/si-drafts/rules'
import { fakeDraftPorts, goodContainer, goodRecord } from '@jst/si-drafts/testing'
import { reaction } from 'mobx'
import { describe, expect, it } from 'vitest'
import { FakeApi, refusal } from '../testing/fake-api.ts'
import { defaultRules } from '../../testing/rows.ts'
import { sourceOf, storedSourceOf } from '../testing/source.ts'
import { SiEditorModel } from './si-editor-model.ts'
import type { EditorSource } from './source.ts'

async function opened(source: EditorSource = sourceOf(), api = new FakeApi(), ports = fakeDraftPorts()) {
  if (!api.answers.has(checkSi.path)) api.answer(checkSi, () => ({ Pass: true, Issues: [] }))
  const model = new SiEditorModel(source, api.client, ports)
  await model.open()
  return { model, api, ports, rest: () => ports.clock.run(300) }
}
const at = (updatedAt: string, changes: Partial<SiRecord> = {}) =>
  goodRecord({ id: 42, siNo: 'SI2603100001', updatedAt, status: 1, draftCount: 1, ...changes })
const stored = (record = at('v1')) => storedSourceOf([record])
const codes = (model: SiEditorModel) => model.found.all.map(({ issue }) => issue.Code)

describe('a key in a field', () => {
  it('is told to whoever reads that field, and to nobody who reads another, a total or the list of bills', async () => {
    const { model } = await opened()
    const { session } = model
    const reads: Record<string, () => unknown> = {
      marks: () => model.valueOf('marks'),
      goods: () => model.valueOf('goods'),
      totals: () => session.totals,
      boxes: () => session.boxSummary,
      bill: () => session.currentId,
      target: () => session.target,
      progress: () => session.progress,
      conflicts: () => model.conflicts,
    }
    const told: string[] = []
    const ends = Object.entries(reads).map(([name, read]) => reaction(read, () => told.push(name)))
    model.edit({ marks: 'A' })
    model.edit({ marks: 'AB' })
    ends.forEach((end) => end())
    expect(told).toEqual(['marks', 'marks'])
  })
})

describe('findings while one types', () => {
  it('tell what is wrong once typing rests, but do not reproach what is still empty', async () => {
    const { model, rest } = await opened(sourceOf({ consignor: '', marks: '' }))
    expect([model.found.missing, model.found.errors]).toEqual([2, 0])
    model.edit({ voyage: '航次' })
    expect(codes(model)).not.toContain('VOYAGE')
    await rest()
    expect(codes(model)).toContain('VOYAGE')
    expect(model.found.drafts[0]?.fields.get('voyage')?.Code).toBe('VOYAGE')
  })
  it('everything empty is an error once a check was asked for, and nothing is sent then', async () => {
    const { model, api } = await opened(sourceOf({ consignor: '' }))
    expect(await model.check()).toBe(false)
    expect(codes(model)).toContain('REQUIRED')
    expect(api.last(checkSi)).toBeUndefined()
  })
  it('take in what the server finds, until the set is another one', async () => {
    const api = new FakeApi()
    const issue = {
      Severity: 'ERROR',
      Code: 'BILL_TAKEN',
      Path: 'TDBLInfos[0].TBI_MBL_NO',
      Label: '主提单号',
      Message: '提单号已被使用',
      DraftId: 0,
    } as const
    api.answer(checkSi, () => ({ Pass: false, Issues: [issue] }))
    const { model, rest } = await opened(sourceOf(), api)
    expect(await model.check()).toBe(false)
    expect(model.found.drafts[0]?.fields.get('mblNo')?.Message).toBe('提单号已被使用')
    model.edit({ mblNo: 'COSU6412345671' })
    await rest()
    expect(codes(model)).not.toContain('BILL_TAKEN')
  })
  it('repairs everything that can be repaired in one step to undo', async () => {
    const { model, rest } = await opened(sourceOf({ vessel: 'ＣＯＳＣＯ', marks: 'ｎ／ｍ' }))
    await rest()
    model.repairs.makeAll()
    expect(model.session.current?.marks).toBe('N/M')
    model.undo()
    expect(model.session.current?.marks).toBe('ｎ／ｍ')
  })
  it('lead from one to the next, into another draft too', async () => {
    const { model } = await opened(sourceOf({}, { bills: 2 }))
    const [first, second] = model.session.drafts
    model.edit({ voyage: '航次' })
    model.session.switchTo(second?.id ?? 0)
    await model.check()
    const places = new Set<number>()
    for (let turn = 0; turn < model.found.all.length; turn++) {
      model.view.goToNext()
      places.add(model.session.currentId)
    }
    expect(places).toContain(first?.id)
    expect(model.view.jump?.draft).toBeDefined()
  })
})

describe('a new set', () => {
  it('for several bills leaves what is loaded with the first', async () => {
    const { model } = await opened(sourceOf({}, { bills: 3 }))
    expect(model.session.drafts.map(({ containers }) => containers.length)).toEqual([1, 0, 0])
    expect(model.session.currentId).toBe(model.session.drafts[0]?.id)
    expect(model.session.canUndo).toBe(false)
  })
  it('begins with a template, but never on top of what was kept', async () => {
    const ports = fakeDraftPorts()
    const first = await opened(sourceOf({}, { patch: { marks: 'FROM TEMPLATE' } }), new FakeApi(), ports)
    expect(first.model.session.current?.marks).toBe('FROM TEMPLATE')
    first.model.edit({ marks: 'TYPED' })
    await first.model.save()
    const again = await opened(sourceOf({}, { patch: { marks: 'FROM TEMPLATE' } }), new FakeApi(), ports)
    expect([again.model.session.current?.marks, again.model.restored?.from]).toEqual(['TYPED', 'local'])
    again.model.discard()
    expect([again.model.session.current?.marks, again.model.restored]).toEqual(['N/M', null])
  })
  it('a refused submit keeps everything and shows the findings', async () => {
    const api = new FakeApi()
    const issues = [
      { Severity: 'ERROR', Code: 'X', Path: 'TDBLInfos[0].TBI_GOODS', Label: '货描', Message: '货描不行', DraftId: 0 } as const,
    ]
    api.answer(addSiList, () => refusal(422, { issues }))
    const { model } = await opened(sourceOf(), api)
    expect(await model.submit()).toBeNull()
    expect(model.session.current?.goods).toBe('STAINLESS STEEL KITCHENWARE')
    expect(model.found.drafts[0]?.fields.get('goods')?.Message).toBe('货描不行')
  })
  it('without the network nothing is lost either, and the same content is sent under the same key', async () => {
    const api = new FakeApi()
    api.answer(addSiList, () => refusal(0, { kind: 'network' }))
    const { model } = await opened(sourceOf(), api)
    await expect(model.submit()).rejects.toMatchObject({ kind: 'network' })
    expect(model.session.drafts).toHaveLength(1)
    api.answer(addSiList, () => ({ Ids: [5] }))
    expect(await model.submit()).toEqual([5])
    const keys = api.asked.filter(({ path }) => path === addSiList.path).map(({ key }) => key)
    expect(keys).toHaveLength(2)
    expect(new Set(keys).size).toBe(1)
  })
  it('an employee submits for the company, with the contact chosen last', async () => {
    const api = new FakeApi()
    api.answer(addSiListForCompany, () => ({ Ids: [9] }))
    const behalf = { companyId: 3, companyCode: 'YFJCK', companyName: '宁波远帆', employeeId: 1 }
    const source = sourceOf({}, { behalf })
    const { model } = await opened(source, api)
    model.follow({ ...source, behalf: { ...behalf, employeeId: 12 } })
    model.setLateReason('工厂数据晚到')
    expect(await model.submit()).toEqual([9])
    expect(api.last(addSiListForCompany)).toMatchObject({ EmployeeId: 12, COMPANYID: 3, COMPANYCODE: 'YFJCK', LateReason: '工厂数据晚到' })
  })
  it("a colleague's newer draft on the server is merged, a value that both changed is asked", async () => {
    const api = new FakeApi()
    const { model, rest } = await opened(sourceOf(), api)
    const mine = model.session.current
    if (!mine) throw new Error('no draft')
    const theirs = { ...mine, marks: 'THEIRS', voyage: '044W' }
    const set = { TDBLInfos: [recordToWire(theirs)], Num: 1, CurrentId: mine.id, Type: 1, OnBehalf: null, Revision: 9 }
    const current = { CGO_ID: 1, Version: 4, SavedAt: '2026-03-10T08:01:00Z', SavedBy: '同事', SavedById: 2, Set: set }
    api.answer(saveSiDraftSet, ({ Version }) =>
      Version === 4 ? { Version: 5, SavedAt: '2026-03-10T08:02:00Z', SavedBy: '我' } : refusal(412, { data: current }),
    )
    api.answer(siDraftSet, () => current)
    model.edit({ marks: 'MINE' })
    await model.save()
    await rest()
    expect(model.session.current).toMatchObject({ marks: 'MINE' })
    expect(model.conflicts.map(({ path }) => path)).toContain('marks')
    expect(model.saveState.kind).toBe('conflict')
    expect(await model.submit()).toBeNull()
    model.decideAll('theirs')
    expect(model.conflicts).toEqual([])
    expect(model.session.current?.marks).toBe('THEIRS')
  })
})

describe('a stored record', () => {
  it('is sent under its own key with the version that was seen, and the reason of an amendment', async () => {
    const api = new FakeApi()
    api.answer(modifySi, (input) => input)
    const { model } = await opened(storedSourceOf([at('v1')], { needsReason: true, amends: true }), api)
    model.edit({ goods: 'COOKWARE' })
    expect(await model.submit({ ReasonCode: 'A02', Reason: '货描更正' })).toEqual([42])
    expect(api.last(modifySi)).toMatchObject({ Id: 42, UpdateTime: 'v1', TBI_GOODS: 'COOKWARE', ReasonCode: 'A02', Reason: '货描更正' })
  })
  it('after a stale write takes in what others changed and asks where both did', async () => {
    const api = new FakeApi()
    api.answer(modifySi, () => refusal(412, { data: recordToWire(at('v2', { goods: 'THEIR GOODS', voyage: '044W' })) }))
    const { model } = await opened(stored(), api)
    model.edit({ goods: 'MY GOODS' })
    expect(await model.submit()).toBeNull()
    expect(model.session.current).toMatchObject({ goods: 'MY GOODS', voyage: '044W', updatedAt: 'v2' })
    expect(model.conflicts).toMatchObject([{ path: 'goods', base: 'STAINLESS STEEL KITCHENWARE', mine: 'MY GOODS', theirs: 'THEIR GOODS' }])
    model.decide(0, 'mine')
    api.answer(modifySi, (input) => input)
    expect(await model.submit()).toEqual([42])
    expect(api.last(modifySi)).toMatchObject({ UpdateTime: 'v2', TBI_GOODS: 'MY GOODS', TBI_VOYAGE: '044W' })
  })
  it('that changed elsewhere is shown at once while nothing is typed here', async () => {
    const { model } = await opened(stored())
    model.follow(stored(at('v2', { marks: 'NEW MARKS' })))
    expect([model.session.current?.marks, model.bills.merged, model.session.canUndo]).toEqual(['NEW MARKS', false, false])
  })
  it('that changed while the browser was closed is merged with what was kept here', async () => {
    const ports = fakeDraftPorts()
    const before = await opened(stored(), new FakeApi(), ports)
    before.model.edit({ goods: 'MY GOODS' })
    await before.model.save()
    const { model } = await opened(stored(at('v2', { voyage: '044W' })), new FakeApi(), ports)
    expect(model.session.current).toMatchObject({ goods: 'MY GOODS', updatedAt: 'v2' })
    expect(model.conflicts.map(({ path }) => path)).toEqual(['voyage', 'goods'])
  })
})

describe('stored bills of one order', () => {
  const bill = (letter: 'A' | 'B', more: Partial<SiRecord> = {}) =>
    goodRecord({
      id: letter === 'A' ? 42 : 43,
      siNo: `SI260310000${letter}`,
      splitMblNo: `COSU6412345670${letter}`,
      updatedAt: 'v1',
      siType: 2,
      draftCount: 2,
      containers: [goodContainer({ containerNo: letter === 'A' ? 'MSKU6011672' : 'TCNU6225360' })],
      ...more,
    })
  const two = (more: Partial<SiRecord> = {}) => storedSourceOf([bill('A'), bill('B', more)])
  const shared = (model: SiEditorModel, packages: number) => {
    const [first, second] = model.session.drafts
    const part = (draft: SiRecord, change: number) => {
      const [box] = draft.containers
      const moved = { ...box!, packages: box!.packages + change }
      return { ...draft, packageCount: String(moved.packages), containers: [moved] }
    }
    model.session.replaceDrafts([part(first!, -packages), part(second!, packages)])
  }

  it('keep their numbers; what changed of them is sent in one act', async () => {
    const api = new FakeApi()
    api.answer(modifySiSet, ({ TDBLInfos }) => TDBLInfos)
    const { model } = await opened(two(), api)
    expect(model.session.drafts.map(({ splitMblNo }) => splitMblNo)).toEqual(['COSU6412345670A', 'COSU6412345670B'])
    shared(model, 10)
    expect(await model.submit()).toEqual([42, 43])
    expect(api.last(modifySiSet)).toMatchObject({
      CGO_ID: 1,
      TDBLInfos: [
        { Id: 42, UpdateTime: 'v1', TBI_NUMBER: '410' },
        { Id: 43, UpdateTime: 'v1', TBI_NUMBER: '430' },
      ],
    })
  })
  it('of which one changed send that one alone, by the call of the specification', async () => {
    const api = new FakeApi()
    api.answer(modifySi, (input) => input)
    const { model } = await opened(two(), api)
    model.session.switchTo(model.session.drafts[1]!.id)
    model.edit({ goods: 'COOKWARE' })
    expect([model.record.id, await model.submit()]).toEqual([43, [43]])
  })
  it('of which others are still to come are not measured against the whole order', async () => {
    const source = storedSourceOf([bill('A')])
    const order = { ...source.order, containers: [...bill('A').containers, ...bill('B').containers] }
    const found = async (expected: number) => codes((await opened({ ...source, order, expected })).model)
    expect(await found(2)).not.toContain('ORDER_TOTAL')
    expect(await found(1)).toContain('ORDER_TOTAL')
  })
  it('are gone to in the bill that is open', async () => {
    const { model } = await opened(two())
    model.session.switchTo(model.session.drafts[1]!.id)
    model.view.goHere({ field: 'goods' })
    expect([model.record.id, model.view.jump]).toEqual([43, { draft: 1, field: 'goods' }])
  })
  it('take a new bill beside them, which has no record yet', async () => {
    const api = new FakeApi()
    api.answer(modifySiSet, ({ TDBLInfos }) => TDBLInfos.map((one, index) => ({ ...one, Id: one.Id || 90 + index })))
    const { model } = await opened(storedSourceOf([bill('A')], { needsReason: true, amends: true }), api)
    model.addBills(1)
    expect([model.several, model.amends]).toEqual([true, true])
    expect(await model.submit({ ReasonCode: 'A07' })).toEqual([42, 91])
    expect(api.last(modifySiSet)?.TDBLInfos.map(({ Id, TBI_NO, UpdateTime }) => [Id, TBI_NO, UpdateTime])).toEqual([
      [42, 'SI260310000A', 'v1'],
      [0, '', null],
    ])
  })
  it('that others changed are merged, each into its own draft', async () => {
    const { model } = await opened(two())
    model.edit({ goods: 'MY GOODS' })
    model.follow(storedSourceOf([bill('A', { updatedAt: 'v2', goods: 'THEIRS' }), bill('B', { updatedAt: 'v2', marks: 'NEW MARKS' })]))
    const [first, second] = model.session.drafts
    expect([first?.goods, second?.marks, second?.updatedAt]).toEqual(['MY GOODS', 'NEW MARKS', 'v2'])
    expect(model.conflicts.map(({ draftId, path, theirs }) => [draftId, path, theirs])).toEqual([[first?.id, 'goods', 'THEIRS']])
    model.decide(0, 'theirs')
    expect([model.session.drafts[0]?.goods, model.conflicts]).toEqual(['THEIRS', []])
  })
  it('that may not be edited any more leave; typing in the others stays', async () => {
    const { model } = await opened(two())
    model.edit({ goods: 'MY GOODS' })
    model.follow(storedSourceOf([bill('A')]))
    expect(model.session.drafts.map(({ siNo, goods }) => [siNo, goods])).toEqual([['SI260310000A', 'MY GOODS']])
  })
  it('show the findings of the server at the bill that they are about, not at its place in what was sent', async () => {
    const api = new FakeApi()
    const issue = { Severity: 'ERROR', Code: 'ORDER_TOTAL', Path: 'TDBLInfos[0].TBI_NUMBER', Label: '件数', Message: '件数不符' } as const
    api.answer(modifySi, () => refusal(422, { issues: [issue] }))
    const { model } = await opened(two(), api)
    model.session.switchTo(model.session.drafts[1]!.id)
    model.edit({ remarks: 'PLEASE CHECK' })
    expect(await model.submit()).toBeNull()
    expect(model.found.all.find(({ issue: { Message } }) => Message === issue.Message)?.target?.draft).toBe(1)
  })
})

describe('combined orders', () => {
  const order = (Id: number, more: Partial<SiCombinableOrder> = {}): SiCombinableOrder => ({
    Id,
    MblNo: `COSU641234567${Id}`,
    BookingNo: '',
    CompanyCode: 'YFJCK',
    Vessel: 'COSCO SHIPPING ARIES',
    Voyage: '043W',
    LoadPortCode: 'CNNGB',
    DischargePortCode: 'DEHAM',
    ReceiptPlaceCode: '',
    DeliveryPlaceCode: '',
    Taken: false,
    TDBoxInfos: [],
    ...more,
  })
  it('are known to the rules as the server knows them, once one is taken in', async () => {
    const api = new FakeApi()
    api.answer(siCombination, ({ Ids }) => ({
      MergedInto: '',
      Rules: defaultRules,
      Orders: [order(1), ...(Ids === '2' ? [order(2, { Taken: true })] : [])],
    }))
    const { model, rest } = await opened(sourceOf(), api)
    model.edit({ masterBills: [{ id: 0, orderId: 1, recordId: 0, mergedOrderId: 2, mergedMblNo: 'COSU6412345672', mergedBookingNo: '' }] })
    await rest()
    await rest()
    expect(api.last(siCombination)).toEqual({ CGO_ID: 1, Ids: '2' })
    expect(codes(model)).toContain('MERGE_TAKEN')
  })
})
