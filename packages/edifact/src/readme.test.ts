// The example of README.md, word for word.
import { expect, it } from 'vitest'
import { part, readInterchange, writeInterchange } from '@jst/edifact'

const text = writeInterchange({ charset: 'UNOA', sender: 'CNSHASD', receiver: 'COSU', prepared: '202603022355', reference: '88' }, [
  { reference: '1', identifier: ['CODECO', 'D', '95B', 'UN'], segments: [['EQD', 'CN', 'OOLU1112223', ['22G1', '102', '5']]] },
])
const { messages, warnings } = readInterchange(text.replace('UNZ+1', 'UNZ+2'))
export const box = part(messages[0]!.segments[0]!, 1)
export const found = warnings.map((one) => one.text)

it('writes an interchange and reads it with its warnings', () => {
  expect(box).toBe('OOLU1112223')
  expect(found).toEqual(['第 5 段：UNZ 写明 2 份报文，实际 1 份，报文可能不完整'])
})
