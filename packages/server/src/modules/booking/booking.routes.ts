import {
  answerRequest,
  askAmendment,
  askCancellation,
  askCreditRelease,
  bookingChannelCalls,
  bookingCockpit,
  bookingCredit,
  bookingDocument,
  bookingEntities,
  bookingHome,
  amendmentPrices,
  bookingPriceNow,
  bookingDuplicates,
  bookingTemplates,
  bookingView,
  confirmBooking,
  copyBooking as copyCall,
  correctShippingOrder,
  removeBookingTemplate,
  quotedPrice,
  repriceBooking,
  sailingCalendar,
  sailings,
  saveBooking,
  saveBookingTemplate,
  shippingOrderImport,
  useBookingTemplate,
  withdrawRequest,
} from '@jst/contracts/booking'
import { channelRules } from '../../documents/index.ts'
import { entityRoutes, importRoutes } from '../../entity-kit/index.ts'
import { employeeRoute, type Route } from '../../kernel/http/endpoint.ts'
import type { Surroundings } from '../../kernel/process/surroundings.ts'
import { calendarRoute } from '../freight-rates/index.ts'
import { registerBookings } from './booking/booking.module.ts'
import { bookingRules } from './booking/booking.rules.ts'
import { confirm, correct } from './booking/confirm.service.ts'
import { copyBooking } from './booking/copy.service.ts'
import { writeBooking } from './booking/save.service.ts'
import { findDuplicates } from './booking/duplicates.repo.ts'
import { viewOf } from './booking/view.service.ts'
import { carrierRoutes } from './carrier/carrier.routes.ts'
import { readCreditOf } from './credit/credit.service.ts'
import { askRelease } from './credit/release.service.ts'
import { cockpitOf } from './figures/cockpit.repo.ts'
import { homeOf } from './home/home.repo.ts'
import { pricesOfAmendment, reprice } from './price/amend.service.ts'
import { priceNow, quotedPriceFor } from './price/price.service.ts'
import { bookingUploadRoutes } from './reading/upload.routes.ts'
import { answer, ask, askToCancel, withdraw } from './requests/requests.service.ts'
import { sailingsFor } from './sailings/sailings.service.ts'
import { importOfShippingOrders } from './so-import/so-import.service.ts'
import { bookingTemplatePage } from './templates/templates.repo.ts'
import { removeBookingTemplateOf, saveBookingTemplateOf, takeBookingTemplate } from './templates/templates.service.ts'
import { thirdRoutes } from './third/third.routes.ts'

registerBookings()

export const bookingRoutes = (surroundings: Surroundings): readonly Route[] => [
  ...entityRoutes(bookingEntities, {
    [bookingDocument.kind]: bookingRules,
    [bookingChannelCalls.entity.kind]: channelRules(bookingDocument.kind, 'CarrierCode', surroundings),
  }),
  employeeRoute(bookingView, { read: ({ db, system, actor }, { Id }) => viewOf(db, system, actor, Id) }),
  employeeRoute(saveBooking, { write: (call, input) => writeBooking(call, input) }),
  employeeRoute(copyCall, { write: (call, { Id }) => copyBooking(call, Id) }),
  employeeRoute(bookingDuplicates, { read: ({ db, actor }, query) => findDuplicates(db, actor, query) }),
  employeeRoute(confirmBooking, { write: (call, input) => confirm(call, input) }),
  employeeRoute(correctShippingOrder, { write: (call, input) => correct(call, input) }),
  employeeRoute(bookingCredit, { read: (context, input) => readCreditOf(context, input) }),
  employeeRoute(askCreditRelease, { write: (call, input) => askRelease(call, input) }),
  employeeRoute(askAmendment, { write: (call, input) => ask(call, input) }),
  employeeRoute(askCancellation, { write: (call, input) => askToCancel(call, input) }),
  employeeRoute(answerRequest, { write: (call, input) => answer(call, input) }),
  employeeRoute(withdrawRequest, { write: (call, input) => withdraw(call, input) }),
  employeeRoute(amendmentPrices, { limit: { calls: 60, perSeconds: 60 }, read: (context, query) => pricesOfAmendment(context, query) }),
  employeeRoute(quotedPrice, { read: (context, query) => quotedPriceFor(context, query) }),
  employeeRoute(bookingPriceNow, { read: (context, { Id }) => priceNow(context, Id) }),
  employeeRoute(repriceBooking, { write: (call, input) => reprice(call, input) }),
  calendarRoute(sailingCalendar),
  employeeRoute(sailings, { limit: { calls: 60, perSeconds: 60 }, ownTransactions: (context, query) => sailingsFor(context, query) }),
  employeeRoute(bookingCockpit, { read: ({ db }, { Period }) => cockpitOf(db, Period) }),
  employeeRoute(bookingHome, { read: ({ db, actor }) => homeOf(db, actor) }),
  employeeRoute(bookingTemplates, { read: ({ db, actor }, query) => bookingTemplatePage(db, actor, query) }),
  employeeRoute(useBookingTemplate, { write: (call, { Id }) => takeBookingTemplate(call, Id) }),
  employeeRoute(saveBookingTemplate, { write: (call, input) => saveBookingTemplateOf(call, input) }),
  employeeRoute(removeBookingTemplate, { write: (call, input) => removeBookingTemplateOf(call, input) }),
  ...bookingUploadRoutes(surroundings),
  ...carrierRoutes(surroundings),
  ...importRoutes(shippingOrderImport, importOfShippingOrders),
  ...thirdRoutes,
]
