import { ApiError } from '@jst/api-client'
import type { ErrorCode } from '@jst/contracts'
import { describe, expect, it } from 'vitest'
import { FormModel } from './FormModel.ts'
import { Latest } from './Latest.ts'
import type { FormSpec } from './spec.ts'

interface Lane {
  readonly Name: string
  readonly Remark: string
  readonly Ports: readonly string[]
  readonly UpdateTime: string
}
type Values = Omit<Lane, 'UpdateTime'>
type Spec = FormSpec<Values, Lane, Lane>

const lane = (change: Partial<Lane> = {}): Lane => ({ Name: '美西', Remark: '', Ports: ['USLAX'], UpdateTime: '1', ...change })
const refused = (code: ErrorCode, data?: unknown, issues: readonly { Path: string; Message: string }[] = []) =>
  new ApiError({
    kind: 'http',
    status: 422,
    code,
    data,
    issues: issues.map((one) => ({ ...one, Label: '', Code: 'x', Severity: 'ERROR' })),
  })
const stale = (change: Partial<Lane>) => refused('STALE_WRITE', lane(change))

/** A form whose saves are answered one by one. */
function open(more: Partial<Spec> = {}) {
  const asked: { values: Values; version: string | undefined; answer: (lane: Lane) => void; refuse: (error: unknown) => void }[] = []
  const saved: Lane[] = []
  const form = new FormModel<Values, Lane, Lane>({
    stored: lane(),
    start: (stored) => ({ Name: stored?.Name ?? '', Remark: stored?.Remark ?? '', Ports: stored?.Ports ?? [] }),
    fields: {
      Name: { label: '名称', required: true, check: (name) => (name.length > 4 ? '名称太长' : undefined) },
      Remark: { label: '备注' },
      Ports: { label: '港口' },
    },
    save: (values, stored) => new Promise((answer, refuse) => asked.push({ values, version: stored?.UpdateTime, answer, refuse })),
    saved: (answer) => saved.push(answer),
    ...more,
  })
  return { form, asked, saved }
}

describe('a form', () => {
  it('is dirty by its content', () => {
    const { form } = open()
    form.write({ Ports: ['USLAX', 'USOAK'] })
    expect(form.dirty).toBe(true)
    form.write({ Ports: ['USLAX'] })
    expect(form.dirty).toBe(false)
  })

  it('says what is wrong once a save was tried, and follows the typing from then on', async () => {
    const { form, asked } = open()
    form.write({ Name: '' })
    expect(form.errors).toEqual({})
    expect(await form.save()).toBeUndefined()
    expect([form.errors, form.refusals, asked.length]).toEqual([{ Name: '请填写名称' }, 1, 0])
    form.write({ Name: '名称很长很长' })
    expect(form.errors).toEqual({ Name: '名称太长' })
    form.write({ Name: '短' })
    expect(form.errors).toEqual({})
  })

  it('shows the findings of the server at their fields until these change, and tells the others in one sentence', async () => {
    const { form, asked } = open({ at: (path) => (path.startsWith('Row.Ports') ? path.slice('Row.'.length) : undefined) })
    const save = form.save()
    asked[0]!.refuse(
      refused('INVALID_INPUT', undefined, [
        { Path: 'Name', Message: '名称已存在' },
        { Path: 'Row.Ports[0]', Message: '没有这个港口' },
        { Path: 'Lane', Message: '航线已停用' },
        { Path: 'Code', Message: '代码太长' },
      ]),
    )
    expect(await save).toBeUndefined()
    expect(form.errors).toEqual({ Name: '名称已存在', 'Ports[0]': '没有这个港口' })
    expect(form.failure).toBe('航线已停用；代码太长')
    form.write({ Ports: [] })
    expect(form.errors).toEqual({ Name: '名称已存在' })
  })

  it('shows a refusal without findings at its field, where it has one', async () => {
    const { form, asked } = open({ codes: { BAD_CODE: 'Remark' } })
    const save = form.save()
    asked[0]!.refuse(refused('BAD_CODE'))
    await save
    expect([Object.keys(form.errors), form.failure]).toEqual([['Remark'], ''])
  })

  it('is sent once at a time', async () => {
    const { form, asked, saved } = open()
    const save = form.save()
    expect(form.busy).toBe(true)
    expect(await form.save()).toBeUndefined()
    asked[0]!.answer(lane({ UpdateTime: '2' }))
    expect(await save).toEqual(lane({ UpdateTime: '2' }))
    expect([asked.length, form.busy, saved.length]).toEqual([1, false, 1])
  })

  it('runs another act once at a time as well, and after a draft that is on its way', async () => {
    const { form, asked } = open({ autosave: 1 })
    const done: (string | undefined)[] = []
    form.write({ Remark: '一' })
    void form.store()
    form.write({ Remark: '二' })
    const act = form.run(async () => {
      await form.flush()
      done.push(form.stored?.UpdateTime)
    })
    expect(await form.run(async () => void done.push('twice'))).toBe(false)
    expect(asked).toHaveLength(1)
    asked[0]!.answer(lane({ Remark: '一', UpdateTime: '2' }))
    await expect.poll(() => asked.length).toBe(2)
    expect(asked[1]).toMatchObject({ version: '2', values: { Remark: '二' } })
    asked[1]!.answer(lane({ Remark: '二', UpdateTime: '3' }))
    expect(await act).toBe(true)
    expect([done, form.dirty]).toEqual([['3'], false])
  })

  it('keeps what is typed while a save runs, and still has it to save', async () => {
    const { form, asked } = open()
    form.write({ Name: '美西 ' })
    const save = form.save()
    form.write({ Remark: '经停' })
    asked[0]!.answer(lane({ UpdateTime: '2' }))
    await save
    expect([form.values.Name, form.values.Remark, form.dirty]).toEqual(['美西', '经停', true])
    void form.save()
    expect([asked[1]!.values.Remark, asked[1]!.version]).toEqual(['经停', '2'])
  })

  it('keeps what is typed into the same field while a save runs', async () => {
    const { form, asked } = open()
    form.write({ Name: '美东' })
    const save = form.save()
    form.write({ Name: '美东线' })
    asked[0]!.answer(lane({ Name: '美东', UpdateTime: '2' }))
    await save
    expect([form.values.Name, form.dirty]).toEqual(['美东线', true])
  })

  it('that saves itself leaves the text as it is typed, and does not repeat what was refused', async () => {
    const { form, asked } = open({ autosave: 1 })
    form.write({ Name: '' })
    expect(form.due).toBe(true)
    const first = form.store()
    expect(form.due).toBe(false)
    asked[0]!.refuse(new ApiError({ kind: 'network' }))
    await first
    expect([form.dirty, form.due, form.failure !== '']).toEqual([true, false, true])
    form.write({ Name: '美 ' })
    expect(form.due).toBe(true)
    const second = form.store()
    asked[1]!.answer(lane({ Name: '美', UpdateTime: '2' }))
    await second
    expect([form.values.Name, form.dirty, form.due]).toEqual(['美 ', false, false])
  })
})

describe('a form that somebody else saved first', () => {
  async function conflict(theirs: Partial<Lane>, more?: Partial<Spec>) {
    const opened = open(more)
    opened.form.write({ Name: '我的名' })
    const save = opened.form.save()
    opened.asked[0]!.refuse(stale({ UpdateTime: '2', ...theirs }))
    expect(await save).toBeUndefined()
    return opened
  }

  it('shows where both differ as people read it, and saves nothing before the choice', async () => {
    const { form, asked } = await conflict({ Name: '他的名', Remark: '他的备注' })
    expect(form.differences).toEqual([{ key: 'Name', label: '名称', before: '美西', theirs: '他的名', mine: '我的名' }])
    expect(await form.save()).toBeUndefined()
    expect(asked).toHaveLength(1)
  })

  it('takes the newer version as a whole', async () => {
    const { form } = await conflict({ Name: '他的名' })
    form.takeTheirs()
    expect([form.values.Name, form.dirty, form.theirs, form.stored?.UpdateTime]).toEqual(['他的名', false, undefined, '2'])
  })

  it('saves what was typed on top of the newer version, whose other changes stay', async () => {
    const { form, asked, saved } = await conflict({ Name: '他的名', Remark: '他的备注' })
    const save = form.keepMine()
    expect(asked[1]).toMatchObject({ version: '2', values: { Name: '我的名', Remark: '他的备注' } })
    asked[1]!.answer(lane({ Name: '我的名', UpdateTime: '3' }))
    await save
    expect([form.dirty, form.stored?.UpdateTime, saved.length]).toEqual([false, '3', 1])
  })

  it('asks again when it is stale again, and keeps what was typed', async () => {
    const { form, asked } = await conflict({ Remark: '他的备注' })
    const save = form.keepMine()
    asked[1]!.refuse(stale({ Name: '第三人', Remark: '他的备注', UpdateTime: '3' }))
    await save
    expect(form.differences).toEqual([{ key: 'Name', label: '名称', before: '美西', theirs: '第三人', mine: '我的名' }])
    const again = form.keepMine()
    asked[2]!.answer(lane({ Name: '我的名', UpdateTime: '4' }))
    await again
    expect([asked[2]!.version, asked[2]!.values.Remark, form.dirty]).toEqual(['3', '他的备注', false])
  })

  it('keeps what was typed, over the newer version, when the save fails', async () => {
    const { form, asked } = await conflict({ Remark: '他的备注' })
    const save = form.keepMine()
    asked[1]!.refuse(new ApiError({ kind: 'network' }))
    await save
    expect([form.values.Name, form.dirty, form.failure !== '', form.theirs]).toEqual(['我的名', true, true, undefined])
    void form.save()
    expect(asked[2]).toMatchObject({ version: '2', values: { Name: '我的名', Remark: '他的备注' } })
    form.giveUp()
    expect(form.values).toMatchObject({ Name: '美西', Remark: '他的备注' })
  })

  it('saves a draft on top of the newer version as it is, unchecked', async () => {
    const { form, asked } = open({ autosave: 1 })
    form.write({ Name: '' })
    const store = form.store()
    asked[0]!.refuse(stale({ Remark: '他的备注', UpdateTime: '2' }))
    await store
    void form.keepMine()
    expect(asked[1]).toMatchObject({ version: '2', values: { Name: '', Remark: '他的备注' } })
  })

  it('shows the newer version at once where nothing was typed, and says so', async () => {
    const { form, asked } = open()
    const save = form.save()
    asked[0]!.refuse(stale({ Name: '他的名', UpdateTime: '2' }))
    await save
    expect([form.values.Name, form.theirs, form.stored?.UpdateTime, form.dirty]).toEqual(['他的名', undefined, '2', false])
    expect(form.failure).toContain('已显示最新内容')
  })

  it('goes on from the newer version with what was chosen field by field', async () => {
    const { form, asked } = await conflict({ Name: '他的名', Remark: '他的备注' })
    form.merge({ ...form.standing!, Name: '我的名' })
    expect([form.theirs, form.dirty]).toEqual([undefined, true])
    void form.save()
    expect(asked[1]).toMatchObject({ version: '2', values: { Name: '我的名', Remark: '他的备注' } })
  })

  it('hands the newer version to a screen that shows it instead', async () => {
    const seen: Lane[] = []
    const { form } = await conflict({ Name: '他的名' }, { overtaken: (theirs) => seen.push(theirs) })
    expect([seen[0]?.Name, form.theirs]).toEqual(['他的名', undefined])
  })

  it('shows a newer version that comes by itself, unless something was typed', () => {
    const { form } = open()
    form.follow(lane({ Name: '旧名', UpdateTime: '0' }))
    form.follow(lane({ Name: '新名', UpdateTime: '2' }))
    expect(form.values.Name).toBe('新名')
    form.write({ Name: '我的名' })
    form.follow(lane({ Name: '更新的名', UpdateTime: '3' }))
    expect([form.values.Name, form.stored?.UpdateTime]).toEqual(['我的名', '2'])
  })

  it('goes on showing what is wrong when the same version comes again', async () => {
    const { form } = open({ stored: lane({ Name: '' }) })
    expect(await form.save()).toBeUndefined()
    form.follow(lane({ Name: '' }))
    expect(Object.keys(form.errors)).toEqual(['Name'])
  })

  it('is not replaced while it is saved, nor while it asks for a choice', async () => {
    const { form, asked } = open()
    form.write({ Name: '我的名' })
    const done = form.save()
    form.write({ Name: '美西' })
    form.follow(lane({ Name: '新名', UpdateTime: '2' }))
    expect([form.values.Name, form.stored?.UpdateTime]).toEqual(['美西', '1'])
    asked[0]!.answer(lane({ Name: '我的名', UpdateTime: '3' }))
    await done
    expect([form.values.Name, form.dirty]).toEqual(['美西', true])

    const other = await conflict({ Name: '他的名' })
    other.form.follow(lane({ Name: '更新的名', UpdateTime: '9' }))
    other.form.follow(lane({ UpdateTime: '9' }))
    expect([other.form.theirs?.Name, other.form.values.Name, other.form.stored?.UpdateTime]).toEqual(['他的名', '我的名', '1'])
  })

  it('goes on from a newer version that shows nothing new in its fields, with what was typed', () => {
    const { form } = open()
    form.write({ Name: '我的名' })
    form.follow(lane({ UpdateTime: '3' }))
    expect([form.values.Name, form.dirty, form.stored?.UpdateTime]).toEqual(['我的名', true, '3'])
  })

  it('goes on from a version that is known to be newer', () => {
    const { form } = open()
    form.write({ Name: '我的名' })
    form.rebase(lane({ Remark: '移动后', UpdateTime: '2' }))
    expect([form.values, form.stored?.UpdateTime]).toEqual([{ Name: '我的名', Remark: '移动后', Ports: ['USLAX'] }, '2'])
  })
})

describe('what is kept of a form', () => {
  it('is what was typed, and nothing once it is saved or given up', () => {
    const { form } = open()
    expect(form.unsavedForm).toBeUndefined()
    form.write({ Name: '我的名' })
    expect(form.unsavedForm).toMatchObject({ version: '1', values: { Name: '我的名' } })
    form.giveUp()
    expect([form.unsavedForm, form.values.Name]).toEqual([undefined, '美西'])
  })

  it('comes back over the same version', () => {
    const { form } = open()
    form.write({ Name: '我的名' })
    const next = open().form
    next.restore(form.unsavedForm!)
    expect([next.values.Name, next.dirty, next.restored, next.theirs]).toEqual(['我的名', true, true, undefined])
    next.giveUp()
    expect([next.values.Name, next.restored]).toEqual(['美西', false])
  })

  it('asks for a choice over a version that was saved since', async () => {
    const { form } = open()
    form.write({ Name: '我的名' })
    const { form: next, asked } = open({ stored: lane({ Remark: '他的备注', UpdateTime: '2' }) })
    next.restore(form.unsavedForm!)
    expect(next.differences.map(({ key }) => key)).toEqual(['Name'])
    void next.keepMine()
    expect(asked[0]).toMatchObject({ version: '2', values: { Name: '我的名', Remark: '他的备注' } })
  })

  it('is dropped when the form has other fields by now', () => {
    const { form } = open()
    form.restore({ version: '1', first: { Name: 7 }, values: { Name: 7 } })
    expect([form.values.Name, form.restored]).toEqual(['美西', false])
  })
})

describe('what the server says about something typed', () => {
  it('is of the newest question, in whichever order the answers come', async () => {
    const answers: ((count: number) => void)[] = []
    const count = () => new Promise<number>((answer) => answers.push(answer))
    const people = new Latest<number>()
    const asked = [people.ask(count), people.ask(count)]
    answers[1]!(2)
    await asked[1]
    answers[0]!(40)
    await asked[0]
    expect(people.value).toBe(2)
  })

  it('is nothing while a newer question is under way, and no failure of an older one', async () => {
    const people = new Latest<number>()
    await people.ask(async () => 3)
    let fail: (error: Error) => void = () => {}
    const older = people.ask(() => new Promise((_, reject) => (fail = reject)))
    expect(people.value).toBeUndefined()
    const newer = people.ask(async () => 5)
    fail(new Error('late'))
    await Promise.all([older, newer])
    expect([people.value, people.failure]).toEqual([5, ''])
  })
})
