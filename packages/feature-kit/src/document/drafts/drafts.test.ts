// @vitest-environment jsdom
import { documentDraft, type DocumentDraft, type TypedDraft } from '@jst/contracts/document'
import { customerDocument } from '@jst/contracts/partner'
import { FakeApp, FakeReply, sampleEmployee } from '../../testing/index.tsx'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { FormModel } from '../../form/index.ts'
import { Draft } from './Draft.ts'
import { placeOf, wordsOf } from './conflictWords.ts'
import { chinese } from './texts.ts'

interface Line {
  readonly Id: string
  readonly Code: string
  readonly Price: string
}
interface Quotation {
  readonly Customer: string
  readonly Lines: readonly Line[]
}
const fifty = Array.from({ length: 50 }, (_, index): Line => ({ Id: `r${index + 1}`, Code: `C${index + 1}`, Price: '100' }))
const stored = { UpdateTime: '2026-11-24T01:00:00.000Z', Customer: '宁波远帆', Lines: fifty }

/** The server's side: one draft, for as many people as a test needs. */
class Desk {
  kept: DocumentDraft | null = null
  reachable = true
  private versions = 0

  take(body: unknown, name: string): unknown {
    if (!this.reachable) return new FakeReply(503, {})
    const { Version, Content, Key, Title } = body as { Version: number | null; Content: TypedDraft; Key: string; Title: string }
    if ((this.kept?.Version ?? null) !== Version) return new FakeReply(412, { Status: 1, Data: this.kept, Code: 'STALE_WRITE' })
    const SavedAt = '2026-11-24T01:00:00.000Z'
    this.kept = { Key, Title, Version: ++this.versions, SavedAt, SavedBy: name, SavedById: name.length, Content }
    return { Version: this.kept.Version, SavedAt }
  }
}

const closing: (() => void)[] = []
afterEach(() => closing.splice(0).forEach((close) => close()))

let people = 0
/** Somebody of his own browser with the record open. */
async function person(desk: Desk, name: string, Id = (people += 1)) {
  const saves: unknown[] = []
  const fake = new FakeApp({
    routes: {
      [`${documentDraft.method} ${documentDraft.path}`]: () => (desk.reachable ? desk.kept : new FakeReply(503, {})),
      'POST /api/Document/SaveDraft': ({ body }) => desk.take(body, name),
      'POST /api/Document/DropDraft': () => {
        desk.kept = null
        return { Removed: true }
      },
    },
  })
  fake.app.session.adoptToken('token')
  fake.gateway.employee = { ...sampleEmployee, Id }
  await fake.app.session.load()
  const form = new FormModel<Quotation, typeof stored>({
    stored,
    start: (from) => ({ Customer: from?.Customer ?? '', Lines: from?.Lines ?? [] }),
    fields: { Customer: { label: '客户' }, Lines: { label: '费用' } },
    save: async (values, from, used) => {
      saves.push({ ...values, ...used })
      return { ...from!, ...values, UpdateTime: '2026-11-24T02:00:00.000Z' }
    },
  })
  const draft = new Draft(fake.app, { document: customerDocument, key: '7', form })
  form.keeper = draft
  const close = draft.open()
  closing.push(close)
  await draft.flush()
  const price = (row: string, Price: string) =>
    form.write({ Lines: form.values.Lines.map((line) => (line.Id === row ? { ...line, Price } : line)) })
  return { fake, form, draft, close, saves, price }
}
const priceOf = (form: { values: Quotation }, row: string) => form.values.Lines.find(({ Id }) => Id === row)?.Price

describe('a draft of a table of 50 rows', () => {
  it('merges what two people type row by row, by ids', async () => {
    const desk = new Desk()
    const [a, b] = [await person(desk, '张三'), await person(desk, '李四李四')]
    a.price('r3', '120')
    a.form.write({ Lines: a.form.values.Lines.toSpliced(40, 1) })
    await a.draft.flush()
    b.price('r7', '90')
    b.form.write({ Lines: [{ Id: 'n1', Code: 'THC', Price: '25' }, ...b.form.values.Lines] })
    await b.draft.flush()
    await vi.waitFor(() => expect(priceOf(b.form, 'r3')).toBe('120'))
    expect([priceOf(b.form, 'r7'), priceOf(b.form, 'n1'), b.form.values.Lines.length]).toEqual(['90', '25', 50])
    expect(b.draft.conflicts).toEqual([])
    await b.draft.flush()
    expect(desk.kept?.Content.Values).toEqual(b.form.values)
  })
  it('asks where both typed the same cell, names it, and keeps nothing of either until it is decided', async () => {
    const desk = new Desk()
    const [a, b] = [await person(desk, '张三'), await person(desk, '李四李四')]
    a.price('r3', '120')
    await a.draft.flush()
    b.price('r3', '130')
    await b.draft.flush()
    await vi.waitFor(() => expect(b.draft.conflicts).toHaveLength(1))
    const [conflict] = b.draft.conflicts
    expect(placeOf(b.form, conflict!, { Price: '单价' }, chinese.conflicts)).toBe('费用第 3 行 单价')
    expect([conflict!.base, conflict!.mine, conflict!.theirs].map((value) => wordsOf(b.form, conflict!, value, chinese.conflicts))).toEqual(
      ['100', '130', '120'],
    )
    expect(priceOf({ values: desk.kept?.Content.Values as unknown as Quotation }, 'r3')).toBe('120')
    b.draft.decide(b.draft.conflicts, 'theirs')
    expect([priceOf(b.form, 'r3'), b.draft.conflicts]).toEqual(['120', []])
  })
})

describe('a draft', () => {
  it('is there for whoever opens the record next, with what its record says now', async () => {
    const desk = new Desk()
    const a = await person(desk, '张三')
    a.form.write({ Customer: '苏州恒泽' })
    await a.draft.flush()
    const b = await person(desk, '李四李四')
    await vi.waitFor(() => expect(b.form.values.Customer).toBe('苏州恒泽'))
    expect(b.draft.found?.savedBy?.name).toBe('张三')
    expect(b.form.asks).toBe(false)
  })
  it('survives the page while the server cannot be reached', async () => {
    const desk = new Desk()
    desk.reachable = false
    const a = await person(desk, '张三')
    await vi.waitFor(() => expect(a.draft.saveState).toMatchObject({ kind: 'failed', where: 'server' }), 3_000)
    a.form.write({ Customer: '断网时填的' })
    await a.draft.flush()
    a.close()
    const again = await person(desk, '张三', people)
    await vi.waitFor(() => expect(again.form.values.Customer).toBe('断网时填的'), 3_000)
  })
  it('goes with the save, which names the version that it was kept in', async () => {
    const desk = new Desk()
    const a = await person(desk, '张三')
    a.form.write({ Customer: '苏州恒泽' })
    expect(await a.form.save()).toBeDefined()
    expect(a.saves[0]).toMatchObject({ Customer: '苏州恒泽', Draft: { Key: '7', Version: 1 } })
    await vi.waitFor(() => expect(desk.kept).toBeNull())
    expect(a.draft.saveState.kind).toBe('idle')
  })
  it('goes when the form is back to what is stored', async () => {
    const desk = new Desk()
    const a = await person(desk, '张三')
    a.form.write({ Customer: '苏州恒泽' })
    await a.draft.flush()
    a.form.write({ Customer: '宁波远帆' })
    await vi.waitFor(() => expect(desk.kept).toBeNull())
  })
  it('that a colleague saved or gave up is not thrown away here: it is told, and can be kept', async () => {
    const desk = new Desk()
    const a = await person(desk, '张三')
    a.form.write({ Customer: '苏州恒泽' })
    await a.draft.flush()
    desk.kept = null
    a.form.write({ Customer: '苏州恒泽二' })
    await a.draft.flush()
    await vi.waitFor(() => expect(a.draft.saveState.kind).toBe('removed'))
    expect(a.form.values.Customer).toBe('苏州恒泽二')
    a.draft.keepAnyway()
    await a.draft.flush()
    expect((desk.kept as DocumentDraft | null)?.Content.Values).toMatchObject({ Customer: '苏州恒泽二' })
  })
})
