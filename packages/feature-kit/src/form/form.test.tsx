// @vitest-environment jsdom
import { ApiError } from '@jst/api-client'
import type { ErrorCode } from '@jst/contracts'
import { TextField } from '@jst/ui'
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { FormDialog, useSave } from './index.ts'

afterEach(cleanup)

const refused = (issues: { Path: string; Message: string }[], code: ErrorCode = 'INVALID_INPUT', data?: unknown) =>
  new ApiError({
    kind: 'http',
    status: 422,
    code,
    issues: issues.map((issue) => ({ ...issue, Label: '', Code: 'x', Severity: 'ERROR' })),
    data,
  })

function Form({ act, onClose = () => {} }: { act: () => Promise<void>; onClose?: () => void }) {
  const [name, setName] = useState('')
  const saving = useSave<{ Name: string }>('Name')
  return (
    <FormDialog
      title="新增航线"
      busy={saving.busy}
      failure={saving.failure}
      dirty={name !== ''}
      onSubmit={() => saving.run(act)}
      onClose={onClose}
    >
      {saving.theirs ? <p>现在是{saving.theirs.Name}</p> : null}
      <TextField label="名称" value={name} onChange={setName} error={saving.errors['Name']} />
    </FormDialog>
  )
}

describe('a form in a window', () => {
  it('begins in its first field, is sent by Enter once at a time, and says what the server found where it belongs', async () => {
    let answer: (error: unknown) => void = () => {}
    const act = vi.fn(() => new Promise<void>((_, reject) => (answer = reject)))
    render(<Form act={act} />)
    await userEvent.keyboard('美西{Enter}{Enter}')
    expect(act).toHaveBeenCalledTimes(1)
    answer(
      refused([
        { Path: 'Name', Message: '名称已存在' },
        { Path: 'Code', Message: '代码太长' },
      ]),
    )
    await screen.findByText('名称已存在')
    expect(screen.getByRole('textbox', { name: '名称', description: '名称已存在' })).toBe(document.activeElement)
    expect(screen.getByText('代码太长')).toBeDefined()
    await userEvent.keyboard('{Enter}')
    answer(refused([], 'STALE_WRITE', { Name: '别人的' }))
    expect(await screen.findByText('现在是别人的')).toBeDefined()
    expect(screen.queryByText('名称已存在')).toBeNull()
  })
  it('asks before it throws away what was typed, and not without need', async () => {
    const onClose = vi.fn()
    render(<Form act={async () => {}} onClose={onClose} />)
    await userEvent.keyboard('x')
    await userEvent.click(screen.getByRole('button', { name: '取消' }))
    expect(onClose).not.toHaveBeenCalled()
    await userEvent.click(screen.getByRole('button', { name: '继续编辑' }))
    await userEvent.clear(screen.getByRole('textbox'))
    await userEvent.click(screen.getByRole('button', { name: '取消' }))
    expect(onClose).toHaveBeenCalledTimes(1)
  })
  it('that may not be changed only closes', () => {
    render(
      <FormDialog title="平台数据" onSubmit={undefined} onClose={() => {}}>
        <p>内容</p>
      </FormDialog>,
    )
    expect(screen.getAllByRole('button').map((button) => button.textContent || button.getAttribute('aria-label'))).toEqual(['关闭', '关闭'])
  })
})
