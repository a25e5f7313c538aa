// @vitest-environment jsdom
import { customerDocument } from '@jst/contracts/partner'
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { FakeScreen, refusal } from '../../testing/index.tsx'
import { at, documentApp, partOf } from '../testing/sample.ts'
import { PrintDialog } from './PrintDialog.tsx'
import { PrintMany } from './PrintMany.tsx'

afterEach(cleanup)

const dialog = partOf((of) => <PrintDialog of={of} print="master" onClose={() => undefined} />, customerDocument)
const showDialog = (fake: ReturnType<typeof documentApp>) => render(<FakeScreen fake={fake} Screen={dialog} />)

it('characters that cannot be printed are named before the print is given out', async () => {
  const fake = documentApp(
    {},
    { 'GET /api/Document/Prints': () => [], 'GET /api/Document/PrintCheck': () => ({ Unprintable: ['𠮷', 'ش'] }) },
  )
  showDialog(fake)
  expect(await screen.findByText(/𠮷（U\+20BB7） ش（U\+0634）。请改写后再打印/)).toBeDefined()
})
it('a print is given out in the language that was chosen, once, and a refusal leaves the window open', async () => {
  const fake = documentApp(
    {},
    {
      'GET /api/Document/Prints': () => [{ Id: 1, Print: 'master', Language: 'zh', Copy: 1, IssuedBy: '周海岚', IssuedAt: at }],
      'POST /api/Document/IssuePrint': () => refusal('FORBIDDEN'),
    },
  )
  showDialog(fake)
  expect(await screen.findByRole('rowheader', { name: '第 1 份' })).toBeDefined()
  await userEvent.click(screen.getByRole('combobox', { name: '语言' }))
  await userEvent.click(screen.getByRole('option', { name: 'English' }))
  await userEvent.click(screen.getByRole('button', { name: '正式打印' }))
  const sent = fake.requests.filter(({ path }) => path === '/api/Document/IssuePrint').map(({ body }) => body)
  expect(sent).toEqual([{ Kind: 'customer', Id: 7, Print: 'master', Language: 'en' }])
  expect(screen.getByRole('dialog')).toBeDefined()
})

const many = (ids: readonly number[]) =>
  partOf(() => <PrintMany document={customerDocument} print="master" rows={ids.map((Id) => ({ Id }))} />, customerDocument)
it('many records are printed ten at a time; those that are left out are named with their reason', async () => {
  const left = { Id: 3, No: 'KH3', Code: 'ILLEGAL_TRANSITION', Message: '已作废' }
  const fake = documentApp(
    {},
    {
      'POST /api/Document/IssuePrints': ({ body }) => {
        const { Ids } = body as { Ids: number[] }
        return { Copies: Ids.filter((id) => id !== 3).map((Id) => ({ Id, CopyId: Id * 10 })), NotPrinted: Ids.includes(3) ? [left] : [] }
      },
      'GET /api/Document/PrintsTogether': () => refusal('INTERNAL'),
    },
  )
  fake.permit(['export'], customerDocument.prints.master.button.path)
  render(<FakeScreen fake={fake} Screen={many(Array.from({ length: 12 }, (_, at) => at + 1))} />)
  await userEvent.click(await screen.findByRole('button', { name: /^打印/ }))
  await userEvent.click(screen.getByRole('button', { name: '正式打印' }))
  expect(await screen.findByText('已生成 11 份，1 份没有打印')).toBeDefined()
  expect(screen.getByRole('row', { name: 'KH3 已作废' })).toBeDefined()
  const asked = fake.requests
    .filter(({ path }) => path === '/api/Document/IssuePrints')
    .map(({ body }) => (body as { Ids: number[] }).Ids.length)
  expect(asked).toEqual([10, 2])
})
it('more than a hundred are refused before anything is numbered', async () => {
  const fake = documentApp({}, {})
  fake.permit(['export'], customerDocument.prints.master.button.path)
  render(<FakeScreen fake={fake} Screen={many(Array.from({ length: 101 }, (_, at) => at + 1))} />)
  await userEvent.click(await screen.findByRole('button', { name: /^打印/ }))
  expect(screen.getByText('一次最多打印 100 份，请少选一些后再打印')).toBeDefined()
  expect(screen.getByRole('button', { name: '正式打印' })).toHaveProperty('disabled', true)
})
