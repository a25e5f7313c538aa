// @vitest-environment jsdom
import { FakeApp, FakeScreen } from '@jst/feature-kit/testing'
import type { PriceQuery } from '@jst/contracts/freight-rates'
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { PriceForm } from './PriceForm.tsx'

afterEach(cleanup)

const asked: PriceQuery = { Pol: 'CNSHA', Pods: 'USLAX', Day: '2026-12-01', Boxes: '40HQ*1-24.5-SOC,40HQ*2', CargoType: '1' }
function open(query: PriceQuery) {
  const sent: PriceQuery[] = []
  const Screen = () => <PriceForm priceQuery={query} forCustomer onAsk={(one) => void sent.push(one)} />
  render(<FakeScreen fake={new FakeApp()} Screen={Screen} />)
  return sent
}

it('tons and SOC are asked for each line of boxes, and stand in the boxes that are sent', async () => {
  const sent = open(asked)
  expect((await screen.findByRole<HTMLInputElement>('textbox', { name: /^箱型箱量/ })).value).toBe('40HQ*1,40HQ*2')
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: '1×40HQ 单箱货重（吨）' }).value).toBe('24.5')
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: '1×40HQ 货主箱 SOC' }).checked).toBe(true)
  await userEvent.type(screen.getByRole('textbox', { name: '2×40HQ 单箱货重（吨）' }), '12.25')
  await userEvent.click(screen.getByRole('checkbox', { name: '1×40HQ 货主箱 SOC' }))
  await userEvent.click(screen.getByRole('button', { name: '查询' }))
  expect(sent).toEqual([{ ...asked, Boxes: '40HQ*1-24.5,40HQ*2-12.25' }])
})
it('facts of all boxes in an address are those of each line, and a wrong weight is said at its line', async () => {
  const sent = open({ ...asked, Boxes: '40HQ*1,20GP*1', Tons: '18', Soc: true })
  const tons = await screen.findByRole<HTMLInputElement>('textbox', { name: '1×20GP 单箱货重（吨）' })
  expect(tons.value).toBe('18')
  await userEvent.clear(tons)
  await userEvent.type(tons, '9x')
  await userEvent.click(screen.getByRole('button', { name: '查询' }))
  expect([sent.length, screen.getByText('请填写 0～999 的数字，最多 3 位小数')]).toEqual([0, expect.anything()])
  await userEvent.clear(tons)
  await userEvent.click(screen.getByRole('button', { name: '查询' }))
  expect(sent[0]!.Boxes).toBe('40HQ*1-18-SOC,20GP*1-SOC')
})
