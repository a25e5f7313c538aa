import { goodContainer, goodLine, goodRecord } from '@jst/si-drafts/testing'
import { expect, it } from 'vitest'
import { requiredFiles } from './required-files.ts'

const painted = goodContainer({ lines: [goodLine({ unNo: '1263' })] })
it.each([
  ['plain cargo', goodRecord(), false, ['cargo']],
  ['dangerous cargo', goodRecord({ goodsType: '2' }), false, ['cargo', 'dangerous', 'msds']],
  ['a line with a UN number under another type of cargo', goodRecord({ containers: [painted] }), false, ['cargo', 'dangerous', 'msds']],
  ['an order under a credit', goodRecord(), true, ['cargo', 'credit']],
])('%s is asked for its papers', (_, record, credit, kinds) => expect([...requiredFiles(record, credit)]).toEqual(kinds))
