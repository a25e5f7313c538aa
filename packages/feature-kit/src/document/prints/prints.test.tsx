// @vitest-environment jsdom
import { customerDocument } from '@jst/contracts/partner'
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { FakeScreen, refusal } from '../../testing/index.tsx'
import { at, documentApp, partOf } from '../testing/sample.ts'
import { PrintDialog } from './PrintDialog.tsx'

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
