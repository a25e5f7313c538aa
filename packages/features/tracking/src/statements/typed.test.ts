import { describe, expect, it } from 'vitest'
import { blankForm, boxProblem, lineProblems, linesIn, localTime, statementsOf, timeProblem } from './typed.ts'

describe('a typed statement', () => {
  it('has a statement for each box, with type and seal of its line', () => {
    const lines = linesIn('csqu 3054383 45G1 CN884\n\nTGHU1234567\t22G1\nOOLU1112223')
    expect(lines).toEqual([
      { Box: 'CSQU3054383', IsoType: '45G1', Seal: 'CN884' },
      { Box: 'TGHU1234567', IsoType: '22G1', Seal: '' },
      { Box: 'OOLU1112223', IsoType: '', Seal: '' },
    ])
    const said = statementsOf({ ...blankForm(), Milestone: 'gateIn', At: '2026-03-08 02:30', Port: 'USLAX', Lines: lines })
    expect(said.map(({ Box, At, Seals }) => [Box, At, Seals])).toEqual([
      ['CSQU3054383', '2026-03-08T02:30', ['CN884']],
      ['TGHU1234567', '2026-03-08T02:30', []],
      ['OOLU1112223', '2026-03-08T02:30', []],
    ])
  })
  it('about a bill needs no box, but one of the numbers', () => {
    expect(lineProblems({ ...blankForm(), BillNo: 'COSU1' })).toEqual({})
    expect(Object.keys(lineProblems(blankForm()))).toEqual(['BillNo'])
    expect(statementsOf({ ...blankForm(), BillNo: 'COSU1', At: '2026-03-08' })).toMatchObject([{ Box: '', At: '2026-03-08' }])
  })
  it('tells a wrong check digit from what is no box', () => {
    expect([boxProblem('CSQU3054383'), boxProblem('CSQU3054380'), boxProblem('ABC')]).toEqual([
      undefined,
      '箱号校验位不正确',
      '箱号应为四位字母加七位数字',
    ])
  })
  it('has a time or a day by the clock of the port, never a guess', () => {
    expect([localTime('2026-03-08'), localTime('2026-03-08 14:30'), localTime('2026-02-31')]).toEqual([
      '2026-03-08',
      '2026-03-08T14:30',
      undefined,
    ])
    expect(timeProblem('morgen')).toBeDefined()
  })
})
