import { describe, expect, it } from 'vitest'
import { freight, option, rule } from '../facts.test.kit.ts'
import type { MarkupRule } from '../index.ts'

const sell = (...Markups: MarkupRule[]) => option({ Boxes: freight('40HQ', '1000') }, { Markups }).Boxes[0]!.Sell
const percent = (Id: number, layer: MarkupRule['Layer'], Percent = '10', more: Partial<MarkupRule> = {}) =>
  rule(Id, layer, { Percent, Of: 'RUNNING', Stackable: true, ...more })

describe('a per cent of the running price', () => {
  it('is taken of what the layers before came to: the order inside a layer changes nothing', () => {
    expect(sell(percent(1, 'PLATFORM'), percent(2, 'PLATFORM'))).toBe('1200.00')
    const amount = rule(3, 'PLATFORM', { Amount: '50', Stackable: true })
    expect(sell(percent(1, 'PLATFORM', '10', { Priority: 1 }), amount)).toBe('1150.00')
    expect(sell(percent(1, 'PLATFORM'), { ...amount, Priority: 1 })).toBe('1150.00')
  })
  it('counts what an earlier layer added, a per cent of the floor does not', () => {
    expect(sell(percent(1, 'PLATFORM'), percent(2, 'SALES'))).toBe('1210.00')
    expect(sell(percent(1, 'PLATFORM'), percent(2, 'SALES', '10', { Of: 'FLOOR' }))).toBe('1200.00')
  })
})

describe('the scope of a mark-up', () => {
  const to = (Del: string, Pods: string[]) =>
    option({ Del, Boxes: freight('40HQ', '1000') }, { Markups: [rule(1, 'PLATFORM', { Amount: '50', Scope: { Pods } })] }).Boxes[0]!.Sell
  it('names the place of delivery as well as the port of discharge', () => {
    expect(to('USCHI', ['USCHI'])).toBe('1050.00')
    expect(to('USCHI', ['USLAX'])).toBe('1050.00')
    expect(to('USCHI', ['USNYC'])).toBe('1000.00')
    expect(to('', ['USCHI'])).toBe('1000.00')
  })
})
