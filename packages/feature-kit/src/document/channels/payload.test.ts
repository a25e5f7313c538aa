import { expect, it } from 'vitest'
import { readablePayload } from './payload.ts'

it('shows EDIFACT one segment a line, and leaves apostrophes of texts where they are', () => {
  expect(readablePayload('iftmbf', "UNA:+.? 'UNB+A'FTX+AAI+++SHIPPER?'S LOAD'UNZ+1'")).toBe(
    "UNA:+.? '\nUNB+A'\nFTX+AAI+++SHIPPER?'S LOAD'\nUNZ+1'",
  )
  expect(readablePayload('iftmbf', "FTX+A??'UNZ+1'")).toBe("FTX+A??'\nUNZ+1'")
})
it('indents JSON, and shows what is none as it came', () => {
  expect(readablePayload('dcsa', '{"a":1}')).toBe('{\n  "a": 1\n}')
  expect(readablePayload('dcsa', '{"a":')).toBe('{"a":')
})
