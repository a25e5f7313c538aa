import { haulageFields, slipStates, type SlipState } from '@jst/contracts/packing'
import type { NotMoved } from '@jst/contracts/document'
import { problemOf, tidy, type EntityField, type EntityValues } from '@jst/contracts/entity'
import type { Issue } from '@jst/contracts'
import { fits } from '../../../entity-kit/index.ts'
import type { DocumentCall } from '../../../documents/index.ts'
import { AppError } from '../../../kernel/errors.ts'
import { texts } from '../texts.ts'
import { findSlips, type StoredSlip } from './slip.repo.ts'

interface Item {
  readonly Id: number
  readonly UpdateTime: string
}
/** Why a slip was left as it was. */
export const notDone = (id: number, slip: Pick<StoredSlip, 'no'> | undefined, code: NotMoved['Code'], message: string): NotMoved => ({
  Id: id,
  No: slip?.no ?? '',
  Code: code,
  Message: message,
})

export interface CheckedSlips {
  readonly going: readonly StoredSlip[]
  readonly left: NotMoved[]
}
/**
 * Slips of a batch, locked: those of the caller's side in the version that he saw, from which an event starts. A slip that is named twice goes once.
 * @param mine whether the caller may do it with a slip that he sees
 */
export async function checkSlips(
  { tx }: Pick<DocumentCall, 'tx'>,
  items: readonly Item[],
  states: readonly SlipState[],
  mine: (slip: StoredSlip) => boolean,
): Promise<CheckedSlips> {
  const versions = new Map(items.map(({ Id, UpdateTime }) => [Id, UpdateTime]))
  const found = new Map((await findSlips(tx, [...versions.keys()], true)).map((slip) => [slip.id, slip]))
  const codes: readonly number[] = states.map((state) => slipStates.codes[state])
  const going: StoredSlip[] = []
  const left: NotMoved[] = []
  for (const [id, version] of versions) {
    const slip = found.get(id)
    if (!slip || !mine(slip)) left.push(notDone(id, undefined, 'NOT_FOUND', new AppError('NOT_FOUND').message))
    else if (Date.parse(version) !== Date.parse(slip.updateTime)) left.push(notDone(id, slip, 'STALE_WRITE', texts.slip.stale))
    else if (!codes.includes(slip.state))
      left.push(notDone(id, slip, 'ILLEGAL_TRANSITION', texts.slip.notChangeable(slipStates.wordOf(slip.state))))
    else going.push(slip)
  }
  return { going: going.toSorted((a, b) => a.id - b.id), left }
}

/** Labels of required fields that a slip leaves open. */
export const missingLabels = ({ values }: Pick<StoredSlip, 'values'>): string[] =>
  (haulageFields as readonly EntityField[])
    .filter(({ key, required }) => required && [undefined, null, ''].includes(values[key] as string))
    .map(({ zh }) => zh)

/** Values of the haulage as they are kept; what is not said is left out. @throws AppError INVALID_INPUT with every finding */
export function cleanHaulage(given: EntityValues): EntityValues {
  const issues: Issue[] = []
  const fields: readonly EntityField[] = haulageFields
  const values = fields.flatMap((field): [string, EntityValues[string]][] => {
    const raw = given[field.key]
    if (raw === undefined) return []
    const value = fits(field, raw) ? tidy(field, raw) : undefined
    const problem = value === undefined ? new AppError('INVALID_INPUT').message : problemOf(field, value)
    if (problem !== undefined) issues.push(issueOf(field, problem))
    return [[field.key, value ?? null]]
  })
  const clean = Object.fromEntries(values)
  const [from, to] = [String(clean['PickupFrom'] ?? ''), String(clean['PickupTo'] ?? '')]
  if (to !== '' && from > to)
    issues.push(
      issueOf(
        fields.find(({ key }) => key === 'PickupTo')!,
        texts.application.daysTurned,
      ),
    )
  if (issues.length > 0) throw new AppError('INVALID_INPUT', { issues })
  return clean
}
const issueOf = ({ key, zh }: EntityField, Message: string): Issue => ({
  Severity: 'ERROR',
  Code: 'INVALID',
  Path: `Haulage.${key}`,
  Label: zh,
  Message,
})
