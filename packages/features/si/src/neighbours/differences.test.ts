import type { SiNeighbour } from '@jst/contracts/si'
import { goodContainer } from '@jst/si-drafts/testing'
import { describe, expect, it } from 'vitest'
import { partLoadMarks, sharedBoxes, sharedSums } from './differences.ts'

const other = (more: Partial<SiNeighbour> = {}): SiNeighbour => ({
  Id: 2,
  BillNo: 'COSU2',
  Status: 1,
  Version: 1,
  ContainerNo: 'MSKU6011672',
  SealNo: 'CN1/CN2',
  Packages: 10,
  PackageKind: 'CARTONS',
  Weight: 0.1,
  Volume: 0.2,
  Vgm: 0,
  VgmMethod: '',
  PartLoad: '',
  ...more,
})
const box = goodContainer({ containerNo: 'MSKU6011672', sealNo: 'CN2, cn1', weight: 0.2, volume: 0.1, vgm: 16_300 })

describe('bills that share a box', () => {
  it.each([
    ['seals in another order are the same', {}, []],
    ['one seal more is another statement', { SealNo: 'CN1' }, ['seal']],
    ['a bill that names no seal contradicts nothing', { SealNo: '' }, []],
    ['one box has one VGM', { Vgm: 16_301 }, ['vgm']],
    ['an equal VGM', { Vgm: 16_300 }, []],
  ])('%s', (_, more, differs) => expect(sharedBoxes([box], [other(more)])[0]?.differs).toEqual(differs))

  it('a box that was taken out or renamed while typing is shared no more', () => {
    expect(sharedBoxes([{ ...box, containerNo: 'TCNU6225360' }], [other()])).toEqual([])
    expect(sharedBoxes([{ ...box, containerNo: 'msku 601167-2' }], [other()])).toHaveLength(1)
  })

  it.each([
    ['a shared box without a mark is named', '', [other()], [], { missing: ['MSKU6011672'], alone: [] }],
    ['a shared box with a mark is right', '1', [other()], [], { missing: [], alone: [] }],
    ['a marked box that no other bill has is told', '1', [], [], { missing: [], alone: ['MSKU6011672'] }],
    ['a bill that is typed beside it shares the box too', '1', [], ['MSKU6011672'], { missing: [], alone: [] }],
  ])('%s', (_, partLoad, others, beside, marks) => expect(partLoadMarks([{ ...box, partLoad }], others, new Set(beside))).toEqual(marks))

  it('the sums of a box are exact', () => {
    const shared = sharedBoxes([box], [other(), other({ Id: 3, Weight: 0.7, Volume: 0.7 })])
    expect(sharedSums([box], shared)).toEqual([{ box: 'MSKU6011672', bills: 3, weight: 1, volume: 1 }])
  })
})
