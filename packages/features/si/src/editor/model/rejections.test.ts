import { rejectReasons, SiStatus } from '@jst/contracts/si'
import { describe, expect, it } from 'vitest'
import { rejectionsOf } from './rejections.ts'

const rejected = (ReviewRemarks: string, FieldRemarks: { Path: string; Text: string }[] = []) =>
  rejectionsOf({ Status: SiStatus.rejected, ReviewRemarks, FieldRemarks }).map(({ place, text }) => [place.container, place.field, text])

describe('what a bill that was sent back is to correct', () => {
  it('is at the fields of its reason codes, in the reviewer’s words', () => {
    const text = '[R02 货描笼统] [R03 箱封号错误] 请写明材质'
    expect(rejected(text)).toEqual([
      [undefined, 'goods', text],
      [0, 'containerNo', text],
      [0, 'sealNo', text],
    ])
  })
  it('is told once for a field of two codes, and by the pinned remark where there is one', () => {
    const text = '[R01 抬头不全] [R07 收货人税号缺失] 请补税号'
    const pinned = { Path: 'TBI_CONSIGNOR', Text: '缺电话' }
    expect(rejected(text, [pinned])).toEqual([
      [undefined, 'consignor', '缺电话'],
      [undefined, 'consignee', text],
      [undefined, 'notifier1', text],
    ])
  })
  it('is nothing for words without a code, and for a bill that was submitted again', () => {
    expect(rejected('请补资料')).toEqual([])
    expect(rejectionsOf({ Status: SiStatus.submitted, ReviewRemarks: '[R02 货描笼统] 请写明材质', FieldRemarks: [] })).toEqual([])
  })
  it('has a place for every code but those that are about no field', () => {
    const without = rejectReasons.filter(({ fields, boxFields }) => fields.length + boxFields.length === 0).map(({ code }) => code)
    expect(without).toEqual(['R09', 'R99'])
  })
})
