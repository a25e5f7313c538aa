import { addSiList, addSiListForCompany, checkSi, modifySi, saveSiDraftSet, siDraftSet, type SiRecord } from '@jst/contracts/si'
import { recordToWire } from '@jst/si-drafts/rules'
import { fakeDraftPorts, goodRecord } from '@jst/si-drafts/testing'
import { reaction } from 'mobx'
import { describe, expect, it } from 'vitest'
import { FakeApi, refusal } from '../testing/fake-api.ts'
import { sourceOf } from '../testing/source.ts'
import { SiEditorModel } from './si-editor-model.ts'
import type { EditorSource } from './source.ts'

async function opened(source: EditorSource = sourceOf(), api = new FakeApi(), ports = fakeDraftPorts()) {
  if (!api.answers.has(checkSi.path)) api.answer(checkSi, () => ({ Pass: true, Issues: [] }))
  const model = new SiEditorModel(source, api.client, ports)
  await model.open()
  return { model, api, ports, rest: () => ports.clock.run(300) }
}
const at = (updatedAt: string, changes: Partial<SiRecord> = {}) => goodRecord({ id: 42, updatedAt, status: 1, draftCount: 1, ...changes })
const stored = (changes: Partial<SiRecord> = {}) => sourceOf(at('v1', changes), { stored: true })
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
    model.repairEverything()
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
    const { model } = await opened({ ...stored(), amends: true }, api)
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
    model.follow({ ...stored(), record: at('v2', { marks: 'NEW MARKS' }) })
    expect([model.session.current?.marks, model.merge.merged, model.session.canUndo]).toEqual(['NEW MARKS', false, false])
  })
  it('that changed while the browser was closed is merged with what was kept here', async () => {
    const ports = fakeDraftPorts()
    const before = await opened(stored(), new FakeApi(), ports)
    before.model.edit({ goods: 'MY GOODS' })
    await before.model.save()
    const { model } = await opened({ ...stored(), record: at('v2', { voyage: '044W' }) }, new FakeApi(), ports)
    expect(model.session.current).toMatchObject({ goods: 'MY GOODS', updatedAt: 'v2' })
    expect(model.conflicts.map(({ path }) => path)).toEqual(['voyage', 'goods'])
  })
})
