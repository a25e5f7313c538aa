export * from './batch/calls.ts'
export * from './batch/change.ts'
export { freightRatesEntities } from './entities.ts'
export * from './figures/calls.ts'
export * from './figures/periods.ts'
export * from './channel/calls.ts'
export { channelStates, freightChannelCalls, freightChannelDocument } from './channel/channel.ts'
export { channelPages } from './channel/pages.ts'
export { subscriptionDocument, subscriptionStates, type SubscriptionState } from './channel/subscription.ts'
export * from './freight-rate.ts'
export { addPath, fieldsOf, gridHeaderKeys, gridLimits, gridRowKeys, saveRateGrid } from './grid.ts'
export * from './publish.ts'
export { rateBases, rateBasesEn, rateBoxes, rateTypes, rateVisibility, weekdays, type RateBoxKey } from './rate-words.ts'
export { conditionFacts, conditionOps, surchargeFields } from './surcharge-lines.ts'
export { customerLevelCalls, levelCustomerCalls } from './customer-levels.ts'
export { configurationPage, filedRangeCalls, marginFloorCalls } from './guard-rules.ts'
export { freightSettings, saveFreightSettings, settableBoxes, type FreightSettings } from './settings.ts'
export { markupLayers, markupRuleCalls, salesRuleCalls } from './markup-rules.ts'
export { markupBoxKeys, percentBases } from './price-rule-fields.ts'
export { PriceOffer, PriceOption } from './price-offer.ts'
export {
  customerPrices,
  priceLimits,
  priceScreens,
  cargoFacts,
  cargoOf,
  isBills,
  isTons,
  readCargo,
  readBoxes,
  readPods,
  searchPrices,
  writeBoxes,
  boxesOfLines,
  BoxesText,
  readBoxLines,
  writeBoxLines,
  type AskedBoxes,
  type AskedLot,
  type BoxLine,
  type CargoFacts,
  type PriceQuery,
} from './price-search.ts'
export * from './reading/calls.ts'
export * from './reading/templates.ts'
export { readActions, type ReadAction, type ReadCharge, type Reading, type ReadQuestion, type ReadRow } from './reading/reading.ts'
export { farAmounts, farCharges, markupShare } from './far-lines.ts'
export { farLclPrices, farLclTiers } from './lcl/far-lcl.ts'
export { farFrom, farOfKind, farPrice, farPrices, isFarAmount, withoutKnown, type BoxPrice, type FarPrice } from './far-prices.ts'
export * from './versions.ts'
export {
  additionalFeePath,
  surchargeTemplateCalls,
  surchargeTemplateDocument,
  templateCharges,
  type TemplateCharge,
} from './surcharge-template.ts'
export { coloadCalls } from './lcl/coload.ts'
export { isColoadDue, lclRateFacts, type LclParts, type LclRateFacts, type LclShipment } from './lcl/lcl-facts.ts'
export { lclLines } from './lcl/lcl-lines.ts'
export {
  LclColoadCharge,
  lclColoads,
  mostLclOptions,
  searchLclPrices,
  type LclOption,
  type LclPriced,
  type LclQuery,
} from './lcl/lcl-price.ts'
export { lclRateCalls, lclRateDocument, lclRatePage, lclRatePath, lclRateStates } from './lcl/lcl-rate.ts'
export { coloadFacts, lclCargoTypes, lclUnits, defaultKgPerCbm } from './lcl/lcl-words.ts'
export {
  calendarWeeks,
  priceCalendar,
  weekOnStrip,
  type PriceCalendarCall,
  type PriceWeek,
  type WeekTexts,
} from './calendar/price-calendar.ts'
export {
  customerWorkbench,
  freightCenter,
  ownPrices,
  publicPorts,
  publicRoutes,
  type OwnPriceQuery,
  type PublicPort,
  type PublicRoute,
} from './customer/own-prices.ts'
export {
  mostPushed,
  previewPush,
  pushCustomers,
  pushFile,
  pushLog,
  pushPage,
  pushWays,
  sendPush,
  type PushList,
  type PushRow,
  type PushWay,
} from './push/price-push.ts'
export { rateTiles } from './tiles.ts'
