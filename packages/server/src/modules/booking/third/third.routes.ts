import { thirdBooking, thirdBookings } from '@jst/contracts/booking'
import { namesByCode } from '../../../entity-kit/index.ts'
import type { Queryable } from '../../../kernel/database/database.ts'
import { employeeRoute, type Route } from '../../../kernel/http/endpoint.ts'
import { AppError } from '../../../kernel/errors.ts'
import { findThird, thirdPage, type NamesOf } from './third.repo.ts'

const namesOf =
  (db: Queryable, Lang: 'en' | undefined): NamesOf =>
  async (kind, codes) =>
    new Map(
      (await db.query<{ code: string; name: string }>(namesByCode(kind, Lang), [[...new Set(codes)]])).map(({ code, name }) => [
        code,
        name,
      ]),
    )

/** Bookings at the rates that a company gives to others. They are rows of the subscribers: the server finds those of the caller's company. */
export const thirdRoutes: readonly Route[] = [
  employeeRoute(thirdBookings, {
    read: ({ db, system, actor }, query) => thirdPage(system, actor.companyId, query, namesOf(db, query.Lang)),
  }),
  employeeRoute(thirdBooking, {
    read: async ({ db, system, actor }, { Id, Lang }) => {
      const found = await findThird(system, actor.companyId, Id, namesOf(db, Lang))
      if (!found) throw new AppError('NOT_FOUND')
      return found
    },
  }),
]
