import { describe, expect, it } from 'vitest'
import type { SiContainer } from '@jst/contracts/si/data'
import { goodRecord, manyContainers } from '../testing/index.ts'
import { emptySet, sameContent, setFromJson, setToJson, setToText, type DraftSet } from './draft-set.ts'

const setOf = (containers: readonly SiContainer[]): DraftSet => ({
  ...emptySet,
  currentId: 7,
  drafts: [goodRecord({ id: 7, containers: [...containers] })],
})
/** Containers that count how often one of their fields is read. */
function counted(count: number): { boxes: SiContainer[]; reads: () => number } {
  let reads = 0
  const boxes = manyContainers(count, 3).map((box) =>
    Object.defineProperty({ ...box }, 'sealNo', { enumerable: true, get: () => (reads++, box.sealNo) }),
  )
  return { boxes, reads: () => reads }
}

describe('a set as it is kept', () => {
  it.each([0, 1, 40])('is the text of its wire form, with %i containers', (count) => {
    const set = setOf(manyContainers(count, 2))
    expect(setToText(set)).toBe(JSON.stringify(setToJson(set)))
    expect(sameContent(set, setFromJson(JSON.parse(setToText(set)))!)).toBe(true)
  })
  it('costs the edited container alone when it is written and compared again', () => {
    const { boxes, reads } = counted(200)
    const before = setOf(boxes)
    setToText(before)
    const once = reads()
    const after = setOf([{ ...boxes[0]!, sealNo: 'NEW1' }, ...boxes.slice(1)])
    const reading = reads()
    setToText(after)
    setToJson(after)
    expect(sameContent(before, after)).toBe(false)
    expect([once, reads() - reading]).toEqual([200, 0])
  })
  it('tells equal sets of other objects from sets that differ in one line', () => {
    const boxes = manyContainers(3, 2)
    expect(sameContent(setOf(boxes), setOf(structuredClone(boxes)))).toBe(true)
    const heavier = structuredClone(boxes)
    heavier[2]!.lines[1]!.weight += 1
    expect(sameContent(setOf(boxes), setOf(heavier))).toBe(false)
  })
})
