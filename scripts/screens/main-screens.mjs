/**
 * The screens that people work on all day. `record`: the page of a record, reached from the list at `path`.
 * @type {readonly { name: string, account?: string, path: string, record?: string }[]}
 */
export const mainScreens = [
  { name: 'home-operations', account: 'ops', path: '/workbench' },
  { name: 'home-sales', account: 'sales', path: '/workbench' },
  { name: 'home-pricing', account: 'pricing', path: '/workbench' },
  { name: 'home-documents', account: 'doc', path: '/workbench' },
  { name: 'home-customer', account: 'customer', path: '/external/workbench' },
  { name: 'home-provider', account: 'provider', path: '/external/workbench' },
  { name: 'rate-search', account: 'sales', path: '/SeaFreight/FreightManagement/FCLFreightSearch' },
  { name: 'booking-form', account: 'ops', path: '/quckBook/internalBookOnline' },
  { name: 'booking', account: 'ops', path: '/quckBook/BookingManagement', record: '/quckBook/internalBookDetail' },
  { name: 'quotation', account: 'sales', path: '/CRM/QuotationRecord', record: '/SeaFreight/quickQuoteSearchCenter' },
  { name: 'si-cockpit', account: 'reviewer', path: '/tdManage/workbench' },
  { name: 'si-editor', account: 'customer', path: '/external/workbench/SISubimtList', record: '/external/workbench/siSubmit' },
  { name: 'review-desk', account: 'reviewer', path: '/tdManage/siCheck', record: '/tdManage/siAudit' },
  { name: 'packing-list', account: 'boss', path: '/cargoManager/TrachManManager', record: '/cargoManager/TrachPreview' },
  { name: 'manifest-desk', account: 'boss', path: '/mainifest/verifyList', record: '/mainifest/verifyInfo' },
  { name: 'bill-making', account: 'boss', path: '/MakeOrderBusiness/HBLMake', record: '/MakeOrderBusiness/HBLMake' },
  { name: 'release-application', account: 'boss', path: '/orderApply/apply/orderApply', record: '/orderApply/apply/orderApply' },
  { name: 'tracking-list', account: 'ops', path: '/internal/freightTrack/FreightTrack' },
  {
    name: 'tracking',
    account: 'ops',
    path: '/internal/freightTrack/FreightTrack',
    record: '/internal/freightTrack/FreightTrackDetail',
  },
  { name: 'site-home', path: '/external/home' },
]
