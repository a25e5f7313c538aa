// @vitest-environment jsdom
import { blankCargo, bookingCargo, bookingPartyReader } from '@jst/contracts/booking'
import type { Line } from '@jst/contracts/document'
import { cleanup, render, screen } from '@testing-library/react'
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
