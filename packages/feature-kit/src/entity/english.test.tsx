// @vitest-environment jsdom
import { errorTable, issueCodes } from '@jst/contracts'
import { defineEntity, entityCalls, findingTexts, type ImportPlan } from '@jst/contracts/entity'
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
  source: '港务局公布的堆场',
  sourceEn: 'Yards as the port authority publishes them',
  fields: [
    {
      key: 'Code',
      kind: 'code',
      zh: '代码',
      en: 'Code',
      max: 5,
      required: true,
      listed: 110,
      pattern: { source: '[A-Z].*', say: '代码以大写字母开头', sayEn: 'A code begins with a capital letter' },
    },
    { key: 'NameZh', kind: 'text', zh: '中文名', en: 'Chinese name', max: 80, required: true, listed: 160, inline: true },
    {
      key: 'Kind',
      kind: 'choice',
      zh: '类别',
      en: 'Kind',
      choices: { dry: '干箱', cold: '冷箱' },
      choicesEn: { dry: 'Dry', cold: 'Cold' },
      listed: 90,
      filter: true,
      inline: true,
      group: '用途',
      groupEn: 'Use',
    },
    {
      key: 'Days',
      kind: 'list',
      zh: '开放日',
      en: 'Open days',
      max: 3,
      most: 7,
      choices: { MON: '周一', TUE: '周二' },
      choicesEn: { MON: 'Monday', TUE: 'Tuesday' },
      listed: 90,
    },
    { key: 'Slots', kind: 'number', zh: '箱位', en: 'Slots', min: 0, max: 900, digits: 0, hint: '不含冷箱', hintEn: 'Without reefers' },
    { key: 'Email', kind: 'text', zh: '邮箱', en: 'E-mail', max: 60, rule: 'email' },
    { key: 'Opened', kind: 'date', zh: '启用日', en: 'Opened', elsewhere: '取自合同', elsewhereEn: 'Taken from the contract' },
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
  Days: ['MON', 'TUE'],
  Slots: 40,
  Email: '',
  Opened: '2026-01-01',
  OpenedElsewhere: true,
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
  await waitFor(() => expect(within(alert).getByText(/You have no right to do this/)).toBeTruthy())
  expect(chinese()).toEqual([])
  for (const code of Object.keys(errorTable)) expect(uiEnglish.errors.refusal(code, '')).toMatch(/^[\x20-\x7e]+$/)
})

it('its choices, groups, hints and what is kept elsewhere are English where the declaration is', async () => {
  open()
  await screen.findAllByText('North yard')
  expect(screen.getAllByText('Dry').length).toBeGreaterThan(0)
  expect(screen.getAllByText('Monday; Tuesday').length).toBeGreaterThan(0)
  await userEvent.click(screen.getByRole('button', { name: 'Y1' }))
  for (const words of ['Use', 'Tuesday', 'Without reefers', 'Taken from the contract']) expect(await screen.findByText(words)).toBeTruthy()
  expect(chinese()).toEqual([])
  cleanup()
  open({ 'GET /api/Yard/List': () => ({ Rows: [], Total: 0 }) })
  expect(await screen.findByText(/Yards as the port authority/)).toBeTruthy()
  expect(chinese()).toEqual([])
})

it('what a form finds itself is English, and so is what the server finds', async () => {
  const issue = (Path: string, Code: string, Value?: string) => ({
    Severity: 'ERROR' as const,
    Path,
    Code,
    Label: '字段',
    Message: '中文说明',
    ...(Value === undefined ? {} : { Value }),
  })
  open({
    'POST /api/Yard/Save': () =>
      refusal('INVALID_INPUT', {
        Issues: [issue('Values.Code', 'CODE_TAKEN', 'Y9'), issue('Values.NameZh', 'MAXLENGTH'), issue('UpdateTime', 'LATER')],
      }),
  })
  await screen.findAllByText('North yard')
  await click('New Yard')
  const type = (label: string, text: string) => userEvent.type(screen.getByLabelText(new RegExp(`^${label}`)), text)
  await type('Slots', '901')
  await type('E-mail', 'nobody')
  await type('Code', 'y9')
  await click('Save')
  for (const words of [
    'A code begins with a capital letter',
    'Please enter: Chinese name',
    'Slots: between 0 and 900',
    'This is no e-mail address, such as booking@example.com',
  ])
    expect(await screen.findByText(words)).toBeTruthy()
  expect(chinese()).toEqual([])
  for (const [label, text] of [
    ['Code', 'Y9'],
    ['Chinese name', 'South'],
    ['Slots', '9'],
    ['E-mail', 'a@b.cn'],
  ] as const) {
    await userEvent.clear(screen.getByLabelText(new RegExp(`^${label}`)))
    await type(label, text)
  }
  await click('Save')
  for (const words of [
    'The code Y9 is taken. Please choose another one.',
    'This is too long',
    'This value is not accepted. Please check it.',
  ])
    expect(await screen.findByText(words)).toBeTruthy()
  expect(chinese()).toEqual([])
})

it('a cell changed in its place and an act that is refused are answered in English', async () => {
  const fake = open({ 'POST /api/Yard/SetField': () => refusal('STALE_WRITE') })
  await screen.findAllByText('North yard')
  await userEvent.click(screen.getAllByRole('button', { name: /^Change Chinese name: Y1/ })[0]!)
  await userEvent.clear(screen.getByLabelText(/^Change Chinese name: Y1/))
  expect(screen.getByTitle('Please enter: Chinese name')).toBeTruthy()
  await userEvent.type(screen.getByLabelText(/^Change Chinese name: Y1/), 'South yard{Enter}')
  await waitFor(() => expect(fake.said).toEqual(['Somebody else has changed this. Please compare, then save.']))
})

it('the problems of an import are English, each by what it is', async () => {
  const problem = (Field: string, Value: string, Code?: string) => ({
    Line: 2,
    Field,
    Label: '列',
    Value,
    Message: `中文 ${Field} ${Code}`,
    Suggest: '',
    ...(Code === undefined ? {} : { Code }),
  })
  const bad = {
    ...plan,
    State: 'planned',
    Problems: [
      problem('Slots', 'many', 'INVALID'),
      problem('Kind', 'warm', 'INVALID'),
      problem('PortCode', 'Nowhere', 'REFERENCE_UNKNOWN'),
      problem('Code', 'Y1', 'CODE_TWICE'),
      problem('Remark', 'x'),
    ],
    Notes: [problem('Opened', '2026-02-01', 'ELSEWHERE')],
  }
  open({ 'POST /api/Yard/PlanImport': () => bad })
  await screen.findAllByText('North yard')
  await click('Import')
  await userEvent.type(screen.getByLabelText('Paste a table with its headings'), 'Code')
  await click('Check what was pasted')
  for (const words of [
    'Slots: a number',
    'Kind: one of Dry, Cold',
    '“Nowhere” was not found. Please enter its code or name.',
    'The code Y1 stands in an earlier row, too',
    'This value is not accepted. Please check it.',
    'This is kept elsewhere. Please change it there.',
  ])
    expect(await screen.findByText(words)).toBeTruthy()
  expect(chinese()).toEqual([])
})

it('the change log says choices in English, also those of a row when it was new', async () => {
  const change = (Id: number, Action: string, ...Changes: { Field: string; Before: unknown; After: unknown }[]) => ({
    Id,
    Action,
    Changes,
    At: '2026-11-20T02:00:00.000Z',
    EmployeeName: 'Chen',
    CompanyName: 'Yards Ltd.',
  })
  open({
    'GET /api/Yard/Changes': () => ({
      Rows: [
        change(2, 'entity.modify', { Field: 'Kind', Before: 'dry', After: 'cold' }, { Field: 'Bonded', Before: false, After: true }),
        change(1, 'entity.add', { Field: 'Days', Before: null, After: 'MON；TUE' }),
      ],
      Total: 2,
    }),
  })
  await screen.findAllByText('North yard')
  await click('More actions: Y1')
  await userEvent.click(screen.getByRole('menuitem', { name: 'Change log' }))
  expect((await screen.findAllByText(/Monday; Tuesday/)).length).toBeGreaterThan(1)
  expect(chinese()).toEqual([])
})

it('every sentence about a value has an English one', () => {
  const field = entity.all[0]!
  const called = (words: object): string[] =>
    Object.values(words).flatMap((one: unknown) =>
      typeof one === 'function'
        ? [String((one as (...given: unknown[]) => unknown)(field, 2, 3))]
        : typeof one === 'object' && one !== null
          ? called(one)
          : [String(one)],
    )
  const english = englishTexts.entity!.findings
  expect(Object.keys(english)).toEqual(Object.keys(findingTexts))
  const said = [
    ...called(english),
    ...issueCodes.map((Code) => englishTexts.failure.finding({ Severity: 'ERROR', Code, Path: '', Label: '', Message: '' })),
  ]
  expect(said.filter((text) => !/^[\x20-\x7e“”]*$/.test(text))).toEqual([])
})
