import { describe, expect, it } from 'vitest'
import { rightBox } from './box-number.ts'
import { missingNumbers, numbersIn, numbersProblem } from './numbers.ts'
import { zoned } from './zoned.ts'

describe('pasted numbers', () => {
  it('are taken from lines, commas and full width, each once', () => {
    expect(numbersIn('cosu6600001\n ＯＯＬＵ１１１２２２３，COSU6600001、EGLV1;')).toEqual(['COSU6600001', 'OOLU1112223', 'EGLV1'])
    expect(numbersProblem(Array.from({ length: 51 }, (_, at) => `N${at}`).join(' '))).toBe('共 51 个号码，一次最多 50 个，请分批查询')
  })
  it('with a wrong check digit suggest the right one; what is no box suggests nothing', () => {
    expect(rightBox('CSQU3054380')).toBe('CSQU3054383')
    expect(rightBox('csqu 305438-3')).toBeUndefined()
    expect(rightBox('COSU66000012')).toBeUndefined()
  })
  it('that no row has are told, except boxes, which rows do not name', () => {
    const row = { Number: 'COSU1', BillNo: 'COSU1', BookingNo: 'BK9', OrderNo: '' }
    expect(missingNumbers(['COSU1', 'BK9', 'EGLV7', 'CSQU3054383'], [row])).toEqual(['EGLV7'])
  })
})

describe('a time by the clock of its place', () => {
  it.each([
    ['2026-05-04T15:40:00.000Z', 'Asia/Shanghai', '2026-05-04 23:40', 'UTC+8'],
    ['2026-05-04T15:40:00.000Z', 'Australia/Adelaide', '2026-05-05 01:10', 'UTC+9:30'],
    ['2026-07-04T15:40:00.000Z', 'America/Los_Angeles', '2026-07-04 08:40', 'UTC-7'],
    ['2026-12-04T15:40:00.000Z', 'America/Los_Angeles', '2026-12-04 07:40', 'UTC-8'],
    ['2026-05-04T15:40:00.000Z', '', '2026-05-04 15:40', 'UTC+0'],
  ])('%s in %s', (instant, zone, full, offset) => {
    expect(zoned(instant, zone)).toMatchObject({ full, offset })
  })
  it('of which only the day is known is that local day', () => {
    expect(zoned('2026-03-02T16:00:00.000Z', 'Asia/Shanghai', true).full).toBe('2026-03-03')
  })
})
