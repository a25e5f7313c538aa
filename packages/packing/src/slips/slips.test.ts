import { describe, expect, it } from 'vitest'
import { isPickUpCode, isSlipNo, nextInRange, rangeProblems, splitFleets, type SlipRange } from './index.ts'

const range = (more: Partial<SlipRange> = {}): SlipRange => ({
  Id: 1,
  Prefix: 'SHA',
  From: 98,
  To: 100,
  Digits: 6,
  Carrier: 'COSCO',
  Depot: 'YS1',
  ...more,
})

describe('ranges of slip numbers', () => {
  it('give one number after the other, and none back', () => {
    expect([undefined, 97, 98, 99, 100].map((last) => nextInRange(range(), last)?.no)).toEqual([
      'SHA000098',
      'SHA000098',
      'SHA000099',
      'SHA000100',
      undefined,
    ])
    expect(nextInRange(range(), 98)?.left).toBe(1)
    expect(nextInRange({ ...range({ From: 7, To: 12 }) }, undefined)?.no).toBe('SHA000007')
  })
  it.each([
    [{}, {}, 'OVERLAP SHA000098–SHA000100 与 COSCO YS1 的号段重复，请改起止号'],
    [{ From: 100, To: 120 }, {}, 'OVERLAP SHA000100–SHA000100 与 COSCO YS1 的号段重复，请改起止号'],
    [{ From: 101, To: 120 }, {}, undefined],
    [{ Prefix: 'NGB' }, {}, undefined],
    [{ Digits: 8 }, {}, undefined],
    [{ Digits: 3 }, { Digits: 2, To: 99 }, undefined],
    [{ Digits: 3 }, { Digits: 2, To: 120 }, 'OVERLAP SHA100–SHA100 与 COSCO YS1 的号段重复，请改起止号'],
    [{ Id: 2 }, {}, undefined],
  ])('%j beside %j: %s', (more, other, expected) => {
    expect(rangeProblems(range(more), [range({ Id: 2, ...other })]).map(({ code, message }) => `${code} ${message.zh}`)[0]).toBe(expected)
  })
  it.each([
    [{ Prefix: 'A1' }, 'PREFIX'],
    [{ Prefix: 'a' }, 'PREFIX'],
    [{ From: 1.5 }, 'NUMBERS'],
    [{ From: -1 }, 'NUMBERS'],
    [{ From: 200 }, 'ORDER'],
    [{ Digits: 2 }, 'DIGITS'],
    [{ Digits: 34 }, 'TOO_LONG'],
  ])('%j is refused: %s', (more, code) => {
    expect(rangeProblems(range(more), []).map((one) => one.code)).toEqual([code])
  })
  it('have numbers and pick-up codes of a form', () => {
    expect(['SHA000098', '12345', 'A-1234', 'SHA', 'sha000098', 'A123', '-12345'].map(isSlipNo)).toEqual([
      true,
      true,
      true,
      false,
      false,
      false,
      false,
    ])
    expect(['8X2K', '123456', '12', 'AB-12', 'A'.repeat(13)].map(isPickUpCode)).toEqual([true, true, false, false, false])
  })
})

describe('boxes split over fleets', () => {
  const booked = [
    { BoxType: '40HQ', Count: 2 },
    { BoxType: '20GP', Count: 3 },
  ]
  const part = (Fleet: string, ...Boxes: [string, number][]) => ({ Fleet, Boxes: Boxes.map(([BoxType, Count]) => ({ BoxType, Count })) })
  it('have a remainder by type, which has to be zero', () => {
    const first = splitFleets(booked, [part('顺达', ['40HQ', 1], ['20GP', 3])])
    expect([first.rest, first.isComplete]).toEqual([
      [
        { BoxType: '40HQ', Count: 1 },
        { BoxType: '20GP', Count: 0 },
      ],
      false,
    ])
    const all = splitFleets(booked, [part('顺达', ['40HQ', 1], ['20GP', 3]), part('捷运', ['40HQ', 1])])
    expect([all.problems, all.isComplete]).toEqual([[], true])
  })
  it('are never more than booked, whole, and of a booked type', () => {
    const { problems, rest } = splitFleets(booked, [part('顺达', ['40HQ', 2]), part('捷运', ['40HQ', 1], ['45HQ', 1], ['20GP', 1.5])])
    expect(problems.map(({ code, message }) => `${code} ${message.zh}`)).toEqual([
      'OVER 捷运 分了 1 个 40HQ，只剩 0 个',
      'UNBOOKED 捷运 的 45HQ 没有订舱',
      'COUNT 捷运 的 20GP 箱量应为整数',
    ])
    expect(rest[0]).toEqual({ BoxType: '40HQ', Count: -1 })
  })
  it('stand in one slip each', () => {
    const twice = [
      { ...part('顺达', ['40HQ', 1], ['20GP', 3]), BoxNos: ['MSKU6011672', ''] },
      { ...part('捷运', ['40HQ', 1]), BoxNos: ['MSKU6011672', ''] },
    ]
    expect(splitFleets(booked, twice)).toMatchObject({ problems: [{ code: 'BOX_TWICE', fleet: '捷运' }], isComplete: false })
  })
})
