// @vitest-environment jsdom
import { FakeScreen, refusal } from '@jst/feature-kit/testing'
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { Screen as ModifyList } from './batch/FreightModifyList.tsx'
import { batchPage, deskApp, increasePage, modifyPage } from './testing/rows.ts'
import { Screen as Batch } from './views/FCLFreightBatch.tsx'
import { Screen as Increase } from './views/FCLFreightIncrease.tsx'

afterEach(cleanup)

const press = async (name: RegExp | string) => {
  const button = await screen.findByRole('button', { name })
  button.focus()
  await userEvent.keyboard('{Enter}')
}

describe('a change of many rates', () => {
  it('is worked out, run and taken back with the keyboard alone', async () => {
    const fake = deskApp(`${batchPage}?CarrierCode=COSCO`)
    render(<FakeScreen fake={fake} Screen={Batch} />)
    await screen.findByText('YJ261100007')
    await press('修改全部结果')
    const value = await screen.findByRole('textbox', { name: /数值/ })
    value.focus()
    await userEvent.keyboard('50{Enter}')
    const plan = within(await screen.findByRole('dialog', { name: /试算结果/ }))
    expect(plan.getByText('40HQ 底价低于备案下限（1 条）')).toBeDefined()
    expect(fake.bodyOf('/api/FreightRateBatch/Plan')).toEqual({
      Filter: { CarrierCode: 'COSCO' },
      Change: {
        From: '',
        Steps: [{ Kind: 'PRICE', Target: 'BOTH', Boxes: [], How: 'ADD', Value: '50', RoundTo: '', Rounding: 'HALF_UP' }],
      },
      Note: '',
    })
    await press(/^执行（2 条）/)
    await press('撤销整批')
    await waitFor(() =>
      expect(fake.said).toEqual(['已修改 2 条运价', '撤销整批修改？', '已恢复 2 条运价；1 条之后被修改过，保持不变：YJ261100009']),
    )
    expect(fake.bodyOf('/api/FreightRateBatch/Undo')).toEqual({ Id: 31 })
  })

  it('asks for what is missing before it asks the server', async () => {
    const fake = deskApp(batchPage)
    render(<FakeScreen fake={fake} Screen={Batch} />)
    await screen.findByText('YJ261100007')
    await press('修改全部结果')
    await press('试算')
    expect((await screen.findAllByText('请填写数值')).length).toBeGreaterThan(0)
    expect(fake.requests.some(({ path }) => path === '/api/FreightRateBatch/Plan')).toBe(false)
  })

  it('is not offered to whoever may not', async () => {
    render(<FakeScreen fake={deskApp(batchPage, { mayAct: false })} Screen={Batch} />)
    await screen.findByText('YJ261100007')
    expect(screen.queryByRole('button', { name: '修改全部结果' })).toBeNull()
  })

  it('says why it could not be run, and can be worked out again', async () => {
    const fake = deskApp(batchPage, { routes: { 'POST /api/FreightRateBatch/Run': () => refusal('ILLEGAL_TRANSITION') } })
    render(<FakeScreen fake={fake} Screen={Batch} />)
    await screen.findByText('YJ261100007')
    await press('修改全部结果')
    await userEvent.type(await screen.findByRole('textbox', { name: /数值/ }), '50{Enter}')
    await press(/^执行/)
    await waitFor(() => expect(fake.said.length).toBe(1))
    await press('返回修改')
    expect(await screen.findByRole('textbox', { name: /数值/ })).toHaveProperty('value', '50')
  })
})

it('an increase by box sends a step for each box that was filled', async () => {
  const fake = deskApp(increasePage)
  render(<FakeScreen fake={fake} Screen={Increase} />)
  await screen.findByText('YJ261100007')
  await press('全部结果涨跌')
  await userEvent.type(await screen.findByRole('textbox', { name: '20GP' }), '50')
  await userEvent.type(screen.getByRole('textbox', { name: '40HQ' }), '100{Enter}')
  await screen.findByRole('dialog', { name: /试算结果/ })
  expect(fake.bodyOf('/api/FreightRateBatch/Plan')).toMatchObject({
    Change: {
      Steps: [
        { Boxes: ['20GP'], Value: '50' },
        { Boxes: ['40HQ'], Value: '100' },
      ],
    },
  })
})

it('the change log leads from a batch to its rates, and takes it back', async () => {
  const fake = deskApp(modifyPage)
  render(<FakeScreen fake={fake} Screen={ModifyList} />)
  await screen.findByText('YJ261100007')
  await press('批次记录')
  const batches = within(await screen.findByRole('dialog', { name: '批次记录' }))
  expect(await batches.findByText('撤销批次 31')).toBeDefined()
  expect(batches.getAllByRole('button', { name: '撤销整批' }).length).toBe(1)
  await userEvent.click(batches.getAllByRole('button', { name: '查看明细' })[2]!)
  await waitFor(() => expect(fake.requests.at(-1)?.query['BatchId']).toBe(30))
})
