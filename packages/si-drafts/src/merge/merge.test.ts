import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { goodContainer, goodLine, goodRecord } from '../testing/records.ts'
import { emptySet, sameContent, type DraftSet } from '../set/draft-set.ts'
import { decided, decidedRecord } from './conflict.ts'
import { mergeRecords } from './merge-records.ts'
import { mergeSets } from './merge-sets.ts'

const set = (...drafts: DraftSet['drafts']): DraftSet => ({
  ...emptySet,
  drafts,
  currentId: drafts[0]?.id ?? 0,
  target: Math.max(1, drafts.length),
  revision: 1,
})
const one = goodRecord({ id: 1 })
const two = goodRecord({ id: 2, splitMblNo: 'COSU6412345670B' })
const told = (conflicts: ReturnType<typeof mergeSets>['conflicts']) =>
  conflicts.map(({ draftId, path, base, mine, theirs }) => [draftId, path, base, mine, theirs])

describe('three-way merge of a record', () => {
  it('takes changes of one side silently, whichever side it is', () => {
    const { record, conflicts } = mergeRecords(one, { ...one, marks: 'MINE' }, { ...one, goods: 'THEIRS' })
    expect([record.marks, record.goods, conflicts]).toEqual(['MINE', 'THEIRS', []])
  })
  it('the same change on both sides is no conflict', () => {
    expect(mergeRecords(one, { ...one, marks: 'SAME' }, { ...one, marks: 'SAME' }).conflicts).toEqual([])
  })
  it('different changes of one field are a conflict: mine stands, both are told with the label', () => {
    const { record, conflicts } = mergeRecords(one, { ...one, marks: 'MINE' }, { ...one, marks: 'THEIRS' })
    expect(record.marks).toBe('MINE')
    expect(conflicts).toMatchObject([{ draftId: 1, path: 'marks', label: '唛头', base: 'N/M', mine: 'MINE', theirs: 'THEIRS' }])
    expect(conflicts.map((conflict) => decidedRecord(record, conflict, 'theirs').marks)).toEqual(['THEIRS'])
  })
  it('what the server sets is theirs: after a refused save, the new version', () => {
    const mine = { ...one, updatedAt: 'old', marks: 'MINE' }
    expect(mergeRecords({ ...one, updatedAt: 'old' }, mine, { ...one, updatedAt: 'new', status: 3 }).record).toMatchObject({
      updatedAt: 'new',
      status: 3,
      marks: 'MINE',
    })
  })
  it('containers are matched by number: a row that moved and a cell that changed on the other side come together', () => {
    const other = goodContainer({ containerNo: 'TCNU6225360' })
    const base = goodRecord({ id: 1, containers: [goodContainer(), other] })
    const mine = { ...base, containers: [other, goodContainer({ weight: 9 })] }
    const theirs = { ...base, containers: [goodContainer({ sealNo: 'NEW' }), other] }
    const { record, conflicts } = mergeRecords(base, mine, theirs)
    expect(conflicts).toEqual([])
    expect(record.containers.map(({ containerNo, weight, sealNo }) => [containerNo, weight, sealNo])).toEqual([
      ['TCNU6225360', 12_500.5, 'CN1234567'],
      ['MSKU6011672', 9, 'NEW'],
    ])
  })
  it('a box whose number I typed is still the box whose weight they changed', () => {
    const base = goodRecord({ id: 1, containers: [goodContainer({ containerNo: '' })] })
    const { record, conflicts } = mergeRecords(
      base,
      { ...base, containers: [goodContainer()] },
      { ...base, containers: [goodContainer({ containerNo: '', weight: 9 })] },
    )
    expect(record.containers).toMatchObject([{ containerNo: 'MSKU6011672', weight: 9 }])
    expect(conflicts).toEqual([])
  })
  it('boxes added on both sides stay; one added twice is one', () => {
    const base = goodRecord({ id: 1, containers: [] })
    const mine = { ...base, containers: [goodContainer(), goodContainer({ containerNo: 'TCNU6225360' })] }
    const theirs = { ...base, containers: [goodContainer(), goodContainer({ containerNo: 'CMAU5110875' })] }
    expect(mergeRecords(base, mine, theirs).record.containers.map(({ containerNo }) => containerNo)).toEqual([
      'MSKU6011672',
      'TCNU6225360',
      'CMAU5110875',
    ])
  })
  it('a box removed by one side goes, unless the other changed it: then a person decides', () => {
    const base = goodRecord({ id: 1, containers: [goodContainer(), goodContainer({ containerNo: 'TCNU6225360' })] })
    const without = { ...base, containers: base.containers.slice(0, 1) }
    const changed = { ...base, containers: [goodContainer(), goodContainer({ containerNo: 'TCNU6225360', weight: 9 })] }
    expect(mergeRecords(base, without, base).record.containers).toHaveLength(1)
    expect(mergeRecords(base, { ...base }, without).record.containers).toHaveLength(1)
    const there = mergeRecords(base, changed, without)
    expect([there.record.containers.length, there.conflicts[0]?.path, there.conflicts[0]?.theirs]).toEqual([
      2,
      'containers[TCNU6225360]',
      null,
    ])
    const here = mergeRecords(base, without, changed)
    expect([here.record.containers.length, here.conflicts[0]?.mine]).toEqual([1, null])
    const [gone, back] = [there.conflicts[0], here.conflicts[0]]
    if (!gone || !back) throw new Error('Two conflicts were expected.')
    expect(decidedRecord(there.record, gone, 'theirs').containers).toHaveLength(1)
    expect(decidedRecord(here.record, back, 'theirs').containers[1]?.weight).toBe(9)
  })
  it('goods lines are matched by id; a conflict in one names box and line', () => {
    const lines = [goodLine({ id: 1 }), goodLine({ id: 2, goods: 'POTS' })]
    const base = goodRecord({ id: 1, containers: [goodContainer({ lines })] })
    const edit = (goods: string, packages: number) => ({
      ...base,
      containers: [goodContainer({ lines: [goodLine({ id: 1, packages }), goodLine({ id: 2, goods })] })],
    })
    const { record, conflicts } = mergeRecords(base, edit('MY POTS', 420), edit('THEIR POTS', 7))
    expect(record.containers[0]?.lines.map(({ goods, packages }) => [goods, packages])).toEqual([
      ['STAINLESS STEEL PANS', 7],
      ['MY POTS', 420],
    ])
    expect(told(conflicts)).toEqual([[1, 'containers[MSKU6011672].lines[2].goods', 'POTS', 'MY POTS', 'THEIR POTS']])
    expect(conflicts.map((conflict) => decidedRecord(record, conflict, 'theirs').containers[0]?.lines[1]?.goods)).toEqual(['THEIR POTS'])
  })
  it('combined orders: additions and removals of both sides count', () => {
    const bill = (mergedOrderId: number) => ({
      id: 0,
      orderId: 1,
      recordId: 0,
      mergedOrderId,
      mergedMblNo: `COSU00000${mergedOrderId}`,
      mergedBookingNo: '',
    })
    const base = goodRecord({ masterBills: [bill(2), bill(3)] })
    const { record } = mergeRecords(base, { ...base, masterBills: [bill(2), bill(3), bill(4)] }, { ...base, masterBills: [bill(3)] })
    expect(record.masterBills.map(({ mergedOrderId }) => mergedOrderId)).toEqual([3, 4])
  })
})

describe('three-way merge of a set', () => {
  it('drafts added, removed and edited on both sides come together', () => {
    const base = set(one, two)
    const mine = { ...set({ ...one, marks: 'MINE' }, two, goodRecord({ id: 3 })), target: 3 }
    const theirs = set({ ...one, goods: 'THEIRS' }, goodRecord({ id: 4 }))
    const merged = mergeSets(base, mine, theirs)
    expect(merged.conflicts).toEqual([])
    expect(merged.set.drafts.map(({ id, marks, goods }) => [id, marks, goods])).toEqual([
      [1, 'MINE', 'THEIRS'],
      [4, 'N/M', 'STAINLESS STEEL KITCHENWARE'],
      [3, 'N/M', 'STAINLESS STEEL KITCHENWARE'],
    ])
    expect(merged.set.revision).toBe(2)
  })
  it('a draft removed here and edited there is asked about; taking theirs brings it back', () => {
    const merged = mergeSets(set(one, two), set(one), set(one, { ...two, marks: 'THEIRS' }))
    expect(merged.set.drafts).toHaveLength(1)
    const [conflict] = merged.conflicts
    expect(conflict).toMatchObject({ draftId: 2, path: '', mine: null })
    expect(conflict && decided(merged.set, conflict, 'theirs').drafts[1]?.marks).toBe('THEIRS')
  })
  it('the order of the one who moved drafts is kept', () => {
    expect(mergeSets(set(one, two), set(one, { ...two, marks: 'M' }), set(two, one)).set.drafts.map(({ id }) => id)).toEqual([2, 1])
    expect(mergeSets(set(one, two), set(two, one), set(one, two)).set.drafts.map(({ id }) => id)).toEqual([2, 1])
  })
  it('a target that both changed is asked about', () => {
    const merged = mergeSets(set(one), { ...set(one), target: 3 }, { ...set(one), target: 4 })
    expect(merged.conflicts).toMatchObject([{ draftId: 0, path: 'target', mine: 3, theirs: 4 }])
    const [conflict] = merged.conflicts
    expect(conflict && decided(merged.set, conflict, 'theirs').target).toBe(4)
  })
  it('two sets started apart: the bills are the same ones, empty values give way, the rest is asked about', () => {
    const mine = set(goodRecord({ id: 11, marks: 'MINE', notifier2: '' }))
    const theirs = set(goodRecord({ id: 22, marks: 'THEIRS', notifier2: 'SECOND' }))
    const merged = mergeSets(null, mine, theirs)
    expect(merged.set.drafts).toMatchObject([{ id: 22, marks: 'MINE', notifier2: 'SECOND' }])
    expect(merged.set.currentId).toBe(22)
    expect(merged.conflicts.map(({ path }) => path)).toEqual(['marks'])
  })
  it('is pure', () => {
    const [base, mine, theirs] = [set(one, two), set({ ...one, marks: 'M' }, two), set(one, { ...two, goods: 'T' })]
    const before = structuredClone([base, mine, theirs])
    mergeSets(base, mine, theirs)
    expect([base, mine, theirs]).toEqual(before)
  })
})

describe('whatever both sides type into whichever fields', () => {
  const edit = fc.record({
    field: fc.constantFrom('marks', 'goods', 'consignee', 'vessel', 'remarks'),
    value: fc.constantFrom('A', 'B', 'C'),
    draft: fc.constantFrom(1, 2),
  })
  const apply = (start: DraftSet, edits: { field: string; value: string; draft: number }[]) =>
    edits.reduce(
      (result, { field, value, draft }) => ({
        ...result,
        drafts: result.drafts.map((record) => (record.id === draft ? { ...record, [field]: value } : record)),
      }),
      start,
    )
  it('nobody’s edit is silently gone: it stands, or it is in a conflict; and both sides agree after deciding alike', () => {
    fc.assert(
      fc.property(fc.array(edit), fc.array(edit), (a, b) => {
        const base = set(one, two)
        const [mine, theirs] = [apply(base, a), apply(base, b)]
        const merged = mergeSets(base, mine, theirs)
        for (const side of [mine, theirs])
          side.drafts.forEach((draft, index) => {
            for (const field of ['marks', 'goods', 'consignee', 'vessel', 'remarks'] as const) {
              if (draft[field] === base.drafts[index]?.[field]) continue
              const stands = merged.set.drafts[index]?.[field] === draft[field]
              expect(stands || merged.conflicts.some((conflict) => conflict.draftId === draft.id && conflict.path === field)).toBe(true)
            }
          })
        const other = mergeSets(base, theirs, mine)
        const final = merged.conflicts.reduce((result, conflict) => decided(result, conflict, 'theirs'), merged.set)
        expect(sameContent(final, other.set)).toBe(true)
      }),
    )
  })
})
