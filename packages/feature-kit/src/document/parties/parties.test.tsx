// @vitest-environment jsdom
import { siParties } from '@jst/contracts/si'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { FakeApp, FakeScreen, refusal, type FakeAppOptions } from '../../testing/index.tsx'
import { PartyPicker } from '../index.ts'
import { choices } from '../testing/parties.ts'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const wordsOf = (query: Readonly<Record<string, unknown>>) => (typeof query['Keyword'] === 'string' ? query['Keyword'] : '')

function open(start = '', routes: NonNullable<FakeAppOptions['routes']> = {}, mayKeep = true) {
  const fake = new FakeApp({
    routes: {
      'GET /api/Document/PartyChoices': ({ query }) =>
        choices.filter(({ NameZh, NameEn }) => `${NameZh} ${NameEn}`.toLowerCase().includes(wordsOf(query))),
      'POST /api/Document/PickParty': () => true,
      ...routes,
    },
  })
  const { path, code } = siParties.writes
  fake.app.permissions.load([{ Path: path, Buttons: mayKeep ? [{ Code: code }] : [], Children: [] }])
  function Box() {
    const [text, setText] = useState(start)
    return (
      <>
        <PartyPicker of={siParties} part="consignee" text={text} onText={setText} boxId="box" />
        <textarea id="box" aria-label="收货人" value={text} onChange={(event) => setText(event.target.value)} />
      </>
    )
  }
  render(<FakeScreen fake={fake} Screen={Box} />)
  return fake
}
const box = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: '收货人' })
const panel = async () => {
  await userEvent.click(screen.getByRole('button', { name: '从收发通选择' }))
  return screen.findByRole('combobox', { name: '查找收货人' })
}

describe('a party box', () => {
  it('is filled by keyboard alone, with the recent ones first, and tells the server what was picked', async () => {
    const fake = open()
    box().focus()
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
    const search = await screen.findByRole('combobox', { name: '查找收货人' })
    await screen.findByText('最近使用')
    expect(document.activeElement).toBe(search)
    expect(screen.getAllByRole('option')[0]!.textContent).toContain('HAMBURG HOME TRADING GMBH')
    await userEvent.keyboard('{ArrowDown}')
    expect(search.getAttribute('aria-activedescendant')).toBe(screen.getAllByRole('option')[1]!.id)
    await userEvent.keyboard('{Enter}')
    expect(box().value).toBe('BANDEIRA COMERCIO EXTERIOR LTDA\nAV. CONSELHEIRO NEBIAS 754\nSANTOS, SP, BRAZIL\nCNPJ: 12.345.678/0001-95')
    expect(document.activeElement).toBe(box())
    expect(screen.queryByRole('combobox')).toBeNull()
    await waitFor(() =>
      expect(fake.requests.find(({ path }) => path === '/api/Document/PickParty')?.body).toEqual({
        Kind: 'si',
        Source: 'shippingParty',
        Id: 2,
      }),
    )
  })
  it('with text of its own asks before that is replaced', async () => {
    open('TYPED BY HAND LTD')
    await panel()
    await userEvent.click(await screen.findByRole('option', { name: /HAMBURG/ }))
    expect(box().value).toBe('TYPED BY HAND LTD')
    await userEvent.click(screen.getByRole('button', { name: '保留原内容' }))
    expect(box().value).toBe('TYPED BY HAND LTD')
    await userEvent.click(screen.getByRole('option', { name: /HAMBURG/ }))
    expect(document.activeElement?.textContent).toBe('替换')
    await userEvent.keyboard('{Enter}')
    expect(box().value).toMatch(/^HAMBURG HOME/)
  })
  it('takes the choice back for five seconds, unless something was typed since', async () => {
    open('TYPED BY HAND LTD')
    const fill = async () => {
      await panel()
      await userEvent.click(await screen.findByRole('option', { name: /HAMBURG/ }))
      await userEvent.click(screen.getByRole('button', { name: '替换' }))
    }
    await fill()
    await userEvent.click(screen.getByRole('button', { name: '撤销填入' }))
    expect(box().value).toBe('TYPED BY HAND LTD')
    await fill()
    await userEvent.type(box(), 'X')
    expect(screen.queryByRole('button', { name: '撤销填入' })).toBeNull()
  })
  it('offers no way back after that', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    open()
    fireEvent.click(screen.getByRole('button', { name: '从收发通选择' }))
    fireEvent.click(await screen.findByRole('option', { name: /HAMBURG/ }))
    expect(screen.getByRole('button', { name: '撤销填入' })).toBeDefined()
    await vi.advanceTimersByTimeAsync(5_100)
    await waitFor(() => expect(screen.queryByRole('button', { name: '撤销填入' })).toBeNull())
  })
  it('keeps what is typed and says so where nothing is found, and offers another try after a failure', async () => {
    let fails = true
    open('', { 'GET /api/Document/PartyChoices': () => (fails ? refusal('INTERNAL') : []) })
    const search = await panel()
    const again = await screen.findByRole('button', { name: '重试' })
    fails = false
    await userEvent.click(again)
    expect(await screen.findByText('还没有收发通，填写后可保存')).toBeDefined()
    await userEvent.type(search, 'nobody')
    expect(await screen.findByText('没有找到，可直接在框内填写')).toBeDefined()
  })
})

describe('keeping what was typed', () => {
  const typed = 'PORTO ALEGRE LTDA\nRUA UM 1, PORTO ALEGRE, BRAZIL\nCNPJ: 00.000.000/0001-91\nTEL: 55-51-30001234'
  const start = async () => {
    await panel()
    await userEvent.click(screen.getByRole('button', { name: '保存到收发通' }))
  }
  it('reads its parts, names the same parties, and keeps it when that is wanted', async () => {
    const Same = [{ Id: 9, Code: 'SFT000009', NameZh: '阿雷格里港', NameEn: 'PORTO ALEGRE LTDA', TaxNo: '' }]
    const fake = open(typed, {
      'POST /api/Document/KeepParty': ({ body }) =>
        (body as { Anyway?: boolean }).Anyway ? { Id: 10, Code: 'SFT000010', Same: [] } : { Id: 0, Code: '', Same },
    })
    await start()
    expect((await screen.findByRole<HTMLInputElement>('textbox', { name: /^税号/ })).value).toBe('00.000.000/0001-91')
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^国家/ }).value).toBe('BR')
    await userEvent.click(screen.getByRole('button', { name: '保存' }))
    expect(await screen.findByText(/SFT000009 阿雷格里港/)).toBeDefined()
    expect(fake.said).toEqual([])
    await userEvent.click(screen.getByRole('button', { name: '仍然保存' }))
    await waitFor(() => expect(fake.said).toEqual(['已保存到收发通（SFT000010）']))
  })
  it('is not offered to whoever may not write, nor for an empty box', async () => {
    open(typed, {}, false)
    await panel()
    expect(screen.queryByRole('button', { name: '保存到收发通' })).toBeNull()
    cleanup()
    open()
    await panel()
    expect(screen.queryByRole('button', { name: '保存到收发通' })).toBeNull()
  })
})
