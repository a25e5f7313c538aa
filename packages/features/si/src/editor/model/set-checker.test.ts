import type { SiRecord } from '@jst/contracts/si'
import { validateSet, validationSteps, type SetToCheck } from '@jst/si-drafts/rules'
import { goodContainer, goodLine, goodOrder, goodRecord, manyContainers, ManualDraftClock } from '@jst/si-drafts/testing'
import { describe, expect, it } from 'vitest'
import { SetChecker } from './set-checker.ts'

/** A clock on which each look at it costs a millisecond, so that a check is over its stretch again and again. */
class BusyClock extends ManualDraftClock {
  slices = 0
  private looks = 0
  override now(): number {
    return super.now() + ++this.looks
  }
  /** Timers without a delay run one millisecond later. */
  override setTimeout(run: () => void, milliseconds: number): number {
    if (milliseconds === 0) this.slices++
    return super.setTimeout(run, Math.max(1, milliseconds))
  }
}

/** Numbers from 0 to 1, the same for every run. */
function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return state / 2_147_483_648
  }
}

function randomSet(random: () => number): SiRecord[] {
  const one = <T>(...choices: T[]): T => choices[Math.floor(random() * choices.length)] as T
  const boxes = () =>
    Array.from({ length: Math.floor(random() * 40) }, () =>
      goodContainer({
        containerNo: one('MSKU6011672', 'TCNU6225360', '', 'ABC', 'msku 601167-2'),
        sealNo: one('CN1', '', '封号', 'CN1234567'),
        type: one('40HQ', '45G1', '', 'XX'),
        weight: one(12_500.5, 0, -1, 99_999_999, 1.23456),
        lines: Array.from({ length: Math.floor(random() * 3) }, () =>
          goodLine({ goods: one('', 'PANS', '锅'), packages: one(420, 0, 1.5), hsCode: one('732393', '12', '') }),
        ),
      }),
    )
  return Array.from({ length: 1 + Math.floor(random() * 4) }, (_, index) =>
    goodRecord({
      id: 100 + index,
      consignee: one('', 'TO ORDER', 'A'.repeat(40)),
      marks: one('N/M', '', 'ｎ／ｍ\t'),
      splitMblNo: one('', 'COSU6412345670A'),
      containers: boxes(),
    }),
  )
}
const asked = (records: SiRecord[]): SetToCheck => ({ records, num: 2, order: goodOrder(), now: Date.parse('2026-03-10T08:00:00Z') })

function checkerOf(first: SiRecord[]) {
  const clock = new BusyClock()
  const state = { records: first }
  const checker = new SetChecker({ drafts: () => state.records, issues: () => validationSteps(asked(state.records)) }, clock)
  return { clock, checker, state }
}
const told = (checker: SetChecker) => checker.found.all.map(({ key }) => key)

describe('a check piece by piece', () => {
  it('finds the same in the same order as the check at once, whatever the set', async () => {
    const random = seeded(20_260_310)
    for (let turn = 0; turn < 30; turn++) {
      const records = randomSet(random)
      const { clock, checker } = checkerOf(records)
      checker.strict = true
      checker.look()
      await clock.run(10_000)
      const piecewise = told(checker)
      const { drafts, errors, warnings } = checker.found
      checker.insist()
      expect(piecewise).toEqual(told(checker))
      expect({ drafts, errors, warnings }).toMatchObject({
        drafts: checker.found.drafts,
        errors: checker.found.errors,
        warnings: checker.found.warnings,
      })
      const atOnce = new Set(validateSet(asked(records)).map(({ Path, Code, Message }) => `${Path} ${Code} ${Message}`))
      expect(new Set(piecewise)).toEqual(atOnce)
    }
  })
  it('pauses again and again, and ends without a word when something is typed meanwhile', async () => {
    const wrong = goodRecord({ voyage: '航次', containers: manyContainers(300) })
    const { clock, checker, state } = checkerOf([wrong])
    checker.look()
    expect([checker.found.all, clock.slices]).toEqual([[], 1])
    clock.advance(1)
    expect([checker.found.all, clock.slices]).toEqual([[], 2])
    state.records = [{ ...wrong, voyage: '043W' }]
    checker.soon()
    clock.advance(249)
    expect([checker.found.all, clock.slices]).toEqual([[], 2])
    await clock.run(10_000)
    expect(told(checker).join()).not.toContain('TBI_VOYAGE')
    expect(told(checker)).not.toEqual([])
  })
  it('a check that somebody waits for is whole at once, and the pieces of an earlier one change nothing any more', async () => {
    const { clock, checker } = checkerOf([goodRecord({ voyage: '航次', containers: manyContainers(300) })])
    checker.look()
    expect(checker.insist()).toBe(false)
    const { found } = checker
    await clock.run(10_000)
    expect(checker.found).toBe(found)
  })
})
