// @vitest-environment jsdom
import { errorTable } from '@jst/contracts'
import { defineEntity, entityCalls, type ImportPlan } from '@jst/contracts/entity'
import { TextsProvider } from '@jst/ui'
import { englishTexts as uiEnglish } from '@jst/ui/english'
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { englishTexts } from '../english/english.ts'
import { KitTextsProvider } from '../screens/language.tsx'
import { FakeApp, FakeScreen, refusal } from '../testing/index.tsx'
import { entityScreen } from './entityScreen.tsx'

const entity = defineEntity({
  name: 'Yard',
  kind: 'yard',
  table: 'yard',
  zh: '堆场',
  en: 'Yard',
  path: '/yard',
  fields: [
    { key: 'Code', kind: 'code', zh: '代码', en: 'Code', max: 20, required: true, listed: 110 },
    { key: 'NameZh', kind: 'text', zh: '中文名', en: 'Chinese name', max: 80, required: true, listed: 160, inline: true },
    { key: 'Kind', kind: 'choice', zh: '类别', en: 'Kind', choices: { dry: 'Dry', cold: 'Cold' }, listed: 90, filter: true, inline: true },
    { key: 'Bonded', kind: 'flag', zh: '保税', en: 'Bonded', listed: 60, filter: true },
    { key: 'Phones', kind: 'list', zh: '电话', en: 'Telephones', max: 20, most: 3 },
    { key: 'PortCode', kind: 'reference', to: 'port', zh: '港口', en: 'Port', listed: 120, filter: true },
    { key: 'Remark', kind: 'lines', zh: '备注', en: 'Remark', max: 200 },
  ],
})
const calls = entityCalls(entity)
const row = {
  Id: 1,
  Layer: 'company',
  State: 'active',
  Code: 'Y1',
  NameZh: 'North yard',
  Kind: 'dry',
  Bonded: true,
  Phones: ['021'],
  PortCode: 'CNSHA',
  PortCodeName: 'Shanghai',
  Remark: '',
  Sort: 1,
  Enabled: true,
  Overridden: false,
  MergedInto: '',
  UpdateTime: '2026-11-20T02:00:00.000Z',
}
const plan: ImportPlan = {
  Id: 9,
  FileName: 'yards.xlsx',
  State: 'done',
  Lines: 2,
  Adds: 1,
  Changes: 0,
  Same: 0,
  Bad: 1,
  Unknown: ['Zip', 'Fax'],
  Problems: [],
  CreateTime: '2026-11-20T02:00:00.000Z',
}
const { Screen } = entityScreen(calls, 'Yards')

function open(routes: Record<string, () => unknown> = {}) {
  const fake = new FakeApp({
    path: '/yard',
    meta: { english: true },
    routes: {
      'GET /api/Yard/List': () => ({ Rows: [row, { ...row, Id: 2, Code: 'Y2', State: 'merged', MergedInto: 'Y1' }], Total: 2 }),
      'GET /api/Yard/Imports': () => [plan],
      'GET /api/Yard/Changes': () => ({ Rows: [], Total: 0 }),
      ...routes,
    },
  })
  fake.permit(['view', 'add', 'edit', 'disable', 'remove', 'merge', 'import', 'export'])
  render(
    <TextsProvider texts={uiEnglish}>
      <KitTextsProvider texts={englishTexts}>
        <FakeScreen fake={fake} Screen={Screen} />
      </KitTextsProvider>
    </TextsProvider>,
  )
  return fake
}
afterEach(cleanup)

const read = ['aria-label', 'title', 'placeholder', 'alt'] as const
/** Everything on the page that is shown or read out and has a Chinese character. */
const chinese = () =>
  [...document.body.querySelectorAll('*')]
    .flatMap((element) => [
      ...read.map((name) => element.getAttribute(name) ?? ''),
      ...[...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE).map((node) => node.textContent ?? ''),
    ])
    .filter((text) => /\p{Script=Han}|[，。；：（）、]/u.test(text))
const click = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))

it('an entity list on a page in English has no Chinese character: rows, views, menus, drawer, merging, import, change log', async () => {
  open()
  await screen.findAllByText('North yard')
  expect(chinese()).toEqual([])
  await click('More actions: Y1')
  expect(screen.getAllByRole('menuitem').map((item) => item.textContent)).toContain('Copy as new')
  expect(chinese()).toEqual([])
  await userEvent.click(screen.getByRole('menuitem', { name: 'Merge into…' }))
  expect(await screen.findByText('Merge Yard: North yard')).toBeTruthy()
  expect(chinese()).toEqual([])
  await click('Cancel')
  await click('More actions: Y1')
  await userEvent.click(screen.getByRole('menuitem', { name: 'Change log' }))
  expect(await screen.findByText('No changes yet')).toBeTruthy()
  expect(chinese()).toEqual([])
})

it('its forms, its import and what is said of its rows are English too', async () => {
  const columns = [{ Heading: 'Wharf#', Field: '', Sample: 'Y1' }]
  open({ 'POST /api/Yard/PlanImport': () => ({ ...plan, Columns: columns, Remembered: true }) })
  await screen.findAllByText('North yard')
  await click('New Yard')
  expect(await screen.findByText('Telephones')).toBeTruthy()
  expect(chinese()).toEqual([])
  await click('Cancel')
  await click('Import')
  expect(await screen.findByText(/yards\.xlsx/)).toBeTruthy()
  expect(chinese()).toEqual([])
  await click('Take the import back')
  expect(screen.getByText(/Take back the import of/)).toBeTruthy()
  expect(chinese()).toEqual([])
  await userEvent.type(screen.getByRole('textbox', { name: /Paste/ }), 'Wharf#')
  await click('Check what was pasted')
  await screen.findByText('The columns are read as your company chose before.')
  await click('Change the columns')
  expect(screen.getByRole('combobox', { name: '“Wharf#” is imported as' })).toBeTruthy()
  expect(chinese()).toEqual([])
})

it('a refusal of the server is said by its code, and every code has a sentence', async () => {
  open({ 'GET /api/Yard/List': () => refusal('FORBIDDEN') })
  const alert = await screen.findByRole('alert')
  await waitFor(() => expect(within(alert).getByText(/You have no right/)).toBeTruthy())
  expect(chinese()).toEqual([])
  for (const code of Object.keys(errorTable)) expect(uiEnglish.errors.refusal(code, '')).toMatch(/^[\x20-\x7e]+$/)
})
