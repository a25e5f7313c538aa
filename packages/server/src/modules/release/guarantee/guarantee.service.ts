import { applicationStates, freeOf, isEnough, type GuaranteeEntryKind } from '@jst/contracts/release'
import { amountText, compare } from '@jst/contracts/money'
import type { DocumentCall } from '../../../documents/index.ts'
import { AppError } from '../../../kernel/errors.ts'
import { texts } from '../texts.ts'
import {
  findGuarantee,
  findReservedAmount,
  freeSettled,
  writeEntry,
  writeReservation,
  type GuaranteeItem,
  type StoredGuarantee,
} from './guarantee.repo.ts'

interface Reservation {
  readonly applicationId: number
  /** Held by the transaction before what is free of it was read. */
  readonly guarantee: StoredGuarantee | undefined
  readonly need: string
  /** Free as the decision under the lock tells it. */
  readonly free: string
  readonly items: readonly GuaranteeItem[]
  readonly today: string
}
/**
 * Reserves what an application needs.
 * @throws AppError ILLEGAL_TRANSITION where less is free
 */
export async function reserve(
  { tx, actor }: DocumentCall,
  { applicationId, guarantee, need, free: shown, items, today }: Reservation,
): Promise<void> {
  if (!guarantee) throw new AppError('ILLEGAL_TRANSITION', { message: texts.guarantee.none })
  const free = freeOf(guarantee, today)
  if (!isEnough(free, need))
    throw new AppError('ILLEGAL_TRANSITION', { message: texts.guarantee.short(amountText(free, 'CNY'), amountText(need, 'CNY')) })
  await writeReservation(tx.system, { guaranteeId: guarantee.id, applicationId, need, free: shown, items }, actor)
}

/** Turns what an application holds: `use` at the release, `free` at refusal and withdrawal, `close` at the end. */
export async function turn(
  { tx, actor }: DocumentCall,
  kind: Extract<GuaranteeEntryKind, 'use' | 'free' | 'close'>,
  { applicationId, customerId }: { readonly applicationId: number; readonly customerId: number | null },
): Promise<void> {
  if (customerId === null || compare(await findReservedAmount(tx.system, applicationId), '0') <= 0) return
  const guarantee = await findGuarantee(tx.system, customerId, true)
  if (!guarantee) throw new AppError('ILLEGAL_TRANSITION', { message: texts.guarantee.none })
  // a settlement may have given back a part before the lock
  const held = await findReservedAmount(tx.system, applicationId)
  if (compare(held, '0') > 0) await writeEntry(tx.system, guarantee.id, applicationId, { kind, amount: held }, actor)
}

const { released, received } = applicationStates.codes
/** A settlement gives back what it pays of guaranteed receivables: of what is used, and of what is only reserved. */
export async function settled(
  { tx, actor }: DocumentCall,
  { invoiceId, no, currency, customerId }: { invoiceId: number; no: string; currency: string; customerId: number },
): Promise<void> {
  if (!(await findGuarantee(tx.system, customerId, true))) return
  for (const { applicationId, guaranteeId, state, freed } of await freeSettled(tx.system, invoiceId, currency)) {
    const kind = state === released || state === received ? 'settle' : 'free'
    await writeEntry(tx.system, guaranteeId, applicationId, { kind, amount: freed, words: texts.guarantee.settled(no) }, actor)
  }
}
