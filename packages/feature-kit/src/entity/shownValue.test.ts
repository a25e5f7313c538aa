import { receiptCalls } from '@jst/contracts/invoices'
import { guaranteeCalls } from '@jst/contracts/release'
import { vesselCalls } from '@jst/contracts/master'
import { describe, expect, it } from 'vitest'
import { shownValue } from './shownValue.ts'
import { texts } from './texts.ts'

describe('an amount of a row', () => {
  const amount = receiptCalls.entity.all.find(({ key }) => key === 'Amount')!
  const shown = (value: number, Currency: string) => shownValue(amount, value, texts, { Currency })

  it('has the places of the currency that the row names', () => {
    expect([shown(2_000, 'CNY'), shown(0, 'USD'), shown(2_000, 'JPY'), shown(12.5, 'KWD')]).toEqual(['2,000.00', '0.00', '2,000', '12.500'])
  })

  it('keeps what it has beyond them', () => {
    expect([shown(0.125, 'USD'), shown(1_234.5, 'JPY')]).toEqual(['0.125', '1,234.5'])
  })

  it('has those of its own currency where all rows are in one', () => {
    const limit = guaranteeCalls.entity.derived!.find(({ key }) => key === 'Limit')!
    expect(shownValue(limit, 200_000, texts, {})).toBe('200,000.00')
  })
})

describe('a number of a row', () => {
  const shown = (key: string, value: number) =>
    shownValue(
      vesselCalls.entity.all.find((field) => field.key === key)!,
      value,
      texts,
    )

  it('has separators of thousands where it counts something, and none as a year', () => {
    expect([shown('Teu', 19_273), shown('Built', 2017)]).toEqual(['19,273', '2017'])
  })
})
