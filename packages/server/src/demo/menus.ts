import { entityButtons, statedButtons } from '@jst/contracts/entity'
import { customerPackingPages } from '@jst/contracts/packing'
import { ownManifests } from './own-manifest-menus.ts'
import { siCarrierPages, siFeePage } from '@jst/contracts/si'

/** Menu path → buttons. */
export type Menus = Readonly<Record<string, readonly string[]>>

export const reading: Menus = {
  '/workbench': [],
  '/internal/WorkCenter': [],
  '/tdManage/workbench': [],
  '/tdManage/siCheck': [],
  '/tdManage/siDetail': [],
  '/tdManage/siSubmitLog': [],
  '/tdManage/siDataList': [],
  '/tdManage/internalSiList': [],
  '/system/message': [],
}
/** Lists, and records with their bills, that may be taken away as files. */
export const exporting: Menus = {
  '/tdManage/siDetail': ['export'],
  '/tdManage/siSubmitLog': ['export'],
  '/tdManage/siDataList': ['export'],
  '/tdManage/internalSiList': ['export'],
}
export const everything: Menus = {
  ...reading,
  ...exporting,
  '/tdManage/siCheck': ['edit', 'import', 'export', 'claim', 'assign', 'rules'],
  '/tdManage/siAudit': ['audit', 'void'],
  '/tdManage/siCreator': ['submit', 'late', 'amendIssued'],
  '/tdManage/siMake': [],
  '/tdManage/siMakeTd': ['send', 'issue'],
  [siCarrierPages.messages]: ['view', 'download', 'resend', 'answer'],
}
/** To send instructions to carriers, and to follow their answers. */
export const siSending: Menus = {
  [siCarrierPages.messages]: ['view', 'download', 'resend', 'answer'],
  [siCarrierPages.channels]: ['view', 'test'],
  [siFeePage]: ['view'],
}
/** Roles of the own company: who holds them gives others no more than they hold. */
export const roleKeeping: Menus = {
  '/system/role/companyRole': ['view', 'delete'],
  '/system/role/roleEdit': ['view', 'edit', 'preview'],
  '/system/permission/permissionList': ['view'],
}
/** People of the own company, and who else wants to join. */
export const staffKeeping: Menus = {
  '/system/employee/list': ['view', 'add', 'edit', 'disable', 'reset', 'transfer', 'import', 'department', 'bind', 'delegate'],
  '/system/StuffEdit': [],
  '/system/CurrentCompanyDetail': ['view', 'viewFinance'],
  '/system/company/editCompanyInfo': ['edit'],
  '/system/company/CreateCompany': ['create'],
  '/system/CompanyApplication': ['view'],
  '/system/CompanyAudit': ['audit'],
  '/system/CompanyAuditFinish': ['view', 'freeze'],
}
/** Messages to many, and what stands in the boxes. */
export const messageKeeping: Menus = {
  '/system/globalMessageList': ['view', 'withdraw'],
  '/system/sendGlobalMessage': ['edit', 'send'],
  '/system/messageManage': ['view', 'resend', 'jobs', 'jobAct', 'outbox', 'outboxAct'],
}
/** Dictionaries of the company, and what its partners call things. */
export const codeKeeping: Menus = {
  '/system/basicCode': ['view', 'edit', 'delete'],
  '/system/relationMapping': ['view', 'edit'],
}
export const menuKeeping: Menus = {
  '/system/menu': ['view', 'edit'],
  '/internal/MaintenanceMenu': ['view', 'edit'],
  '/internal/ExternalMaintenanceMenu': ['view', 'edit'],
}
/** People with a sign-in, of whatever company. */
export const userKeeping: Menus = {
  '/system/user/userList': ['view', 'disable', 'unbind', 'resetTwoStep'],
  '/system/user/userSurvey': [],
}
/** Lists that people maintain, of every area. */
const listScreens = [
  '/system/HomePageManagement/RecommendedFreightDms',
  '/system/HomePageManagement/RecommendedPort',
  ...['GlobleHaven', 'ShippingCompany', 'Wharf', 'Line', 'CostName', 'Cur'].map((name) => `/BasicData/${name}`),
  ...['ShipCompany', 'wharfmaintain', 'surchargetype', 'linemaintain', 'portmaintain'].map(
    (name) => `/DataMaintenance/FreightRateMaintenance/${name}`,
  ),
  ...['Linecode', 'ShipAgency', 'OrderAgency', 'Shipmaintain', 'BookCodes', 'BillCode', 'AnswerCodes'].map(
    (name) => `/DataMaintenance/${name}`,
  ),
]
/** To look things up. */
export const listReading: Menus = Object.fromEntries([...listScreens, '/DataMaintenance/BasicDataMapping'].map((path) => [path, ['view']]))
/** The same, to keep. */
export const listKeeping: Menus = {
  ...Object.fromEntries(listScreens.map((path) => [path, [...entityButtons]])),
  '/BasicData/Cur': [...entityButtons, 'rate'],
  '/DataMaintenance/BasicDataMapping': ['view', 'edit', 'confirm'],
}
/** The long-term plan and what becomes of it: to look at, and to keep. */
export const scheduleReading: Menus = {
  '/DataMaintenance/ShipSchedulemaintain': ['view', 'export'],
  '/DataMaintenance/ScheduleMaintenance': ['view'],
}
export const scheduleKeeping: Menus = {
  '/DataMaintenance/ShipSchedulemaintain': ['view', 'edit', 'roll', 'import', 'export'],
  '/SeaFreight/FreightManagement/SailScheduleTemplate': ['view', 'edit'],
  '/DataMaintenance/ScheduleMaintenance': ['view', 'edit', 'notify'],
}
/** Documents that are kept in lists, by the paths of list and page: to keep, and to work with. */
const documentScreens: readonly (readonly [list: string, page: string])[] = []
const documents = (buttons: readonly string[]): Menus =>
  Object.fromEntries(
    documentScreens.flatMap(([list, page]) => [
      [list, buttons],
      [page, ['state']],
    ]),
  )
export const documentKeeping = documents([...statedButtons, 'number'])
export const documentWorking = documents(['view', 'add', 'edit'])
/** Quotations: to keep, to work with, to look up. */
export const quoteKeeping: Menus = {
  '/system/CustomerFreightAnalysis': [],
  '/CRM/QuotationRecord': [...statedButtons, 'send', 'number', 'approval'],
  '/SeaFreight/quickQuoteSearchCenter': [...statedButtons, 'answer', 'number'],
}
export const quoteWorking: Menus = {
  '/system/CustomerFreightAnalysis': [],
  '/CRM/QuotationRecord': ['view', 'add', 'edit', 'export', 'send'],
  '/SeaFreight/quickQuoteSearchCenter': ['view', 'add', 'edit'],
}
export const quoteReading: Menus = {
  '/CRM/QuotationRecord': ['view'],
  '/SeaFreight/quickQuoteSearchCenter': ['view', 'edit', 'export', 'answer'],
}
/** Screens by which the staff book. */
const bookingEntry: Menus = {
  '/BookingSpace/Home': [],
  '/BookingSpace/DcSearch': [],
  '/BookingSpace/DcOrder': [],
  '/FlcExport/BookingOrder': [],
  '/quckBook/internalBookOnline': [],
  '/FlcExport/BookingOrderView': [],
  '/quckBook/internalBookDetail': [],
}
/** Menus for preparing bookings: templates, the address book, codes of carriers. */
const bookingTemplates: Menus = {
  '/BookingSpace/OrderTemp': ['edit'],
  '/BookingSpace/SFTTemp': ['view'],
  '/quckBook/BookCode': ['view'],
}
/** The same lists, to take away. */
export const bookingExporting: Menus = {
  '/BookingSpace/SFTTemp': ['view', 'export'],
  '/quckBook/BookCode': ['view', 'export'],
}
/** How bookings reach their carriers. */
export const carrierKeeping: Menus = {
  '/BookingSpace/DCShipDispose': [...entityButtons, 'test'],
  [siCarrierPages.channels]: [...entityButtons, 'test'],
  [siFeePage]: entityButtons,
}
/** Bookings: to accept, to make for customers, to look up. */
export const bookingKeeping: Menus = {
  ...bookingEntry,
  '/quckBook/BookingManagement': ['view', 'export', 'import', 'accept', 'return', 'reject', 'confirm', 'answer', 'send', 'finish'],
  '/FlcExport/FlcOrderData/BookingOrderList': ['view', 'edit', 'submit', 'cancel', 'request', 'export', 'number'],
  '/BookingSpace/MyOrder': ['view', 'export'],
  ...bookingTemplates,
  '/BookingSpace/DCCockpit': [],
  '/quckBook/internalBookLogs': ['view', 'export'],
  '/BookingSpace/OrderRecode': ['view', 'download', 'resend', 'answer'],
  '/BookingSpace/DCShipDispose': ['view', 'test'],
}
export const bookingWorking: Menus = {
  ...bookingEntry,
  '/FlcExport/FlcOrderData/BookingOrderList': ['view', 'edit', 'submit', 'cancel', 'request', 'export'],
  '/BookingSpace/MyOrder': ['view', 'export'],
  ...bookingTemplates,
}
export const bookingReading: Menus = {
  '/FlcExport/FlcOrderData/BookingOrderList': ['view'],
  '/FlcExport/BookingOrderView': [],
  '/quckBook/internalBookDetail': [],
}
/** Menus of customers for booking. */
const ownBooking: Menus = {
  '/external/workbench/BookOnline': [],
  '/external/workbench/BookLogs': ['view', 'edit', 'submit', 'cancel', 'request', 'export'],
  '/external/workbench/BookDrafts': ['view', 'export'],
  '/external/workbench/booking/uploadBook': [],
  '/external/workbench/booking/uploadBookLog': [],
  '/external/workbench/OrderUpload': [],
  '/external/workbench/BookingLog/OrderUploadLog': [],
  '/external/workbench/BookOnlineDetail': [],
}
/** Menus of customers for slips. */
const ownPacking: Menus = {
  [customerPackingPages.slips]: ['view', 'print', 'export'],
  [customerPackingPages.mine]: ['view', 'pack', 'print', 'export'],
  [customerPackingPages.application]: ['view', 'apply', 'export'],
  [customerPackingPages.split]: [],
  ...ownManifests,
}
/** Customers and providers: to keep, to work with, to look up. */
export const partnerKeeping: Menus = {
  '/system/company/customer/customerList': [...statedButtons, 'approval', 'number'],
  '/system/company/customer/customerDetail': ['state', 'credit'],
  '/system/company/customer/customerEdit': ['edit'],
  '/system/company/customer/customerRole': ['view', 'edit', 'assign'],
  '/system/company/customer/customerSurvey': [],
  '/system/company/customer/CustomerBusinessPersonnel': ['assign', 'handover'],
  '/system/company/provider/providerList': [...statedButtons, 'number'],
  '/system/company/provider/providerDetail': ['state', 'assign'],
  '/system/company/provider/providerEdit': ['edit'],
  '/system/company/provider/providerRole': ['view', 'edit', 'assign'],
  '/system/company/provider/providerSurvey': [],
}
export const partnerWorking: Menus = {
  '/system/company/customer/customerList': ['view', 'add', 'edit'],
  '/system/company/customer/customerDetail': ['state', 'credit'],
  '/system/company/customer/customerEdit': ['edit'],
  '/system/company/customer/customerSurvey': [],
  '/system/company/customer/CustomerBusinessPersonnel': [],
}
export const partnerReading: Menus = {
  '/system/company/customer/customerList': ['view'],
  '/system/company/customer/customerDetail': [],
  '/system/company/customer/customerSurvey': [],
}
export const providerWorking: Menus = {
  '/system/company/provider/providerList': ['view', 'add', 'edit'],
  '/system/company/provider/providerDetail': [],
  '/system/company/provider/providerEdit': ['edit'],
  '/system/company/provider/providerSurvey': [],
}
/** Menus of a customer's workbench. */
export function customerMenus(): Menus {
  return {
    '/external/workbench': [],
    '/external/workbench/SISubimtList': [],
    '/external/workbench/siSubmit': ['submit', 'withdraw', 'confirm', 'download', 'amendIssued'],
    '/external/workbench/siSubmitLog': ['export'],
    '/external/workbench/SILogs': ['export'],
    '/external/workbench/siTemplate': ['edit'],
    ...ownBooking,
    ...ownPacking,
    '/external/workbench/dsView': ['view'],
    '/external/workbench/letterOfGuarantee': ['view'],
    '/external/workbench/letterOfGuaranteeDetail': ['view'],
    '/external/workbench/control': ['view'],
    '/external/workbench/freightTrack/FreightTrack': ['view', 'follow', 'share', 'export'],
    '/external/workbench/freightTrack/FreightTrackDetail': [],
    '/external/workbench/ShippingTable': ['view'],
    '/external/workbench/ShippingLetter': ['view'],
    '/manage/message': [],
  }
}
