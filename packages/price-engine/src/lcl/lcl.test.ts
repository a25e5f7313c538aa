import { describe, expect, it } from 'vitest'
import { lclPrice } from './index.ts'
import { cargo, lcl, lclCharge } from './lcl.test.kit.ts'

describe('an LCL price', () => {
  it('counts charges of a co-loader by piece, kilogram and shipment, and says what is unknown at the destination', () => {
    const Charges = [
      lclCharge('WHC', 'PIECE', '2.5'),
      lclCharge('TALLY', 'KG', '0.02', { Minimum: '10' }),
      lclCharge('DOC', 'SHIPMENT', '45'),
    ]
    const one = lclPrice(
      cargo('2', '300', 12),
      lcl({ Charges, Destination: [lclCharge('DTHC', 'RT', '30', { PpCc: 'CC', Known: false })], DestinationKnown: false }),
    )
    expect(one.Lines.map(({ Code, Amount, AtMinimum }) => [Code, Amount, AtMinimum])).toEqual([
      ['LFT', '37.00', false],
      ['WHC', '30.00', false],
      ['TALLY', '10.00', true],
      ['DOC', '45.00', false],
    ])
    expect([one.Complete, one.Unknown, one.DestinationKnown]).toEqual([false, ['DTHC'], false])
  })
})
