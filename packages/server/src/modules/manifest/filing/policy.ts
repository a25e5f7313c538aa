import { manifestButtons, manifestStates, mendedManifests, openManifests } from '@jst/contracts/manifest'
import { mayPress, type EmployeeActor } from '../../../kernel/access/actor.ts'
import { AppError } from '../../../kernel/errors.ts'
import { texts } from '../texts.ts'
import type { StoredManifest } from './manifest.repo.ts'

const codesOf = (states: readonly (keyof typeof manifestStates.codes)[]): readonly number[] =>
  states.map((state) => manifestStates.codes[state])
export const open = codesOf(openManifests)
export const mended = codesOf(mendedManifests)

/** Asks for the button that writes filings on the side of the caller. @throws AppError FORBIDDEN */
export function demandWriter(actor: EmployeeActor, { staffId }: Pick<StoredManifest, 'staffId'>): void {
  const { staff, party } = manifestButtons
  if (!mayPress(actor, actor.companyId === staffId ? staff.write : party.write))
    throw new AppError('FORBIDDEN', { message: texts.needsWrite })
}
/** Asks that somebody may write the content of a filing now, on his side. @throws AppError ILLEGAL_TRANSITION, FORBIDDEN */
export function demandOpen(actor: EmployeeActor, filing: StoredManifest): void {
  const { no, state, staffId } = filing
  const staff = actor.companyId === staffId
  if (open.includes(state)) return demandWriter(actor, filing)
  const word = manifestStates.wordOf(state)
  if (!staff) throw new AppError('ILLEGAL_TRANSITION', { message: texts.byStaff(no, word) })
  if (!mended.includes(state) || !mayPress(actor, manifestButtons.staff.send))
    throw new AppError('ILLEGAL_TRANSITION', { message: texts.notOpen(no, word) })
}
/** The same as an answer, for pages. */
export function mayWriteNow(actor: EmployeeActor, { state, staffId }: StoredManifest): boolean {
  const { staff, party } = manifestButtons
  if (actor.companyId !== staffId) return open.includes(state) && mayPress(actor, party.write)
  return (open.includes(state) && mayPress(actor, staff.write)) || (mended.includes(state) && mayPress(actor, staff.send))
}
