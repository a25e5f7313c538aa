import type { MoveFacts } from '@jst/contracts'
import { siStates, type SiEvent } from '@jst/contracts/si'
import { authorOf, type SiCall } from './si.call.ts'
import { labelOf, sideOf } from './si.policy.ts'
import { insertVersions, type Step } from './si-version.repo.ts'

/** A step of the caller: its version and its audit entry have the same facts. */
export interface OwnStep extends Omit<Step, 'author'> {
  /** Status before. */
  readonly from?: number
}

const isEdit = (event: SiEvent): boolean => (siStates.moves as Readonly<Record<string, MoveFacts>>)[event]?.edits === true

/**
 * The one way into the history of records: the version with its snapshot, which the pages of a record read, and the entry of the company's audit
 * log, which names the version. Who acted and what they did is the call's in both.
 */
export async function recordSteps(call: SiCall, steps: readonly OwnStep[]): Promise<void> {
  const author = authorOf(call.actor)
  await insertVersions(
    call.tx,
    steps.map((step) => ({ ...step, author })),
  )
  for (const { si, event, from, remarks = '', reasonCode = '', fieldRemarks = [], changes } of steps)
    call.audit({
      action: `si.${event}`,
      entity: 'si_record',
      entityId: si.record.id,
      diff: {
        version: si.version,
        ...(isEdit(event) ? { onBehalf: sideOf(call.actor, si) === 'reviewer' } : {}),
        ...(from === undefined ? {} : { status: [labelOf(from), labelOf(si.record.status)] }),
        ...(remarks === '' ? {} : { remarks }),
        ...(reasonCode === '' ? {} : { reasonCode }),
        ...(fieldRemarks.length > 0 ? { fieldRemarks: fieldRemarks.length } : {}),
        ...(changes ? { changes: changes.count } : {}),
        ...(event === 'issue' ? { onBoard: [si.record.onBoardDate, si.record.onBoardSource] } : {}),
      },
    })
}
