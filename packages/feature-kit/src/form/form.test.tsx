// @vitest-environment jsdom
import { ApiError } from '@jst/api-client'
import { ChoiceField, DetailPage, TextField } from '@jst/ui'
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { FakeApp, FakeScreen, sampleEmployee } from '../testing/index.tsx'
import { DialogTool, FormDialog, FormNotices, useForm } from './index.ts'

afterEach(cleanup)

interface Lane {
  readonly Name: string
  readonly Remark: string
  readonly UpdateTime: string
}
type Save = (values: Omit<Lane, 'UpdateTime'>, stored: Lane | undefined) => Promise<Lane>

const lane = (change: Partial<Lane> = {}): Lane => ({ Name: '', Remark: '', UpdateTime: '1', ...change })
const refused = (...issues: { Path: string; Message: string }[]) =>
  new ApiError({
    kind: 'http',
    status: 422,
    code: 'INVALID_INPUT',
    issues: issues.map((issue) => ({ ...issue, Label: '', Code: 'x', Severity: 'ERROR' })),
  })
const stale = (data: Lane) => new ApiError({ kind: 'http', status: 412, code: 'STALE_WRITE', data })

interface LaneFormProps {
  save: Save
  stored?: Lane
  onClose?: () => void
  readOnly?: boolean
  unasked?: boolean
}

function useLane({ save, stored = lane(), onClose, unasked = false }: LaneFormProps) {
  return useForm({
    unasked,
    stored,
    start: (row) => ({ Name: row?.Name ?? '', Remark: row?.Remark ?? '' }),
    fields: { Name: { label: '名称', required: true }, Remark: { label: '备注' } },
    save,
    saved: () => onClose?.(),
    keep: 'lane',
  })
}
const InWindow = observer(function InWindow({ onClose = () => {}, readOnly, ...rest }: LaneFormProps) {
  const form = useLane({ ...rest, onClose })
  return (
    <FormDialog form={form} title="航线" readOnly={readOnly} onClose={onClose}>
      <TextField {...form.field('Name')} disabled={readOnly} />
      <TextField {...form.field('Remark')} disabled={readOnly} />
    </FormDialog>
  )
})
const OfChoice = observer(function OfChoice({ onClose = () => {}, ...rest }: LaneFormProps) {
  const form = useLane({ ...rest, onClose })
  return (
    <FormDialog form={form} title="航线" onClose={onClose}>
      <ChoiceField {...form.field('Remark')} options={[{ value: 'sea', label: '海运' }]} />
      <TextField {...form.field('Name')} />
    </FormDialog>
  )
})
const OnPage = observer(function OnPage(props: LaneFormProps) {
  const form = useLane(props)
  return (
    <DetailPage
      title="航线"
      onBack={() => {}}
      notice={<FormNotices form={form} />}
      actions={<button onClick={() => void form.save()}>存</button>}
    >
      <TextField {...form.field('Name')} />
      <TextField {...form.field('Remark')} />
    </DetailPage>
  )
})

/** A screen on which the form is opened, closed and opened again. */
async function show(props: LaneFormProps, Form: typeof InWindow = InWindow, fake = new FakeApp({ path: '/lanes' })) {
  fake.app.session.adoptToken('token')
  fake.gateway.employee = sampleEmployee
  await fake.app.session.load()
  const onClose = vi.fn()
  const Screen = () => {
    const [open, setOpen] = useState(true)
    const close = () => {
      onClose()
      setOpen(false)
    }
    return open ? <Form {...props} onClose={close} /> : <button onClick={() => setOpen(true)}>打开</button>
  }
  const { unmount } = render(<FakeScreen fake={fake} Screen={Screen} />)
  const name = () => screen.getByRole<HTMLInputElement>('textbox', { name: '名称' })
  return { fake, onClose, unmount, name, isDirty: () => fake.app.guards.isDirty('/lanes') }
}

describe('a form in a window', () => {
  it('begins in its first field, is sent by Enter once at a time, and goes to the first field that was found wrong', async () => {
    let refuse: (error: unknown) => void = () => {}
    const save = vi.fn<Save>(() => new Promise((_, reject) => (refuse = reject)))
    const { name } = await show({ save })
    await userEvent.keyboard('美西{Tab}经停{Enter}{Enter}')
    expect(save).toHaveBeenCalledTimes(1)
    refuse(refused({ Path: 'Name', Message: '名称已存在' }, { Path: 'Code', Message: '代码太长' }))
    await screen.findByText('名称已存在')
    await waitFor(() => expect(document.activeElement).toBe(name()))
    expect(screen.getByText('代码太长')).toBeDefined()
  })

  it('asks before it throws away what was typed, and not without need', async () => {
    const { onClose } = await show({ save: async () => lane() })
    await userEvent.keyboard('x')
    await userEvent.click(screen.getByRole('button', { name: '取消' }))
    expect(onClose).not.toHaveBeenCalled()
    await userEvent.click(screen.getByRole('button', { name: '继续编辑' }))
    await userEvent.clear(screen.getByRole('textbox', { name: '名称' }))
    await userEvent.click(screen.getByRole('button', { name: '取消' }))
    expect(onClose).toHaveBeenCalledTimes(1)
  })

  it('leaves nothing to be asked about, nor to come back, once it is saved or thrown away', async () => {
    const { name, isDirty } = await show({ save: async (values) => lane(values) })
    await userEvent.keyboard('x')
    expect(isDirty()).toBe(true)
    await userEvent.click(screen.getByRole('button', { name: '取消' }))
    await userEvent.click(screen.getByRole('button', { name: '放弃修改' }))
    expect(isDirty()).toBe(false)
    await userEvent.click(screen.getByRole('button', { name: '打开' }))
    expect(name().value).toBe('')
    await userEvent.keyboard('美西{Enter}')
    await userEvent.click(await screen.findByRole('button', { name: '打开' }))
    expect([isDirty(), name().value]).toEqual([false, ''])
  })

  it('of a choice or a password closes without a question', async () => {
    const { onClose, isDirty } = await show({ save: async () => lane(), unasked: true })
    await userEvent.keyboard('x')
    expect(isDirty()).toBe(false)
    await userEvent.click(screen.getByRole('button', { name: '取消' }))
    expect(onClose).toHaveBeenCalledTimes(1)
  })

  it('has the cursor in its first field, also where that is a choice', async () => {
    await show({ save: async () => lane() }, OfChoice)
    expect(document.activeElement).toBe(screen.getByRole('combobox', { name: '备注' }))
  })

  it('that may not be changed only closes', async () => {
    await show({ save: async () => lane(), readOnly: true })
    const dialog = within(screen.getByRole('dialog'))
    expect(dialog.getAllByRole('button').map((button) => button.textContent || button.getAttribute('aria-label'))).toEqual(['关闭', '关闭'])
  })

  it('offers the choice between two versions in place of another save', async () => {
    const save = vi.fn<Save>(async (values, stored) => {
      if (stored?.UpdateTime === '1') throw stale(lane({ Name: '他的', Remark: '他的备注', UpdateTime: '2' }))
      return lane({ ...values, UpdateTime: '3' })
    })
    const { onClose } = await show({ save })
    await userEvent.keyboard('我的{Enter}')
    expect(await screen.findByRole('row', { name: '名称 他的 我的' })).toBeDefined()
    expect(screen.getByRole<HTMLButtonElement>('button', { name: '保存' }).disabled).toBe(true)
    await userEvent.click(screen.getByRole('button', { name: '保存您的内容' }))
    await waitFor(() => expect(onClose).toHaveBeenCalled())
    expect(save.mock.lastCall).toEqual([{ Name: '我的', Remark: '他的备注' }, expect.objectContaining({ UpdateTime: '2' })])
  })
})

describe('two people who changed several fields of a form', () => {
  const theirs = lane({ Name: '他的', Remark: '他的备注', UpdateTime: '2' })
  const save = () =>
    vi.fn<Save>(async (values, stored) => {
      if (stored?.UpdateTime === '1') throw stale(theirs)
      return lane({ ...values, UpdateTime: '3' })
    })
  const typeBoth = async () => {
    await userEvent.type(screen.getByRole('textbox', { name: '名称' }), '我的')
    await userEvent.type(screen.getByRole('textbox', { name: '备注' }), '我的备注')
    await userEvent.click(screen.getByRole('button', { name: '保存' }))
    await screen.findByRole('radio', { name: '备注 您的内容 我的备注', checked: true })
  }

  it('keep what the second one typed unless it says otherwise', async () => {
    const put = save()
    await show({ save: put })
    await typeBoth()
    await userEvent.click(screen.getByRole('button', { name: '保存您的内容' }))
    await waitFor(() => expect(put.mock.lastCall?.[0]).toEqual({ Name: '我的', Remark: '我的备注' }))
  })

  it('leave a field as it stands now, look at the form, and save it', async () => {
    const put = save()
    await show({ save: put })
    await typeBoth()
    await userEvent.click(screen.getByRole('radio', { name: '备注 现在的内容 他的备注' }))
    await userEvent.click(screen.getByRole('button', { name: '按所选合并' }))
    expect(put).toHaveBeenCalledTimes(1)
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: '备注' }).value).toBe('他的备注')
    await userEvent.click(screen.getByRole('button', { name: '保存' }))
    await waitFor(() => expect(put.mock.lastCall).toEqual([{ Name: '我的', Remark: '他的备注' }, theirs]))
  })
})

describe('a form on a page', () => {
  it('goes to the first field that is wrong', async () => {
    const { name } = await show({ save: async () => lane() }, OnPage)
    await userEvent.click(screen.getByRole('button', { name: '存' }))
    expect(screen.getByRole('alert').textContent).toBe('请填写名称')
    expect(document.activeElement).toBe(name())
  })

  it('has what was typed again after the page was lost, over whatever stands there then', async () => {
    const fake = new FakeApp({ path: '/lanes' })
    const save: Save = async () => lane()
    const lost = await show({ save }, OnPage, fake)
    await userEvent.type(lost.name(), '我的')
    window.dispatchEvent(new Event('pagehide'))
    lost.unmount()
    const again = await show({ save }, OnPage, fake)
    expect([again.name().value, screen.getByText(/已恢复您上次没有保存的内容/) !== null]).toEqual(['我的', true])
    again.unmount()
    // the shell forgets the questions of a page that is mounted anew
    fake.app.guards.clear('/lanes')
    const newer = await show({ save, stored: lane({ Name: '他的', UpdateTime: '2' }) }, OnPage, fake)
    expect(screen.getByRole('row', { name: '名称 他的 我的' })).toBeDefined()
    await userEvent.click(screen.getByRole('button', { name: '放弃，改回已保存的内容' }))
    expect([newer.name().value, newer.isDirty()]).toEqual(['他的', false])
  })

  it('has nothing again that was given up when its tab was closed', async () => {
    const fake = new FakeApp({ path: '/lanes' })
    const save: Save = async () => lane()
    const hidden = await show({ save }, OnPage, fake)
    await userEvent.type(hidden.name(), '我的')
    hidden.unmount()
    fake.app.guards.giveUp('/lanes')
    expect((await show({ save }, OnPage, fake)).name().value).toBe('')
  })

  it('keeps what a reader of a link types, who has no account', async () => {
    const fake = new FakeApp({ path: '/lanes' })
    const save: Save = async () => lane()
    const person = fake.gateway.employee
    fake.gateway.employee = null
    await fake.app.session.reloadEmployee()
    const first = await show({ save }, OnPage, fake)
    await userEvent.type(first.name(), '我的')
    first.unmount()
    expect((await show({ save }, OnPage, fake)).name().value).toBe('我的')
    fake.gateway.employee = person
  })

  it('keeps nothing of one person for another', async () => {
    const fake = new FakeApp({ path: '/lanes' })
    const save: Save = async () => lane()
    const first = await show({ save }, OnPage, fake)
    await userEvent.type(first.name(), '我的')
    first.unmount()
    fake.gateway.employee = { ...sampleEmployee, Id: sampleEmployee.Id + 1 }
    await fake.app.session.reloadEmployee()
    render(<FakeScreen fake={fake} Screen={() => <OnPage save={save} />} />)
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: '名称' }).value).toBe('')
  })
})

describe('the tool of a dialog', () => {
  const Tool = ({ button }: { button?: { code: string; path?: string } }) => (
    <DialogTool label="新建" button={button}>
      {(onClose) => <button onClick={onClose}>关闭</button>}
    </DialogTool>
  )
  const open = (codes: string[], button?: { code: string; path?: string }) => {
    const fake = new FakeApp({ path: '/lanes' })
    fake.permit(codes)
    render(<FakeScreen fake={fake} Screen={() => <Tool {...(button ? { button } : {})} />} />)
  }

  it('mounts its dialog for as long as it is open', async () => {
    open([])
    expect(screen.queryByRole('button', { name: '关闭' })).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: '新建' }))
    await userEvent.click(screen.getByRole('button', { name: '关闭' }))
    expect(screen.queryByRole('button', { name: '关闭' })).toBeNull()
  })

  it('is there for those with its right on its menu', () => {
    open(['add'], { code: 'add' })
    expect(screen.getByRole('button', { name: '新建' })).toBeDefined()
    cleanup()
    open(['add'], { code: 'add', path: '/ports' })
    expect(screen.queryByRole('button', { name: '新建' })).toBeNull()
    cleanup()
    open([], { code: 'add' })
    expect(screen.queryByRole('button', { name: '新建' })).toBeNull()
  })
})
