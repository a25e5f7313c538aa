import { priceCalendar, type PriceCalendarCall } from '@jst/contracts/freight-rates'
import { employeeRoute, type Route } from '../../../kernel/http/endpoint.ts'
import { calendarOf } from './calendar.service.ts'

/** Route of a calendar, for the screens of this or of another area. */
export const calendarRoute = (endpoint: PriceCalendarCall): Route =>
  employeeRoute(endpoint, { limit: { calls: 60, perSeconds: 60 }, read: (context, query) => calendarOf(context, query) })

export const calendarRoutes: readonly Route[] = [calendarRoute(priceCalendar)]
