import type { InputOf, ReplyOf } from '@jst/contracts'
import { siInfo, siStatusTable } from '@jst/contracts/si'

const { path } = siInfo // '/api/TDBillLadingInfo/GetTDBillLadingInfo'
type Input = InputOf<typeof siInfo> // { Id: number }
type Record = ReplyOf<typeof siInfo> // the record with BoxInfos
const waiting = siStatusTable[1].zh // '待审核'
// End of the example.
import { expect, expectTypeOf, it } from 'vitest'

it('the example of the README says what is there', () => {
  expect([path, waiting]).toEqual(['/api/TDBillLadingInfo/GetTDBillLadingInfo', '待审核'])
  expectTypeOf<Input>().toEqualTypeOf<{ Id: number }>()
  expectTypeOf<Record>().toHaveProperty('BoxInfos')
})
