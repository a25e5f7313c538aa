import type { FieldWords } from '@jst/contracts/document'
import { applicationStates, listDocument, listStates, slipDocument, slipReasons, slipStates } from '@jst/contracts/packing'
import { chineseDeclared, chineseIn, declaredWords } from '@jst/feature-kit/testing'
import { reworded } from '@jst/contracts/values'
import { fieldWords } from '@jst/packing'
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

it('every declared word is English: fields, states, moves, reasons, events, files, prints', () => {
  const all = [declared, english.sheet]
  expect(declaredWords(all).length).toBeGreaterThan(300)
  expect(chineseDeclared(all)).toEqual([])
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

it('seals and goods that the timeline keeps in Chinese are read in English, and what was typed as it is', () => {
  const { Seals, Lines } = declared.listDeclared.listDocument.fields as Record<string, FieldWords>
  expect(reworded('CN30543(船封)/船封厂(海关)', Seals!.words)).toBe('CN30543(CARRIER)/船封厂(CUSTOMS)')
  const kept = `B1 3 CT 5 KG；${fieldWords.GoodsEn.zh} POTS；${fieldWords.GoodsZh.zh} 唛头锅；${fieldWords.Temperature.zh} -18；${fieldWords.HsCode.zh} 7323`
  expect(reworded(kept, Lines!.words)).toBe('B1 3 CT 5 KG; Goods POTS; Chinese name 唛头锅; Temperature °C -18; HS code 7323')
})
