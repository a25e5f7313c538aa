import * as calls from '@jst/contracts/si'
import { employeeRoute, type Route } from '../../../kernel/http/endpoint.ts'
import { AppError, demandFound, invalid } from '../../../kernel/errors.ts'
import { findOrderForSi } from '../../cargo-orders/index.ts'
import { sideOf } from '../si.policy.ts'
import { addFavourite, countFavourites, countUse, dropFavourite, favouritesOf } from './favourites.repo.ts'
import { texts } from './texts.ts'

export const favouriteRoutes: readonly Route[] = [
  employeeRoute(calls.siFavourites, {
    read: async ({ db, actor }, { CGO_ID, Field, Keyword }) => {
      const order = demandFound(await findOrderForSi(db, CGO_ID))
      return favouritesOf(db, { companyId: actor.companyId, customerId: order.companyId, field: Field }, Keyword)
    },
  }),
  employeeRoute(calls.saveSiFavourite, {
    write: async ({ tx, actor, audit }, { CGO_ID, Field, Text }) => {
      const order = demandFound(await findOrderForSi(tx, CGO_ID))
      if (sideOf(actor, order) === null) throw new AppError('NOT_FOUND')
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
      if (!(await countUse(tx, actor.companyId, Id))) throw new AppError('NOT_FOUND')
      return null
    },
  }),
  employeeRoute(calls.removeSiFavourite, {
    write: async ({ tx, actor, audit }, { Id }) => {
      const field = demandFound(await dropFavourite(tx, actor.companyId, Id))
      audit({ action: 'si.favourite.remove', entity: 'si_favourite', entityId: Id, diff: { field } })
      return null
    },
  }),
]
