import type { Issue } from '@jst/contracts'
import type { AuditDiff } from '../kernel/audit/audit.ts'
import { demandConfirmed, doubtful } from '../kernel/errors.ts'
import type { Doubt, EntityCall, StoredPriceChange } from './kit.call.ts'

/**
 * Doubts about values that are about to be kept, by change.
 * @param pathOf where a field of a change stands in the input
 * @param more doubts that the caller of this has found itself
 * @throws AppError CONFIRMATION_REQUIRED with all of them, unless the caller has confirmed them
 */
export async function confirmedDoubts(
  call: EntityCall,
  changes: readonly StoredPriceChange[],
  pathOf: (field: string, at: number) => string = (field) => `Values.${field}`,
  more: readonly Issue[] = [],
): Promise<readonly (readonly Doubt[])[]> {
  const found = (await call.rules.doubts?.(call, changes)) ?? changes.map(() => [])
  const issues = found.flatMap((doubts, at) =>
    doubts.map(({ Code, Fields, Message }) => doubtful(pathOf(Fields[0], at), Message, Code, labelOf(call, Fields[0]))),
  )
  demandConfirmed([...issues, ...more], call.sure)
  return found
}

/** Confirmed doubts, for the change log: the fields alone, since readers of the log may not see all amounts. */
export const confirmedDiff = (call: Pick<EntityCall, 'entity'>, doubts: readonly Doubt[]): AuditDiff => ({
  Confirmed: [...new Set(doubts.map(({ Fields }) => labelOf(call, Fields[0])))].join('、'),
})

/** Writes that the caller has confirmed doubtful values of a row. */
export function auditConfirmed(call: EntityCall, id: number, doubts: readonly Doubt[]): void {
  if (doubts.length > 0) call.audit({ action: 'entity.confirm', entity: call.entity.kind, entityId: id, diff: confirmedDiff(call, doubts) })
}

const labelOf = ({ entity }: Pick<EntityCall, 'entity'>, key: string) => entity.all.find((field) => field.key === key)?.zh ?? key
