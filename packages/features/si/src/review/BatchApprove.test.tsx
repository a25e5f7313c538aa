// @vitest-environment jsdom
import { FakeScreen, refusal, type FakeAppOptions } from '@jst/feature-kit/testing'
import { cleanup, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { fakeDesk } from '../testing/desk.ts'
import { siRow } from '../testing/rows.ts'
import { BatchApprove } from './BatchApprove.tsx'

beforeAll(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
})
afterEach(cleanup)

const rows = [siRow({ Id: 1, BillNo: 'CLEAN' }), siRow({ Id: 2, BillNo: 'WARNED', Warnings: 2 }), siRow({ Id: 3, BillNo: 'STALE' })]
function open(routes: FakeAppOptions['routes']) {
  const fake = fakeDesk({ routes })
  let done = 0
  const Dialog = () => <BatchApprove rows={rows} onClose={() => undefined} onDone={() => (done += 1)} />
  render(<FakeScreen fake={fake} Screen={Dialog} />)
  return { fake, done: () => done }
}
const cells = (name: string) =>
  within(screen.getByRole('table', { name }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => [row.children[0]?.textContent, row.lastElementChild?.textContent])

it('says of each record what will happen, then what happened', async () => {
  const { fake, done } = open({
    'POST /api/TDBillLadingInfo/BatchApproveTDBillLading': () => ({
      Done: 1,
      Failed: 1,
      Results: [
        { Id: 1, SiNo: 'S1', BillNo: 'CLEAN', Done: true, Message: '已审核通过' },
        { Id: 3, SiNo: 'S3', BillNo: 'STALE', Done: false, Message: '该补料已提交新版本（第 2 版），请查看最新内容后再操作' },
      ],
    }),
  })
  expect(cells('处理方式')).toEqual([
    ['CLEAN', '将审核通过'],
    ['WARNED', '有 2 处警告，须打开逐票审核'],
    ['STALE', '将审核通过'],
  ])
  await userEvent.click(screen.getByRole('button', { name: '审核通过 2 票' }))
  expect((await screen.findByRole('status')).textContent).toBe('已处理 1 票，1 票没有处理')
  expect(cells('处理结果')).toEqual([
    ['STALE', '该补料已提交新版本（第 2 版），请查看最新内容后再操作'],
    ['CLEAN', '已审核通过'],
  ])
  expect(fake.requests.at(-1)?.body).toEqual({
    Items: [
      { Id: 1, Version: 1 },
      { Id: 3, Version: 1 },
    ],
  })
  expect(done()).toBe(1)
})

it('a refusal of the whole batch is told in the window, which stays as it was', async () => {
  const { done } = open({ 'POST /api/TDBillLadingInfo/BatchApproveTDBillLading': () => refusal('FORBIDDEN') })
  await userEvent.click(screen.getByRole('button', { name: '审核通过 2 票' }))
  expect((await screen.findByRole('alert')).textContent).not.toBe('')
  expect(cells('处理方式')).toHaveLength(3)
  expect(done()).toBe(0)
})
