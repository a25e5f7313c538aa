import { describe, expect, it } from 'vitest'
import { shownReports, standingOf, type StoredReport } from './standing.ts'

const report = (id: number, teller: StoredReport['teller'], told: Partial<StoredReport>): StoredReport => ({
  id,
  teller,
  name: teller,
  at: '2026-11-20T00:00:00.000Z',
  note: '',
  BoxNo: '',
  SealNo: '',
  PickedUpAt: null,
  GatedInAt: null,
  ...told,
})
const none = { correctedId: 0 }

describe('what several people told of one box', () => {
  it('is what the strongest of them said, whenever he said it', () => {
    const reports = [
      report(1, 'message', { BoxNo: 'MSKU1234565', PickedUpAt: '2026-11-20T02:00:00.000Z' }),
      report(2, 'driver', { BoxNo: 'CSQU3054383', SealNo: 'S1' }),
      report(3, 'staff', { SealNo: 'S2' }),
      report(4, 'fleet', { SealNo: 'S3' }),
    ]
    expect(standingOf(reports, none)).toEqual({
      BoxNo: 'MSKU1234565',
      SealNo: 'S2',
      PickedUpAt: '2026-11-20T02:00:00.000Z',
      GatedInAt: null,
    })
    expect(shownReports(reports, none).map(({ Superseded }) => Superseded)).toEqual([false, true, false, true])
  })
  it('is the latest of equals, and a blank takes nothing back', () => {
    const reports = [
      report(1, 'driver', { BoxNo: 'CSQU3054383' }),
      report(2, 'driver', { BoxNo: 'MSKU1234565' }),
      report(3, 'driver', { SealNo: 'S1' }),
    ]
    expect(standingOf(reports, none)).toMatchObject({ BoxNo: 'MSKU1234565', SealNo: 'S1' })
  })
  it('does not count what was said before a correction', () => {
    const reports = [report(1, 'message', { BoxNo: 'MSKU1234565' }), report(2, 'driver', { BoxNo: 'CSQU3054383' })]
    expect(standingOf(reports, { correctedId: 1 })).toMatchObject({ BoxNo: 'CSQU3054383' })
    expect(shownReports(reports, { correctedId: 1 }).map(({ Superseded }) => Superseded)).toEqual([true, false])
  })
  it('never calls a report superseded that says no fact', () => {
    expect(shownReports([report(1, 'driver', { note: '排队' })], none)[0]!.Superseded).toBe(false)
  })
})
