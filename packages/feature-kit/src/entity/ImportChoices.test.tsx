// @vitest-environment jsdom
import { portCalls, referenceIndex } from '@jst/contracts/master'
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { FakeApp, FakeScreen } from '../testing/index.tsx'
import { ImportDialog } from './ImportDialog.tsx'

afterEach(cleanup)
const plan = {
  Id: 1,
  FileName: 'x.csv',
  State: 'planned',
  Lines: 40,
  Adds: 10,
  Changes: 0,
  Same: 0,
  Bad: 30,
  Unknown: [],
  Problems: [],
  Groups: [{ Field: 'IsPol', Label: '装货港', Value: '可装', Message: '请填写是或否', Suggest: '是', Count: 9, Line: 4 }],
  Choices: [
    { Field: 'LaneCode', Text: '西线', Suggest: 'USW', Count: 21, Line: 3 },
    { Field: 'IsPol', Text: '可装', Suggest: '', Count: 9, Line: 4 },
  ],
  CreateTime: '2026-11-20T02:00:00.000Z',
}

it('by the keyboard alone a text is given its meaning, kept with its source, and the same file is checked again', async () => {
  let checks = 0
  const fake = new FakeApp({
    routes: {
      [`GET ${portCalls.imports.path}`]: () => [],
      [`GET ${referenceIndex.path}`]: () => ({ Version: '1', Rows: [] }),
      [`POST ${portCalls.planImport.path}`]: () => (checks++ === 0 ? plan : { ...plan, Id: 2, Adds: 40, Bad: 0, Groups: [], Choices: [] }),
      [`POST ${portCalls.saveMeanings.path}`]: () => ({ Changed: 2 }),
    },
  })
  render(<FakeScreen fake={fake} Screen={() => <ImportDialog calls={portCalls} onDone={() => undefined} onClose={() => undefined} />} />)
  await userEvent.type(await screen.findByRole('textbox', { name: /数据来源/ }), 'SITC')
  await userEvent.type(screen.getByRole('textbox', { name: /粘贴/ }), '港口代码')
  await userEvent.click(screen.getByRole('button', { name: '检查粘贴内容' }))
  const take = await screen.findByRole('button', { name: '采用 USW' })
  // what is chosen once is not listed among the problems as well
  expect(screen.queryByRole('region', { name: '多行相同的问题' })).toBeNull()
  take.focus()
  await userEvent.keyboard('{Enter}')
  screen.getByRole('combobox', { name: '“可装”对应为' }).focus()
  await userEvent.keyboard('{Enter}{ArrowDown}{Enter}')
  screen.getByRole('button', { name: '记住 2 项并重新检查' }).focus()
  await userEvent.keyboard('{Enter}')
  expect(await screen.findByRole('button', { name: '导入 40 行' })).toBeTruthy()
  expect(fake.bodyOf(portCalls.saveMeanings.path)).toEqual({
    Source: 'SITC',
    Items: [
      { Field: 'LaneCode', Text: '西线', Value: 'USW' },
      { Field: 'IsPol', Text: '可装', Value: '是' },
    ],
  })
  expect(screen.queryByRole('region', { name: '未识别内容' })).toBeNull()
})
