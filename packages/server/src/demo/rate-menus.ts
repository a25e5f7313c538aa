import { entityButtons, statedButtons } from '@jst/contracts/entity'
import type { Menus } from './menus.ts'

// Menus of prices and rates, and of channels.

/** Mark-ups and levels of customers. */
const priceRuleScreens = [
  '/FlcExport/PriceSet',
  '/SeaFreight/FreightManagement/FreightCustomerLevel',
  '/SeaFreight/FreightManagement/FreightCustomerLevelCompany',
  '/SeaFreight/FreightPush',
  '/SeaFreight/FreightManagement/FCLFreightConfiguration',
]
/** Screens that ask for prices. */
const priceSearching: Menus = {
  '/FlcExport/QueryPrice': [],
  '/SeaFreight/FreightManagement/FCLFreightSearch': [],
  '/SeaFreight/FreightManagement/FreightResult': [],
}
/** Rates: to keep, and to look up. */
export const rateKeeping: Menus = {
  '/SeaFreight/FreightManagement/FareCockpit': [],
  '/system/PlatformFreightAnalysis': [],
  '/SeaFreight/FreightManagement/FCLFreight': [...statedButtons, 'publish', 'number'],
  '/SeaFreight/FreightManagement/FCLFreightHistory': [],
  '/SeaFreight/FreightManagement/FCLFreightBatch': ['view', 'batch', 'export'],
  '/SeaFreight/FreightManagement/FCLFreightIncrease': ['view', 'batch', 'export'],
  '/SeaFreight/FreightManagement/FreightModifyList': ['view', 'undo'],
  '/SeaFreight/FreightManagement/FreightDrafts': ['view', 'export'],
  '/SeaFreight/FreightManagement/FCLFreightPost': ['view', 'publish', 'export'],
  '/SeaFreight/FreightManagement/FCLFreightAdd': ['add'],
  '/SeaFreight/FreightManagement/NewFCLFreightBatch': ['add'],
  '/SeaFreight/FreightManagement/HistoryFreightSearch': ['view', 'export'],
  '/SeaFreight/FreightManagement/ExpiredFreight': ['view', 'batch', 'export'],
  '/SeaFreight/FreightManagement/FreightNotVisible': ['view', 'export'],
  '/FlcExport/FclFreight': ['view', 'export'],
  '/SeaFreight/FreightManagement/extracost': [...entityButtons, 'number'],
  '/SeaFreight/LCLFreightManagement/LCLRateMaintenance': [...statedButtons, 'publish', 'number'],
  '/SeaFreight/LCLFreightManagement/LCLRateEdit': [],
  '/SeaFreight/LCLFreightManagement/FreightCo-load': [...entityButtons],
  '/FlcExport/AdditionalFee': ['view', 'batch'],
  ...priceSearching,
  ...Object.fromEntries(priceRuleScreens.map((path) => [path, [...entityButtons]])),
  '/SeaFreight/FreightPush': [...entityButtons, 'push', 'download'],
}
/** Channels of rates: to keep with what was learned for suppliers, and for sales. */
const channels = '/SeaFreight/FreightManagement/ThirdFreight'
export const channelKeeping: Menus = {
  [`${channels}List`]: ['apply'],
  [`${channels}MySubscribe`]: ['edit', 'state', 'number'],
  [`${channels}MySubscribeSale`]: [],
  [`${channels}OtherSubscribe`]: [...statedButtons, 'publish', 'audit', 'number'],
  [`${channels}Template`]: ['view', 'edit'],
}
export const channelReading: Menus = { [`${channels}MySubscribeSale`]: [] }
export const rateReading: Menus = {
  '/SeaFreight/FreightManagement/FareCockpit': [],
  '/SeaFreight/FreightManagement/FCLFreight': ['view'],
  '/SeaFreight/FreightManagement/FCLFreightHistory': [],
  '/SeaFreight/FreightManagement/FreightModifyList': ['view'],
  '/SeaFreight/FreightManagement/HistoryFreightSearch': ['view'],
  '/FlcExport/FclFreight': ['view'],
  '/FlcExport/AdditionalFee': ['view'],
  '/SeaFreight/LCLFreightManagement/LCLRateMaintenance': ['view'],
  '/SeaFreight/LCLFreightManagement/LCLRateEdit': [],
  ...priceSearching,
  '/SeaFreight/FreightPush': ['view', 'add', 'edit', 'disable', 'remove', 'push', 'download'],
}
