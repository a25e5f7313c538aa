import { applicationStates, listDocument, listStates, slipDocument, slipReasons, slipStates } from '@jst/contracts/packing'
import { chineseIn } from '@jst/feature-kit/testing'
import { expect, it } from 'vitest'
import { declared } from './declared-en.ts'
import { english } from './texts-en.ts'

it('every text of packing is English where the page is', () => {
  const { lists, slips, applications, names } = english
  const { page, say: _say, ...list } = lists
  const { source, difference, ...grid } = page
  const { teller, ...slip } = slips.page
  expect(chineseIn({ list, grid, slips: { ...slips, page: slip }, applications, names })).toEqual([])
  expect([teller('Message', '堆场码头报文 YARD1'), teller('Driver', '张师傅')]).toEqual(['Message YARD1', 'Driver 张师傅'])
  expect((['booking', 'si', 'slips', 'last'] as const).map((from) => source(from, '订舱 BK1'))).not.toContain(undefined)
  const of = (Field: string, Label: string) => difference.label({ BoxNo: 'CSQU3054383', Field, Label, Mine: '', Other: '' })
  expect([of('BoxType', '箱型'), of('Lines.GoodsEn', '英文品名'), of('missing', '箱'), of('extra', '货物')]).toEqual([
    'Type',
    'Goods',
    'Container',
    'Goods',
  ])
  expect([difference.value('没有'), difference.value('厨具')]).toEqual(['None', '厨具'])
})

/** Words that a reader sees of a declaration. */
function wordsOf(part: unknown): string[] {
  if (Array.isArray(part)) return part.flatMap(wordsOf)
  if (typeof part !== 'object' || part === null) return []
  const { zh, about, done, hint, remarks, choices, values, ...rest } = part as Readonly<Record<string, unknown>>
  const own = [zh, about, done, hint, remarks].filter((word) => typeof word === 'string')
  const labels = [choices, values].flatMap((table) => Object.values((table as object | undefined) ?? {}).map(String))
  return [...own, ...labels, ...Object.values(rest).flatMap(wordsOf)]
}

it('every declared word is English: fields, states, moves, reasons, events, files, prints', () => {
  const said = wordsOf([declared, english.sheet])
  expect(said.length).toBeGreaterThan(300)
  expect(said.filter((word) => /\p{Script=Han}/u.test(word))).toEqual([])
  for (const [table, own] of [
    [declared.applicationDeclared.applicationStates.moves, applicationStates.moves],
    [declared.slipStates.slipStates.moves, slipStates.moves],
    [declared.listDeclared.listStates.moves, listStates.moves],
    [declared.slipDeclared.slipDocument.events, slipDocument.events],
    [declared.listDeclared.listDocument.events, listDocument.events],
  ])
    expect(Object.keys(table!)).toEqual(Object.keys(own!))
  expect(slipReasons.map(({ code }) => declared.slipStates.slipReasonNames[code])).not.toContain(undefined)
})
