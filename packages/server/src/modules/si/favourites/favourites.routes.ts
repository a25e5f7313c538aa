import * as calls from '@jst/contracts/si'
import { employeeRoute, type Route } from '../../../kernel/http/endpoint.ts'
import { AppError, invalid } from '../../../kernel/errors.ts'
import { findOrderForSi, type OrderForSi } from '../../cargo-orders/index.ts'
import { sideOf } from '../si.policy.ts'
import { addFavourite, countFavourites, countUse, dropFavourite, favouritesOf } from './favourites.repo.ts'
import { texts } from './texts.ts'

function demand<T>(value: T | undefined | false): T {
  if (value === undefined || value === false) throw new AppError('NOT_FOUND')
  return value
}
export const favouriteRoutes: readonly Route[] = [
  employeeRoute(calls.siFavourites, {
    read: async ({ db, actor }, { CGO_ID, Field, Keyword }) => {
      const order = demand<OrderForSi>(await findOrderForSi(db, CGO_ID))
      return favouritesOf(db, { companyId: actor.companyId, customerId: order.companyId, field: Field }, Keyword)
    },
  }),
  employeeRoute(calls.saveSiFavourite, {
    write: async ({ tx, actor, audit }, { CGO_ID, Field, Text }) => {
      const order = demand<OrderForSi>(await findOrderForSi(tx, CGO_ID))
      demand(sideOf(actor, order) !== null)
      const text = Text.trim()
      if (text === '') throw invalid('Text', texts.empty, texts.label, { Code: 'REQUIRED' })
      const of = { companyId: actor.companyId, customerId: order.companyId, field: Field }
      const most = calls.favouriteLimits.kept
      const Id = await addFavourite(tx, of, text, actor.employeeName)
      if ((await countFavourites(tx, of)) > most) throw invalid('Text', texts.full(most), texts.label, { Code: 'INVALID' })
      audit({ action: 'si.favourite.save', entity: 'si_favourite', entityId: Id, diff: { field: Field, order: order.id } })
      return { Id }
    },
  }),
  employeeRoute(calls.countSiFavourite, {
    write: async ({ tx, actor }, { Id }) => {
      demand(await countUse(tx, actor.companyId, Id))
      return null
    },
  }),
  employeeRoute(calls.removeSiFavourite, {
    write: async ({ tx, actor, audit }, { Id }) => {
      const field = demand(await dropFavourite(tx, actor.companyId, Id))
      audit({ action: 'si.favourite.remove', entity: 'si_favourite', entityId: Id, diff: { field } })
      return null
    },
  }),
]
