// @vitest-environment jsdom
import { blankCargo, bookingCargo, bookingPartyReader } from '@jst/contracts/booking'
import type { Line } from '@jst/contracts/document'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, it } from 'vitest'
import { FakeApp, FakeScreen } from '../../testing/index.tsx'
import { FormLines, PartyFields } from '../index.ts'

afterEach(cleanup)

const fields = bookingCargo.fields.filter(({ key }) => key === 'NameEn')

function Lines({ most = 2 }: { most?: number }) {
  const [lines, setLines] = useState<readonly Line[]>([{ ...blankCargo(), NameEn: 'TOYS' }])
  return (
    <FormLines
      facts={{ zh: '货物', most }}
      fields={fields}
      lines={lines}
      blank={blankCargo}
      errors={{ 'Cargo[1].NameEn': '请填写英文品名' }}
      path="Cargo"
      foot={lines.map(({ NameEn }) => String(NameEn)).join(' + ')}
      onChange={setLines}
    />
  )
}

it('adds lines up to the limit, writes a cell, says what is wrong with it, and takes a line away', async () => {
  render(<FakeScreen fake={new FakeApp()} Screen={Lines} />)
  const add = screen.getByRole<HTMLButtonElement>('button', { name: '添加货物' })
  await userEvent.click(add)
  expect(add.disabled).toBe(true)
  expect(screen.getByRole('row', { name: '第 2 行货物' }).textContent).toContain('请填写英文品名')
  await userEvent.type(screen.getAllByRole('textbox')[1]!, 'DOLLS')
  expect(screen.getByText('TOYS + DOLLS')).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: '删除第 1 行货物' }))
  expect(screen.getByText('DOLLS')).toBeDefined()
  expect(add.disabled).toBe(false)
})

const three = bookingCargo.fields.filter(({ key }) => ['NameEn', 'Marks', 'Weight'].includes(key))

function Folded() {
  const [lines, setLines] = useState<readonly Line[]>([
    { ...blankCargo(), NameEn: 'TOYS' },
    { ...blankCargo(), NameEn: 'DOLLS' },
  ])
  return (
    <FormLines
      facts={{ zh: '货物', most: 9 }}
      fields={three}
      further={['Marks']}
      lines={lines}
      blank={blankCargo}
      errors={{}}
      path="Cargo"
      foot={null}
      onChange={setLines}
    />
  )
}

it('removes a line by a key in one of its cells, and a new line takes the focus', async () => {
  render(<FakeScreen fake={new FakeApp()} Screen={Folded} />)
  await userEvent.click(screen.getAllByRole('textbox', { name: '毛重 KG' })[0]!)
  await userEvent.keyboard('{Alt>}{Delete}{/Alt}')
  expect(screen.getAllByRole<HTMLInputElement>('textbox', { name: '英文品名' }).map(({ value }) => value)).toEqual(['DOLLS'])
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: '毛重 KG' }))
  await userEvent.tab()
  // the button that removes a line is no stop of its own
  expect(document.activeElement).toBe(screen.getByRole('button', { name: '添加货物' }))
  await userEvent.keyboard('{Enter}')
  expect(document.activeElement).toBe(screen.getAllByRole('textbox', { name: '英文品名' })[1])
})

it('shows seldom used columns on demand, and keeps them while a line fills one', async () => {
  render(<FakeScreen fake={new FakeApp()} Screen={Folded} />)
  expect(screen.queryByRole('textbox', { name: '唛头' })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: '更多列：唛头' }))
  await userEvent.type(screen.getAllByRole('textbox', { name: '唛头' })[0]!, 'N/M')
  expect(screen.queryByRole('button', { name: '收起更多列' })).toBeNull()
  await userEvent.clear(screen.getAllByRole('textbox', { name: '唛头' })[0]!)
  await userEvent.click(screen.getByRole('button', { name: '收起更多列' }))
  expect(screen.queryByRole('textbox', { name: '唛头' })).toBeNull()
})

it('has a box for each party, which is written by its role', async () => {
  const written: [role: string, text: string][] = []
  const Parties = () => (
    <PartyFields of={bookingPartyReader} values={{ shipper: 'NINGBO' }} errors={{}} onChange={(...change) => written.push(change)} />
  )
  render(<FakeScreen fake={new FakeApp()} Screen={Parties} />)
  expect(screen.getAllByRole('textbox').length).toBe(Object.keys(bookingPartyReader.parties.roles).length)
  await userEvent.type(screen.getAllByRole('textbox')[1]!, 'H')
  expect(written).toEqual([['consignee', 'H']])
})

it('takes the columns of a sheet by the headings above them', async () => {
  await import('./pasted.ts')
  const fake = new FakeApp()
  render(<FakeScreen fake={fake} Screen={Folded} />)
  const valuesOf = (name: string) => screen.queryAllByRole<HTMLInputElement>('textbox', { name }).map(({ value }) => value)
  const paste = async (text: string) => {
    await userEvent.click(screen.getAllByRole('textbox', { name: '英文品名' })[1]!)
    await userEvent.paste(text)
  }
  await paste('毛重(KG)\tMarks\t英文品名\n300\tN/M\tLAMPS\n800\t\tBEDS\n')
  await waitFor(() => expect(valuesOf('英文品名')).toEqual(['TOYS', 'LAMPS', 'BEDS']))
  expect([valuesOf('毛重 KG'), valuesOf('唛头')]).toEqual([
    ['', '300', '800'],
    ['', 'N/M', ''],
  ])
  await paste('英文品名\t毛重\t备注\nSOFAS\t5\tSOFT')
  await waitFor(() => expect(fake.said.at(-1)).toBe('粘贴的第 1 行“备注”没有对应的列，没有写入任何内容'))
  await paste('英文品名\t毛重\nSOFAS\t5,x')
  await waitFor(() => expect(fake.said.at(-1)).toMatch(/^粘贴的第 2 行“5,x”/))
  // as many lines as there may be, without the row of headings
  await paste(`英文品名\t毛重\n${Array.from({ length: 8 }, (_, at) => `GOODS ${at}\t1`).join('\n')}`)
  await waitFor(() => expect(valuesOf('英文品名')).toHaveLength(9))
  expect(valuesOf('英文品名').at(-1)).toBe('GOODS 7')
})

it('takes cells of a sheet from the cell on in which they are pasted, all of them or none', async () => {
  // fetched by the first paste
  await import('./pasted.ts')
  const fake = new FakeApp()
  render(<FakeScreen fake={fake} Screen={Folded} />)
  const valuesOf = (name: string) => screen.getAllByRole<HTMLInputElement>('textbox', { name }).map(({ value }) => value)
  const paste = async (text: string) => {
    await userEvent.click(screen.getAllByRole('textbox', { name: '英文品名' })[1]!)
    await userEvent.paste(text)
  }
  await paste('"TABLES\n"\t1,200.5\r\nCHAIRS\t600\r\n')
  await waitFor(() => expect(valuesOf('英文品名')).toEqual(['TOYS', 'TABLES', 'CHAIRS']))
  expect(valuesOf('毛重 KG').map((value) => value.replaceAll(',', ''))).toEqual(['', '1200.5', '600'])
  await paste('BEDS\t12,5\nLAMPS\t7')
  await waitFor(() => expect(fake.said.at(-1)).toMatch(/^粘贴的第 1 行“12,5”：毛重.*没有写入任何内容$/))
  await paste(Array.from({ length: 9 }, () => 'BEDS\t1').join('\n'))
  await waitFor(() => expect(fake.said.at(-1)).toContain('最多 9 行'))
  expect(valuesOf('英文品名')).toEqual(['TOYS', 'TABLES', 'CHAIRS'])
  // a text of one line stays a text
  await paste(' AND MORE')
  expect(valuesOf('英文品名')[1]).toBe('TABLES AND MORE')
})
