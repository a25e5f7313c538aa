import { goodContainer, goodLine, goodRecord } from '@jst/si-drafts/testing'
import { describe, expect, it } from 'vitest'
import { labelOfPlace, pathOf, placeOf } from './remark-path.ts'

const record = goodRecord({ containers: [goodContainer({ lines: [goodLine()] })] })

describe('places that a reviewer points at', () => {
  it.each([
    [{ field: 'consignee' }, 'TBI_CONSIGNEE', '收货人'],
    [{ container: 0, field: 'sealNo' }, 'BoxInfos[0].TBX_SEALNO', '箱 MSKU6011672 封号'],
    [{ container: 0, line: 0, field: 'goods' }, 'BoxInfos[0].BoxDetails[0].TBD_GOODS', '箱 MSKU6011672 明细 1 英文品名'],
    [{ container: 0 }, 'BoxInfos[0]', '箱 MSKU6011672'],
  ])('%o goes by its path there and back', (place, path, label) => {
    expect(pathOf(place)).toBe(path)
    expect(placeOf(path)).toEqual(place)
    expect(labelOfPlace(place, record)).toBe(label)
  })
})
