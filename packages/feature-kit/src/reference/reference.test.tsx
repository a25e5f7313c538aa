// @vitest-environment jsdom
import { referenceIndex, starCode, starredCodes } from '@jst/contracts/master'
import { act, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { beforeEach, expect, it } from 'vitest'
import { FakeApp, FakeScreen, refusal } from '../testing/index.tsx'
import type { ReferenceInputProps } from './props.ts'
import { ReferenceInput } from './ReferenceInput.tsx'
import { ReferenceField } from './picker/ReferenceField.tsx'
import { RowField } from './picker/RowField.tsx'

const entry = (Code: string, Zh: string, En = '') => ({ Code, Zh, En, Pinyin: En.toUpperCase(), Initials: '', Words: [], Note: '' })
const ports = { Version: '1', Rows: [entry('CNSHA', '上海', 'Shanghai'), entry('CNNGB', '宁波', 'Ningbo')] }
const desk = () => new FakeApp({ routes: { [`GET ${referenceIndex.path}`]: () => ports, [`GET ${starredCodes.path}`]: () => [] } })

beforeEach(() => localStorage.clear())

/** The picker that the field becomes when somebody enters it. */
async function near(name: string): Promise<HTMLInputElement> {
  screen.getByRole('combobox', { name }).focus()
  await act(() => import('./picker/ReferencePicker.tsx'))
  return screen.getByRole<HTMLInputElement>('combobox', { name })
}

it('keeps what is typed where the field may say something else, and tells names and code of what is picked', async () => {
  const left: string[] = []
  function Screen() {
    const [text, setText] = useState('')
    const typed: ReferenceInputProps['typed'] = { text, onText: setText, onLeave: () => left.push(text), maxLength: 35 }
    const set = ({ en, code }: { en: string; code: string }) => setText(`${en} ${code}`)
    return <ReferenceInput id="pol" label="装货港" kind="port" namesItself typed={typed} onPick={set} />
  }
  render(<FakeScreen fake={desk()} Screen={Screen} />)
  const field = await near('装货港')
  await userEvent.type(field, 'shangh')
  await screen.findByRole('option', { name: /上海/ })
  await userEvent.keyboard(' YANGSHAN{Tab}')
  expect([field.value, left.at(-1)]).toEqual(['shangh YANGSHAN', 'shangh YANGSHAN'])
  expect(screen.queryByRole('option')).toBeNull()
  await userEvent.clear(field)
  await userEvent.type(field, '宁{Enter}')
  expect(field.value).toBe('Ningbo CNNGB')
  await userEvent.clear(field)
  await userEvent.type(field, '没有的港口{Enter}')
  expect(field.value).toBe('没有的港口')
  expect(field.getAttribute('aria-expanded')).toBe('false')
})

it('takes a code that nobody keeps where records may have one', async () => {
  function Screen() {
    const [code, setCode] = useState('OLD1')
    return <ReferenceInput id="c" label="船公司" kind="carrier" namesItself anyCode value={code} onChange={setCode} />
  }
  render(<FakeScreen fake={desk()} Screen={Screen} />)
  const field = await near('船公司')
  expect(field.value).toBe('OLD1')
  await userEvent.clear(field)
  await userEvent.type(field, 'zz99{Enter}')
  expect(field.value).toBe('ZZ99')
})

it('puts starred codes first, by keyboard, and says why one could not be starred', async () => {
  let starred = [{ Kind: 'port', Code: 'DEHAM' }]
  let full = false
  const fake = new FakeApp({
    routes: {
      [`GET ${referenceIndex.path}`]: () => ({
        Version: '1',
        Rows: [entry('CNSHA', '上海'), entry('CNNGB', '宁波'), entry('DEHAM', '汉堡')],
      }),
      [`GET ${starredCodes.path}`]: () => starred,
      [`POST ${starCode.path}`]: ({ body }) => {
        if (full) return refusal('INVALID_INPUT', { Message: '最多收藏 50 个' })
        const { Kind, Code, Starred } = body as { Kind: string; Code: string; Starred: boolean }
        starred = [...starred.filter((one) => one.Code !== Code), ...(Starred ? [{ Kind, Code }] : [])]
        return starred
      },
    },
  })
  render(<FakeScreen fake={fake} Screen={() => <ReferenceField kind="port" label="装货港" value={[]} onChange={() => undefined} />} />)
  const field = screen.getByRole('combobox', { name: '装货港' })
  const offered = () => screen.getAllByRole('option').map((option) => option.textContent?.slice(0, 2))
  await userEvent.click(field)
  await waitFor(() => expect(offered()).toEqual(['汉堡', '上海', '宁波']))
  expect(screen.getByRole('option', { name: /汉堡.*已收藏/ })).toBeDefined()
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Alt>}{Enter}{/Alt}')
  await waitFor(() => expect(offered()).toEqual(['汉堡', '宁波', '上海']))
  full = true
  await userEvent.keyboard('{Alt>}{Enter}{/Alt}')
  await waitFor(() => expect(fake.said.join()).toContain('最多收藏 50 个'))
  full = false
  await userEvent.keyboard('{ArrowUp}{ArrowUp}{Alt>}{Enter}{/Alt}')
  await waitFor(() => expect(offered()).toEqual(['宁波', '上海', '汉堡']))
})

it('finds a customer beyond those that are offered at first, and names one that was chosen before', async () => {
  const row = (no: number) => ({ Id: no, Code: `KH${no}`, NameZh: `客户${no}` })
  const first = Array.from({ length: 200 }, (_, at) => row(1_000 + at))
  const asked: string[] = []
  const list = ({ query }: { query: Readonly<Record<string, unknown>> }) => {
    const Keyword = typeof query['Keyword'] === 'string' ? query['Keyword'] : ''
    asked.push(Keyword)
    if (Keyword === '') return { Rows: first, Total: 2_000 }
    return { Rows: [row(7), row(9_001)].filter(({ Code, NameZh }) => Code === Keyword || NameZh.includes(Keyword)), Total: 1 }
  }
  function Screen() {
    const [codes, setCodes] = useState<readonly string[]>(['KH7'])
    return <RowField kind="customer" label="客户" value={codes} onChange={setCodes} />
  }
  render(<FakeScreen fake={new FakeApp({ routes: { 'GET /api/Customer/List': list } })} Screen={Screen} />)
  const field = screen.getByRole<HTMLInputElement>('combobox', { name: '客户' })
  await waitFor(() => expect(field.value).toBe('客户7 KH7'))
  await userEvent.clear(field)
  await userEvent.type(field, '客户9001')
  await screen.findByRole('option', { name: /客户9001/ })
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(field.value).toBe('客户9001 KH9001'))
  // whoever types is not asked about at every key
  expect(asked.filter((word) => word.startsWith('客户')).length).toBeLessThan(4)
})

it('finds a customer by the pinyin that the server alone knows, though all customers are offered already', async () => {
  const rows = [
    { Id: 1, Code: 'KH1', NameZh: '苏州恒泽机电有限公司' },
    { Id: 2, Code: 'KH2', NameZh: '宁波远帆进出口有限公司' },
  ]
  const list = ({ query }: { query: Readonly<Record<string, unknown>> }) => {
    const found = query['Keyword'] === 'yuanfan' ? rows.slice(1) : query['Keyword'] === undefined ? rows : []
    return { Rows: found, Total: found.length }
  }
  function Screen() {
    const [codes, setCodes] = useState<readonly string[]>([])
    return <RowField kind="customer" label="客户" value={codes} onChange={setCodes} />
  }
  render(<FakeScreen fake={new FakeApp({ routes: { 'GET /api/Customer/List': list } })} Screen={Screen} />)
  const field = screen.getByRole<HTMLInputElement>('combobox', { name: '客户' })
  await userEvent.type(field, 'yuanfan')
  await screen.findByRole('option', { name: /宁波远帆/ })
  expect(screen.queryByRole('option', { name: /苏州恒泽/ })).toBeNull()
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(field.value).toBe('宁波远帆进出口有限公司 KH2'))
})
