import type { SiCreditFinding, SiLoss } from '@jst/contracts/si'
import { chineseDeclared, chineseIn, declaredWords } from '@jst/feature-kit/testing'
import { expect, it } from 'vitest'
import { serverEn } from './said-by-server-en.ts'
import { english } from './texts-en.ts'

it('every text of shipping instructions is English where the page is', () => {
  const { states: _states, fields: _fields, documents: _documents, rules: _rules, server: _server, moves, further, ...texts } = english
  const { issue, ...move } = moves
  const { stray, ...data } = further
  expect(chineseIn({ texts, move, data })).toEqual([])
  expect(chineseIn([stray(['Buyer'], 'tax number'), issue.unprintable(['中']).replace('中', ''), issue.sourceHint])).toEqual([])
  expect(issue.range({ Earliest: '2026-03-02', Latest: '2026-03-01' })).toMatch(/advance bill/)
})

it('every declared word is English: fields, choices, states, moves, reasons, files, events', () => {
  const { siDocument, cargoOrderDocument, siParties } = english.documents
  const { states, fields } = english
  const documents = [
    siDocument.files,
    siDocument.events,
    siDocument.charges,
    siDocument.prints,
    cargoOrderDocument.events,
    siParties.parties,
  ]
  const all = [states, fields, documents]
  const tables = [states.siSourceTable, states.siFeeOccasions, states.originalsTable].flatMap((table) => Object.values(table))
  expect(declaredWords(all).length).toBeGreaterThan(250)
  expect(chineseDeclared([all, tables])).toEqual([])
})

it('says by code, path and kind what the server says in Chinese', () => {
  const issue = { Path: 'TDBLInfos[0].TBI_GOODS', Code: 'TOO_LONG', Severity: 'ERROR', Label: '货物描述', Message: '太长' } as const
  expect(serverEn.finding(issue)).not.toMatch(/\p{Script=Han}/u)
  expect(serverEn.finding({ ...issue, Message: 'Goods: at most 5 lines' })).toBe('Goods: at most 5 lines')
  expect(serverEn.label('收货人', 'TBI_CONSIGNEE')).toBe('Consignee')
  expect(serverEn.label('封号', 'BoxInfos[1].TBX_SEALNO')).toBe('Container 2, Seal no.')
  expect(serverEn.label('参考号', 'consignmentItems[0].references')).toBe('consignmentItems[0].references')
  expect(['预付 FREIGHT PREPAID', '宁波 NINGBO', 'CY-CY', '厨具'].map(serverEn.value)).toEqual([
    'FREIGHT PREPAID',
    'NINGBO',
    'CY-CY',
    '厨具',
  ])
  const credit = (Severity: 'ERROR' | 'INFO') => serverEn.clause({ Severity, Message: '不符' } as SiCreditFinding)
  expect([credit('ERROR'), credit('INFO')]).toEqual(['It does not agree with the credit', 'Please check it by hand'])
  expect(serverEn.loss({ Kind: 'missing', Reason: '缺失' } as SiLoss)).toBe('It is required and not there')
})
