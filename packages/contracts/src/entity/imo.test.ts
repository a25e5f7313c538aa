import { describe, expect, it } from 'vitest'
import { checkImo } from './rules.ts'

describe('IMO ship numbers (resolution A.1117)', () => {
  // numbers of known ships, as registers of ships and their builders publish them
  it.each([
    ['9074729', 'the worked example of the check digit: 9×7 + 0×6 + 7×5 + 4×4 + 7×3 + 2×2 = 139'],
    ['9811000', 'Ever Given'],
    ['9893890', 'Ever Ace'],
    ['9703291', 'MSC Oscar'],
    ['9839430', 'MSC Gülsün'],
    ['9929429', 'MSC Irina'],
    ['9863297', 'HMM Algeciras'],
    ['9776171', 'OOCL Hong Kong'],
    ['9795610', 'COSCO Shipping Universe'],
    ['9839179', 'CMA CGM Jacques Saadé'],
    ['9321483', 'Emma Mærsk'],
    ['9619907', 'Mærsk Mc-Kinney Møller'],
    ['9697428', 'Dali'],
    ['9241061', 'Queen Mary 2'],
    ['5060794', 'Cap San Diego: a number of 1962 begins with 5'],
    ['8814275', 'a sum that ends in 5, with a check digit of 5'],
  ])('takes %s: %s', (number) => expect(checkImo(number)).toBe(true))

  it.each([
    ['9074728', 'the worked example with another check digit'],
    ['9074792', 'the worked example with two digits swapped'],
    ['9811001', 'Ever Given with another check digit'],
    ['9118000', 'Ever Given with two digits swapped'],
    ['9703219', 'MSC Oscar with the last digits swapped'],
    ['0000000', 'seven zeros, whose check digit fits'],
    ['0123450', 'a zero in front, whose check digit fits'],
    ['907472', 'six digits'],
    ['90747290', 'eight digits'],
    ['IMO9074729', 'with its prefix: the field takes the digits alone'],
    ['9074 729', 'with a space'],
    ['ABCDEFG', 'letters'],
    ['', 'nothing'],
  ])('refuses %j: %s', (number) => expect(checkImo(number)).toBe(false))
})
