import type { BodyOf } from '@jst/contracts'
import type { saveUserCard, UserCard } from '@jst/contracts/workbench'
import type { EmployeeActor } from '../../../kernel/access/actor.ts'
import { diffOf } from '../../../kernel/audit/audit.ts'
import type { Queryable } from '../../../kernel/database/database.ts'
import type { WriteCall } from '../../../kernel/http/endpoint.ts'
import { AppError } from '../../../kernel/errors.ts'
import { demandVersion } from '../../../kernel/database/versions.ts'
import { findCard, lockCard, saveChoices } from './card.repo.ts'

/** One's own with every fact, for choosing; a colleague's with what the colleague shows. @throws AppError NOT_FOUND for anybody else */
export async function cardFor(db: Queryable, actor: EmployeeActor, id: number = actor.employeeId): Promise<UserCard> {
  const card = await findCard(db, actor.companyId, id)
  if (!card) throw new AppError('NOT_FOUND')
  return id === actor.employeeId ? card : shownOf(card)
}

function shownOf(card: UserCard): UserCard {
  return {
    ...card,
    Company: card.ShowCompany ? card.Company : '',
    Post: card.ShowPost ? card.Post : '',
    Mobile: card.ShowMobile ? card.Mobile : '',
    Email: card.ShowEmail ? card.Email : '',
  }
}

/** @throws AppError STALE_WRITE with the card as it stands */
export async function saveCard(
  { tx, actor, audit }: WriteCall,
  { UpdateTime, ...choices }: BodyOf<typeof saveUserCard>,
): Promise<UserCard> {
  await lockCard(tx, actor.employeeId)
  const before = await cardFor(tx, actor)
  demandVersion(UpdateTime, before)
  await saveChoices(tx, actor, choices)
  audit({ action: 'user-card.modify', entity: 'user_card', entityId: actor.employeeId, diff: diffOf(before, choices) })
  return cardFor(tx, actor)
}
