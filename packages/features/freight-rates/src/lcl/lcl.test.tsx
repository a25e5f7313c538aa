// @vitest-environment jsdom
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { FakeScreen } from '@jst/feature-kit/testing'
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { lclApp, lclRateOf, lclRatePage, tiers } from '../testing/lcl.ts'
import { Screen as Edit } from './LCLRateEdit.tsx'

afterEach(cleanup)

/** Results of the worked examples of the area, by their numbers. */
const text = readFileSync(join(import.meta.dirname, '../../../../../docs/areas/freight-rates.md'), 'utf8')
const results = new Map([...text.matchAll(/^\| (\d+) \|(?: [^|]+ \|){3} ([^|]+) \|$/gm)].map(([, no, result]) => [Number(no), result]))

const type = async (name: string, value: string) => {
  const field = await screen.findByRole('textbox', { name })
  field.focus()
  await userEvent.keyboard(value)
}
const rowOf = async (name: string) => within((await screen.findByRole('rowheader', { name })).closest('tr')!)
const open = (more: object, parts: object = {}) => {
  const fake = lclApp(`${lclRatePage}?Id=7`, {
    routes: {
      'GET /api/LclRate/Get': () => lclRateOf(7, { MinRt: null, MinCharge: null, DestinationKnown: true, ...more }),
      'GET /api/Document/Lines': () => ({
        UpdateTime: lclRateOf(7).UpdateTime,
        Parts: { tiers: [], local: [], destination: [], ...parts },
      }),
      'GET /api/LclPrice/Coloads': () => [],
    },
  })
  render(<FakeScreen fake={fake} Screen={Edit} />)
}

describe('the calculator of an LCL rate', () => {
  it.each([
    [35, { Rate: 18.5 }, {}, '15.75', '12400'],
    [36, { Rate: 20, KgPerCbm: 333 }, {}, '5', '3000'],
    [37, { Rate: 18.5, MinRt: 1, MinCharge: 40 }, {}, '0.4', '150'],
    [38, { Rate: 20 }, { tiers }, '5', '800'],
  ])('answers worked example %i', async (no, rate, parts, cbm, kg) => {
    open(rate, parts)
    await type('总体积（立方米）', cbm)
    await type('总毛重（公斤）', kg)
    expect((await rowOf('拼箱海运费')).getByText(`USD ${results.get(no)}`)).toBeDefined()
  })

  it('answers worked example 39: dead freight of the pieces that were typed', async () => {
    open({})
    await type('件数', '3')
    for (const [side, value] of [
      ['长（厘米）', '120'],
      ['宽（厘米）', '100'],
      ['高（厘米）', '100'],
      ['单件毛重（公斤）', '200'],
    ] as const)
      await type(side, value)
    await type('整箱海运费', '2300')
    const [amount, currency] = results.get(39)!.split(' ')
    expect(await screen.findByText(`${currency} ${amount}`)).toBeDefined()
  })

  it('adds charges of origin, destination and co-loader by currency, and names what is not known', async () => {
    render(<FakeScreen fake={lclApp(`${lclRatePage}?Id=7`)} Screen={Edit} />)
    await type('总体积（立方米）', '2')
    await type('总毛重（公斤）', '900')
    expect((await rowOf('合计 CNY')).getByText('CNY 230.00')).toBeDefined()
    expect((await rowOf('合计 EUR')).getByText('预付 0.00 · 到付 76.00')).toBeDefined()
    expect(screen.getByText('金额未知，未计入：D/O')).toBeDefined()
    expect(screen.getByText(/目的港费用未知/)).toBeDefined()
  })

  it('says what is no number, and waits', async () => {
    open({})
    await type('总体积（立方米）', '两方')
    expect((await screen.findAllByText('请填写大于 0 的数字，最多 3 位小数')).length).toBe(1)
    expect(screen.getByText(/填写货物明细/)).toBeDefined()
  })
})

it('a new rate is typed, calculated and saved with the keyboard alone', async () => {
  const fake = lclApp(lclRatePage)
  render(<FakeScreen fake={fake} Screen={Edit} />)
  await type('每计费吨', '25')
  await type('总体积（立方米）', '3')
  await type('总毛重（公斤）', '100')
  expect((await rowOf('拼箱海运费')).getByText('USD 75.00')).toBeDefined()
  const save = screen.getByRole('button', { name: '保存拼箱运价' })
  save.focus()
  await userEvent.keyboard('{Enter}')
  // ports and the last day are missing: nothing is sent
  await waitFor(() => expect(screen.getAllByText(/请(选择|填写)/).length).toBeGreaterThan(2))
  expect(fake.requests.some(({ path }) => path === '/api/LclRate/Save')).toBe(false)
})
