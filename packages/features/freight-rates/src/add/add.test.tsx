// @vitest-environment jsdom
import { FakeScreen } from '@jst/feature-kit/testing'
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { addPage, deskApp, postPage } from '../testing/rows.ts'
import { Screen } from './FCLFreightAdd.tsx'

beforeEach(() => localStorage.clear())
afterEach(cleanup)

const saved = '/api/FreightRateGrid/Save'
type Body = { Header: Record<string, unknown>; Rows: Record<string, unknown>[]; Surcharges: Record<string, unknown>[] }

async function open(options?: Parameters<typeof deskApp>[1]) {
  const fake = deskApp(addPage, options)
  render(<FakeScreen fake={fake} Screen={Screen} />)
  await screen.findByRole('grid', { name: '卸货港与价格' })
  const field = async (name: RegExp, text: string) => {
    const input = await screen.findByRole('combobox', { name })
    input.focus()
    await userEvent.keyboard(`${text}{Enter}`)
  }
  const day = async (name: RegExp, text: string) => userEvent.type(screen.getAllByRole('textbox', { name })[0]!, `${text}{Tab}`)
  return { fake, field, day, body: () => fake.bodyOf(saved) as Body | undefined }
}
const paste = async (label: string, text: string) => {
  const input = screen.getByRole('grid', { name: label }).closest('.jst-sheet')!.querySelector('textarea')!
  act(() => input.focus())
  await userEvent.paste(text)
}

describe('adding rates by a grid', () => {
  it('reads a table from Excel with ports by code, Chinese and English name, and sends what it comes to', async () => {
    const { fake, field, day, body } = await open()
    await field(/^装货港/, 'CNSHA')
    await field(/^船公司/, 'COSCO')
    await day(/^生效日期/, '2026-12-01')
    await day(/^有效期至/, '2026-12-15')
    await paste(
      '卸货港与价格',
      '卸货港\t20GP 底价\t40HQ 底价\t40HQ 成本\t航程（天）\nUSLAX\t1,540\t1850\t1780\t16\n长滩\t\t1,900\t\t17\nRotterdam\t\t2480\t\t32\n',
    )
    await paste('附加费（全部运价共用）', '费用\t计费单位\t付款\t币种\t单价或%\n码头操作费\t箱\tPP\tCNY\t1130\n')
    await screen.findByText('将生成 3 条草稿')
    await userEvent.click(screen.getByRole('button', { name: '保存为草稿' }))
    await screen.findByText('已保存 2 条运价草稿')
    expect(body()).toMatchObject({
      Header: { CarrierCode: 'COSCO', CurrencyCode: 'USD', ValidFrom: '2026-12-01', ValidTo: '2026-12-15', Basis: 'ATD' },
      Pols: ['CNSHA'],
      Rows: [
        { PodCode: 'USLAX', Floor20GP: 1_540, Floor40HQ: 1_850, Cost40HQ: 1_780, TransitDays: 16, PolCode: '' },
        { PodCode: 'USLGB', Floor20GP: null, Floor40HQ: 1_900, TransitDays: 17 },
        { PodCode: 'NLRTM', Floor40HQ: 2_480, TransitDays: 32 },
      ],
      Surcharges: [{ Id: 0, ChargeCode: 'THC', CurrencyCode: 'CNY', Amount: 1_130, InAllIn: false }],
    })
    await userEvent.click(screen.getByRole('button', { name: '去发布' }))
    expect(fake.opened.at(-1)).toBe(`${postPage}?Ids=21%2C22`)
  })

  it('sends nothing while a port means two or a price is none, and lists what is wrong', async () => {
    const { body } = await open()
    await paste('卸货港与价格', '卸货港\t40HQ 底价\n圣何塞\t1850\n没有的港\t1850\nUSLAX\t面议\n')
    await userEvent.click(screen.getByRole('button', { name: '保存为草稿' }))
    const [summary] = await screen.findAllByRole('alert')
    const list = within(summary!)
    expect(list.getByText(/第 1 行：“圣何塞”有多个：CRSJO、USSJC/)).toBeDefined()
    expect(list.getByText(/第 2 行：没有找到港口“没有的港”/)).toBeDefined()
    expect(list.getByText(/第 3 行：40HQ底价不是数字/)).toBeDefined()
    expect(list.getByText(/船公司/)).toBeDefined()
    expect(body()).toBeUndefined()
  })

  it('lists the first of many problems and counts the others', async () => {
    const { body } = await open()
    await paste('卸货港与价格', ['卸货港\t40HQ 底价', ...Array.from({ length: 60 }, (_, at) => `没有的港${at}\t1850`)].join('\n'))
    await userEvent.click(screen.getByRole('button', { name: '保存为草稿' }))
    const [summary] = await screen.findAllByRole('alert')
    const items = within(summary!)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent)
    const all = Number(/还有 (\d+) 处需要修改/.exec(summary!.textContent ?? '')?.[1])
    expect(all).toBeGreaterThanOrEqual(60)
    expect([items.length, items.at(-1)]).toEqual([21, `以及另外 ${all - 20} 处，改完以上各处后再保存即可看到`])
    expect(body()).toBeUndefined()
  })

  it('shows no column of cost to whoever may not see it', async () => {
    await open()
    expect(screen.getByRole('columnheader', { name: /40HQ 成本/ })).toBeDefined()
    cleanup()
    const fake = deskApp(addPage)
    fake.app.permissions.load(
      [{ Path: addPage, Buttons: [{ Code: 'add' }], Children: [] }],
      [{ ItemKey: 'field', PermissionKey: 'costPrice', Value: 'hidden' }],
    )
    render(<FakeScreen fake={fake} Screen={Screen} />)
    await screen.findByRole('grid', { name: '卸货港与价格' })
    await waitFor(() => expect(screen.queryByRole('columnheader', { name: /成本/ })).toBeNull())
  })
})
