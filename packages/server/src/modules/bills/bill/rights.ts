import { billButtons, type BillKind } from '@jst/contracts/bills'
import { mayPress, type EmployeeActor } from '../../../kernel/access/actor.ts'
import { AppError } from '../../../kernel/errors.ts'

/** Calls serve both kinds: the button of the kind at hand is asked here. @throws AppError FORBIDDEN */
export function demandButton(actor: EmployeeActor, kind: BillKind, button: keyof (typeof billButtons)[BillKind]): void {
  if (!mayPress(actor, billButtons[kind][button])) throw new AppError('FORBIDDEN')
}
