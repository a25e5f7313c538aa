import { priceCalendar } from '@jst/contracts/freight-rates'
import { employeeRoute, type Route } from '../../../kernel/http/endpoint.ts'
import { calendarOf } from './calendar.service.ts'

export const calendarRoutes: readonly Route[] = [
  employeeRoute(priceCalendar, { limit: { calls: 60, perSeconds: 60 }, read: (context, query) => calendarOf(context, query) }),
]
