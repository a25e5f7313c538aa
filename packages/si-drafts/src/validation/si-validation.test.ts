import { goodContainer, goodRecord } from '../testing/records.ts'
import { FakeDraftGateway } from '../testing/ports.ts'
import type { Submission } from '../ports.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { SiValidation, type StoredBills } from './si-validation.ts'

const finding = (Code: string, Path = 'MBL_NO') => ({ Severity: 'WARN' as const, Code, Path, Label: '主提单号', Message: Code })
const bill = (id: number, more: Parameters<typeof goodRecord>[0] = {}) =>
  goodRecord({ id, orderId: 7, siType: 2, draftCount: 2, splitMblNo: `BILL${id}`, ...more })
const order = {
  id: 7,
  mblNo: 'COSU6312345678',
  vessel: '',
  voyage: '',
  loadPortCode: '',
  dischargePortCode: '',
  deadline: '2020-01-01T00:00:00Z',
  containers: [],
}
let gateway: FakeDraftGateway
let asked: Submission[]
let validation: SiValidation
const stored = (more: Partial<StoredBills> = {}): StoredBills => ({ orderId: 7, records: [bill(41), bill(42)], order, ...more })

beforeEach(() => {
  gateway = new FakeDraftGateway()
  asked = []
  const check = (submission: Submission) => {
    asked.push(submission)
    return gateway.check()
  }
  validation = new SiValidation({ gateway: { check }, clock: { now: () => Date.parse('2026-11-20T00:00:00Z') } })
})

describe('SI-data validation mode (type 3)', () => {
  it('is init without bills and finish with them: stored data are complete as they are', () => {
    expect([validation.type, validation.progress, validation.current]).toEqual([3, 'init', null])
    validation.show(stored())
    expect([validation.type, validation.progress, validation.currentId]).toEqual([3, 'finish', 41])
  })

  it('validates all bills of the order, by the rules here and on the server', async () => {
    validation.show(stored({ records: [bill(41, { consignee: '' }), bill(42)] }))
    gateway.issues = [finding('ORDER_MBL')]
    expect(await validation.run()).toBe(false)
    expect(asked).toMatchObject([{ CGO_ID: 7, Num: 2, TDBLInfos: [{ Id: 41 }, { Id: 42 }] }])
    expect(validation.localIssues).toContainEqual(expect.objectContaining({ Code: 'REQUIRED', Path: 'TDBLInfos[0].TBI_CONSIGNEE' }))
    expect(validation.serverIssues).toEqual([finding('ORDER_MBL')])
    expect(validation.checkedAt).toBe(Date.parse('2026-11-20T00:00:00Z'))
  })

  it('compares with the order, also with those combined into a bill', async () => {
    const combined = { mergedOrderId: 8, mergedMblNo: 'COSU6312340008', mergedBookingNo: '', id: 0, orderId: 7, recordId: 41 }
    const facts = { companyCode: 'YFJCK', vessel: 'A', voyage: '1', loadPortCode: 'CNSHA', dischargePortCode: 'NLRTM' }
    validation.show({
      orderId: 7,
      records: [bill(41, { masterBills: [combined], loadPortCode: 'CNSHA', mergeMblNo: 'COSU6312340008', containers: [goodContainer()] })],
      order: { ...order, loadPortCode: 'CNNGB' },
      orders: new Map([
        [7, { id: 7, mblNo: 'COSU6312345678', ...facts }],
        [8, { id: 8, mblNo: 'COSU6312340008', ...facts, vessel: 'B' }],
      ]),
    })
    await validation.run()
    expect(validation.localIssues.map(({ Code }) => Code)).toEqual(expect.arrayContaining(['ORDER_PORT', 'MERGE_VESSEL']))
  })

  it('says nothing of the cut-off, which concerns a submission and not the data', async () => {
    validation.show(stored())
    gateway.issues = [finding('OVERDUE', 'TDBLInfos'), finding('LATE_REASON', 'LateReason')]
    expect(await validation.run()).toBe(true)
    expect([...validation.localIssues, ...validation.serverIssues].filter(({ Code }) => /LATE|OVERDUE/.test(Code))).toEqual([])
  })

  it('has no way to edit, save or submit: it asks the check call alone', () => {
    const own = Object.getOwnPropertyNames(SiValidation.prototype).filter((name) => !name.startsWith('#'))
    expect(own.toSorted()).toEqual(['constructor', 'run', 'show', 'switchTo'])
    expect(() => Object.assign(validation, { drafts: [] })).toThrow(TypeError)
    validation.show(stored())
    expect(Object.isFrozen(validation.drafts)).toBe(true)
  })

  it('stored data that have changed are shown anew, on the same bill, and findings of the old ones are gone', async () => {
    validation.show(stored({ records: [bill(41, { consignee: '' }), bill(42)] }))
    validation.switchTo(42)
    await validation.run()
    validation.show(stored({ records: [bill(41), bill(42, { marks: 'NEW' })] }))
    expect([validation.currentId, validation.current?.marks, validation.localIssues, validation.checkedAt]).toEqual([42, 'NEW', [], null])
    validation.show(stored({ records: [bill(41)] }))
    expect(validation.currentId).toBe(41)
  })

  it('an answer about data that were replaced meanwhile is dropped', async () => {
    validation.show(stored())
    gateway.issues = [finding('ORDER_MBL')]
    const late = validation.run()
    validation.show(stored({ records: [bill(41)] }))
    await late
    expect([validation.serverIssues, validation.checkedAt, validation.busy]).toEqual([[], null, false])
  })

  it('a check that fails is passed on, keeps what was found here, and can be repeated', async () => {
    validation.show(stored({ records: [bill(41, { consignee: '' }), bill(42)] }))
    const failing = new SiValidation({ gateway: { check: async () => Promise.reject(new Error('down')) }, clock: { now: () => 0 } })
    failing.show(stored({ records: [bill(41, { consignee: '' }), bill(42)] }))
    await expect(failing.run()).rejects.toThrow('down')
    expect([failing.busy, failing.checkedAt, failing.localIssues.length > 0]).toEqual([false, null, true])
  })

  it('an unknown bill is not switched to', () => {
    validation.show(stored())
    validation.switchTo(7)
    expect(validation.currentId).toBe(41)
  })
})
