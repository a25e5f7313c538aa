// @vitest-environment jsdom
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { FakeScreen } from '@jst/feature-kit/testing'
import { Screen } from './detail/CustomerDetail.tsx'
import { customer, detail, partnerApp, partyOf } from './testing/rows.ts'

afterEach(cleanup)

const open = (mayAct = true) => {
  const fake = partnerApp(`${detail}?Id=7`, {
    mayAct,
    routes: {
      'GET /api/ShippingParty/List': () => ({ Rows: [partyOf(1, '汉堡家居贸易', 'HAMBURG HOME TRADING GMBH')], Total: 1 }),
      'POST /api/ShippingParty/Save': () => partyOf(2, '新收货人', 'NEW BUYER LTD'),
      'POST /api/ShippingParty/Remove': () => ({ Changed: 1 }),
    },
  })
  render(<FakeScreen fake={fake} Screen={Screen} />)
  return fake
}

it('the parties of a customer are those with its code; a new one is its own', async () => {
  const fake = open()
  expect(await screen.findByText('HAMBURG HOME TRADING GMBH')).toBeDefined()
  expect(fake.requests.find(({ path }) => path === '/api/ShippingParty/List')?.query).toMatchObject({ CustomerCode: customer.Code })
  await userEvent.click(screen.getByRole('button', { name: '新增收发通' }))
  const drawer = within(await screen.findByRole('dialog'))
  await userEvent.type(drawer.getByRole('textbox', { name: /^名称/ }), '新收货人')
  await userEvent.click(drawer.getByRole('button', { name: '保存' }))
  await waitFor(() => expect(fake.bodyOf('/api/ShippingParty/Save')).toMatchObject({ Id: 0, Values: { CustomerCode: customer.Code } }))
})

it('one is removed after a question', async () => {
  const fake = open()
  await userEvent.click(await screen.findByRole('button', { name: '移除' }))
  await waitFor(() => expect(fake.said).toEqual(['移除 汉堡家居贸易？', '汉堡家居贸易 已移入回收站']))
  expect(fake.bodyOf('/api/ShippingParty/Remove')).toMatchObject({ Items: [{ Id: 1 }] })
})

it('a reader without the right sees them and changes none', async () => {
  open(false)
  expect(await screen.findByText('汉堡家居贸易')).toBeDefined()
  expect(screen.queryByRole('button', { name: '新增收发通' })).toBeNull()
  expect(screen.queryByRole('button', { name: '移除' })).toBeNull()
})
