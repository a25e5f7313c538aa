// @vitest-environment jsdom
import { ApiError } from '@jst/api-client'
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { FakeApp, FakeScreen } from '../testing/index.tsx'
import { useAction } from './useAction.ts'

afterEach(cleanup)

it('takes the words about a failure away when the act is tried again', async () => {
  let fails = true
  const Save = () => {
    const { run } = useAction(async () => {
      if (fails) throw new ApiError({ kind: 'network' })
    })
    return (
      <button type="button" onClick={() => void run()}>
        保存
      </button>
    )
  }
  const fake = new FakeApp()
  render(<FakeScreen fake={fake} Screen={Save} />)
  const save = () => userEvent.click(screen.getByRole('button', { name: '保存' }))
  await save()
  expect([fake.said, fake.takenBack]).toEqual([['网络连接失败，请检查网络后重试'], []])
  fails = false
  await save()
  expect(fake.takenBack).toEqual(fake.said)
})
