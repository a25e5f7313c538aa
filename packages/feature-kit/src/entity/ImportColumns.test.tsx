// @vitest-environment jsdom
import { portCalls } from '@jst/contracts/master'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { FakeApp, FakeScreen, refusal } from '../testing/index.tsx'
import { ImportDialog } from './ImportDialog.tsx'

afterEach(cleanup)
const columns = [
  { Heading: '甲', Field: '', Sample: 'CNXXX' },
  { Heading: '中文名', Field: 'NameZh', Sample: '某港' },
]
const plan = {
  Id: 1,
  FileName: 'x.csv',
  State: 'planned',
  Lines: 1,
  Adds: 1,
  Changes: 0,
  Same: 0,
  Bad: 0,
  Unknown: [],
  Problems: [],
  Remembered: false,
  CreateTime: '2026-11-20T02:00:00.000Z',
}
const choose = async (heading: string, field: string) => {
  await userEvent.click(screen.getByRole('combobox', { name: `“${heading}”导入为` }))
  await userEvent.click(screen.getByRole('option', { name: field }))
}
const valueOf = (heading: string) => screen.getByRole('combobox', { name: `“${heading}”导入为` }).textContent

function open(check: () => unknown) {
  const fake = new FakeApp({
    routes: {
      [`GET ${portCalls.imports.path}`]: () => [],
      [`POST ${portCalls.planImport.path}`]: check,
      [`POST ${portCalls.saveHeadings.path}`]: () => ({ Changed: 2 }),
    },
  })
  render(<FakeScreen fake={fake} Screen={() => <ImportDialog calls={portCalls} onDone={() => undefined} onClose={() => undefined} />} />)
  return fake
}
const paste = async () => {
  await userEvent.type(await screen.findByRole('textbox', { name: /粘贴/ }), '甲,中文名')
  await userEvent.click(screen.getByRole('button', { name: '检查粘贴内容' }))
}

it('asks what the columns of a refused file are, keeps it, and checks the same file again', async () => {
  let answers = 0
  const fake = open(() =>
    answers++ === 0 ? refusal('BAD_FILE', { Message: '没有找到表头', Data: { Columns: columns } }) : { ...plan, Remembered: true },
  )
  await paste()
  expect(await screen.findByText('没有找到表头')).toBeTruthy()
  await choose('甲', '* 港口代码')
  await userEvent.click(screen.getByRole('button', { name: '记住并重新检查' }))
  expect(await screen.findByText('已按本公司之前选择的列对应读取。')).toBeTruthy()
  expect(fake.bodyOf(portCalls.saveHeadings.path)).toEqual({
    Columns: [
      { Heading: '甲', Field: 'Code' },
      { Heading: '中文名', Field: 'NameZh' },
    ],
  })
  expect(screen.queryByRole('region', { name: '列对应' })).toBeNull()
})

it('lets somebody change what was recognised; a field that is given to a column is taken from the other', async () => {
  open(() => ({ ...plan, Columns: columns }))
  await paste()
  await userEvent.click(await screen.findByRole('button', { name: '调整列对应' }))
  await choose('甲', '* 中文名')
  await waitFor(() => expect([valueOf('甲'), valueOf('中文名')]).toEqual(['* 中文名', '不导入']))
})
