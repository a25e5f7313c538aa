import { expect, it } from 'vitest'
import { asSentence } from './as-sentence.ts'

it.each([
  ['客户取消出运', '客户取消出运。'],
  ['本票作废。', '本票作废。'],
  ['改港，', '改港。'],
  ['Wrong consignee.', 'Wrong consignee。'],
  ['能否今天放行？', '能否今天放行？'],
  ['  两行\n原因。。 ', '两行\n原因。'],
])('ends what somebody wrote with one stop: %s', (text, sentence) => {
  expect(asSentence(text)).toBe(sentence)
})
