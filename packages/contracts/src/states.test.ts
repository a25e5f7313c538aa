import { describe, expect, it } from 'vitest'
import { changeSiStatus, isAmendable, isResubmittable, reviewSi, siEventTable, siStates, SiStatus, siStatusTable } from './si/index.ts'

describe('states of an SI record', () => {
  it('are found by code and by name', () => {
    expect([siStates.stateOf(4), siStates.wordOf(4), siStates.stateOf(7), siStates.wordOf(7)]).toEqual([
      'draftBillSent',
      '样单待确认',
      undefined,
      '7',
    ])
    expect([SiStatus.withdrawn, siStatusTable[SiStatus.withdrawn].tone]).toEqual([8, 'grey'])
  })

  it('offer each side its own moves, and none that a submission makes', () => {
    expect(siStates.eventsFrom(SiStatus.submitted, 'submitter')).toEqual(['withdraw'])
    expect(siStates.eventsFrom(SiStatus.submitted, 'reviewer')).toEqual(['approve', 'reject', 'void'])
    expect(siStates.eventsFrom(SiStatus.issued, 'reviewer')).toEqual([])
  })

  it('name the move between two states, for the side that may make it', () => {
    const { draftBillSent, submitted, voided } = SiStatus
    expect(siStates.eventBetween(draftBillSent, submitted, 'submitter')).toBe('requestChange')
    expect(siStates.eventBetween(draftBillSent, submitted, 'reviewer')).toBeUndefined()
    expect(siStates.eventBetween(submitted, voided, 'reviewer')).toBe('void')
  })

  it('tell edits that amend from those that submit again, and refuse those of what is void', () => {
    const of = (question: (status: number) => boolean) => Object.values(SiStatus).filter(question)
    expect(of(isAmendable)).toEqual([2, 4, 5, 6])
    expect(of(isResubmittable)).toEqual([0, 1, 2, 3, 4, 5, 6, 8])
  })

  it('open the call that moves records to every button of a move, each once', () => {
    expect(siStates.moveButtons.map(({ path, code }) => `${path} ${code}`)).toEqual([
      '/tdManage/siAudit audit',
      '/external/workbench/siSubmit withdraw',
      '/tdManage/siMakeTd send',
      '/external/workbench/siSubmit confirm',
      '/tdManage/siMakeTd issue',
      '/tdManage/siAudit void',
    ])
    expect(changeSiStatus.may).toEqual({ who: 'buttons', buttons: siStates.moveButtons })
    expect(reviewSi.may).toEqual(changeSiStatus.may)
  })

  it('name the steps of a history', () => {
    expect([siEventTable.amend.zh, siEventTable.status.zh]).toEqual(['改单', '状态变更'])
  })
})
