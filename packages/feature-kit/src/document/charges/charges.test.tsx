// @vitest-environment jsdom
import type { ChargeLine, DocumentCharges } from '@jst/contracts/document'
import { act, cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { FakeScreen, refusal } from '../../testing/index.tsx'
import { charge, chargeCodes, chargesOf, fullLoad, quoteDocument } from '../testing/charges.ts'
import { documentApp, partOf } from '../testing/sample.ts'
import { ChargesPart } from './ChargesPart.tsx'
import { applied, editedOf, type ChargeSources } from './lines.ts'
import { chinese } from '../texts.ts'
import { parseDecimal } from './rows.ts'

afterEach(cleanup)

async function open(lines: readonly ChargeLine[], save: () => unknown = () => chargesOf([...lines])) {
  const fake = documentApp(
    {},
    {
      'GET /api/Document/Charges': () => chargesOf([...lines]),
      'GET /api/Document/ChargeCodes': () => chargeCodes,
      'POST /api/Document/SaveCharges': save,
    },
  )
  render(
    <FakeScreen
      fake={fake}
      Screen={partOf(
        (of) => (
          <ChargesPart of={of} sheet="sell" />
        ),
        quoteDocument,
      )}
    />,
  )
  await screen.findByRole('grid', { name: '应收费用' })
  const input = document.querySelector('textarea')!
  act(() => input.focus())
  const sent = () =>
    fake.requests.filter(({ path }) => path === '/api/Document/SaveCharges').map(({ body }) => body as { Lines: readonly ChargeLine[] })
  return { fake, sent }
}
const total = (currency: string) => screen.getByRole('rowheader', { name: currency }).closest('tr')!.lastElementChild!.textContent

describe('charges in a sheet', () => {
  it('begin with what the code says, found by its pinyin, and are saved with what was typed alone', async () => {
    const { sent } = await open([])
    await userEvent.paste('费用\t单价 / %\nMTCZF\t915.50\n')
    await userEvent.click(await screen.findByRole('button', { name: '保存费用' }))
    expect(sent()[0]?.Lines).toMatchObject([
      { Id: 0, Code: 'THC', NameZh: '码头操作费', Basis: 'C', Quantity: '', Price: '915.5', Currency: 'CNY', TaxRate: '6' },
    ])
  })

  it('come to other sums with every entry', async () => {
    await open([charge('OFT', { Box: '40HQ', Price: '1850' })])
    expect(total('USD')).toBe('3,700.00')
    await userEvent.click(screen.getByRole('gridcell', { name: '1,850' }))
    await userEvent.keyboard('1,900.05{Enter}')
    expect(total('USD')).toBe('3,800.10')
  })

  it('that were refused stay as they were typed', async () => {
    await open(fullLoad.slice(0, 1), () => refusal('INTERNAL'))
    await userEvent.click(screen.getByRole('gridcell', { name: '1,850' }))
    await userEvent.keyboard('7{Enter}')
    await userEvent.click(screen.getByRole('button', { name: '保存费用' }))
    expect(await screen.findByRole('alert')).toBeDefined()
    expect(total('USD')).toBe('14.00')
  })

  it('that are wrong are not sent, and their line says so', async () => {
    const { sent } = await open(fullLoad.slice(0, 1))
    await userEvent.click(screen.getByRole('gridcell', { name: '1,850' }))
    await userEvent.keyboard('{Delete}')
    await userEvent.click(screen.getByRole('button', { name: '保存费用' }))
    expect(screen.getByText('第 1 行 OFT：请填写单价')).toBeDefined()
    expect(sent()).toEqual([])
  })
})

describe('an act in the sheet', () => {
  const stored: DocumentCharges = chargesOf([charge('OFT', { Price: '1850', Box: '40HQ' })])
  const sources: ChargeSources = {
    facts: quoteDocument.charges.sell,
    stored,
    defaults: new Map(chargeCodes.map((one) => [one.Code, one])),
  }
  const change = (rowId: string, key: string, value: string | null) => ({ changes: [{ rowId, key, value }], inserts: [], removals: [] })

  it('takes a per cent of the ocean freight that is there', () => {
    const [first] = editedOf(stored)
    const inserted = applied(
      [first!],
      { changes: [], inserts: [{ row: { id: 'new', values: {} }, after: first!.key }], removals: [] },
      sources,
    )
    const [, baf] = applied(inserted, change('new', 'Code', 'BAF'), sources)
    expect(baf?.line).toMatchObject({ Basis: 'F', PercentOf: ['OFT'], Currency: 'USD' })
  })

  it('leaves a quantity to the document until one is typed, and gives it back when that is cleared', () => {
    const key = editedOf(stored)[0]!.key
    const typed = applied(editedOf(stored), change(key, 'Quantity', '3'), sources)
    expect(typed[0]!.line.Quantity).toBe('3')
    expect(applied(typed, change(key, 'Quantity', null), sources)[0]!.line.Quantity).toBe('')
  })
})

describe('an amount as people write it', () => {
  it.each([
    ['1,850.50', '1850.5'],
    ['１２．５０%', '12.5'],
    ['.5', '0.5'],
    ['-30', '-30'],
    ['0.10', '0.1'],
  ])('%s is %s', (typed, value) => expect(parseDecimal(typed, chinese.charges)).toEqual({ value }))
  it.each(['1,23', '12a', '1.2.3', '1e3'])('%s is none', (typed) => expect(parseDecimal(typed, chinese.charges)).toHaveProperty('error'))
})
