import type { SensitiveField } from '@jst/contracts/system'
import {
  bookingExporting,
  bookingKeeping,
  carrierKeeping,
  bookingReading,
  bookingWorking,
  codeKeeping,
  documentKeeping,
  documentWorking,
  everything,
  exporting,
  listKeeping,
  listReading,
  menuKeeping,
  messageKeeping,
  partnerKeeping,
  partnerReading,
  partnerWorking,
  providerWorking,
  quoteKeeping,
  quoteReading,
  quoteWorking,
  reading,
  roleKeeping,
  scheduleKeeping,
  scheduleReading,
  siSending,
  staffKeeping,
  userKeeping,
  customerMenus,
  type Menus,
} from './menus.ts'
import { billKeeping, billReading } from './bill-menus.ts'
import { billingKeeping, billingWorking } from './billing-menus.ts'
import { gatewayKeeping, manifestKeeping, manifestWorking } from './manifest-menus.ts'
import { depotKeeping, fleetWorking, packingKeeping, packingReading, packingWorking } from './packing-menus.ts'
import { channelKeeping, channelReading, rateKeeping, rateReading } from './rate-menus.ts'
import { siteKeeping } from './menus-site.ts'
import { releaseKeeping, releaseWorking } from './release-menus.ts'
import { trackingKeeping, trackingReading } from './tracking-menus.ts'

/** Printed by the start-up and shown on the sign-in page of a demo system. */
export const demoPassword = 'Demo@2026'

export interface DemoCompany {
  code: string
  name: string
  kind: 'operator' | 'customer' | 'provider' | 'platform'
  /** Name and address as they stand on bills of lading. */
  english?: readonly [name: string, address: string]
}

/** The operator first: it serves the customers and the provider. */
export const demoCompanies = {
  operator: {
    code: 'HJGJ',
    name: '上海海捷国际货运代理有限公司',
    kind: 'operator',
    english: ['SHANGHAI HAIJIE INTERNATIONAL FREIGHT CO., LTD', 'ROOM 1808, NO. 528 PUDONG SOUTH ROAD, SHANGHAI 200120, CHINA'],
  },
  customerA: { code: 'YFJCK', name: '宁波远帆进出口有限公司', kind: 'customer' },
  customerB: { code: 'HZJD', name: '苏州恒泽机电有限公司', kind: 'customer' },
  provider: { code: 'HYCW', name: '上海瀚洋船务有限公司', kind: 'provider' },
  /** A haulier, which picks up and brings in boxes of the operator. */
  fleet: { code: 'SDJX', name: '上海顺达集装箱运输有限公司', kind: 'provider' },
  /** Another forwarder, whose rates the operator buys and which buys its rates. */
  peer: { code: 'RTGJ', name: '宁波瑞通国际物流有限公司', kind: 'operator' },
  platform: { code: 'JST', name: '海运货代协同平台', kind: 'platform' },
} as const satisfies Record<string, DemoCompany>

/** People who work with customers and look up the rest. */
const staffMenus: Menus = {
  ...reading,
  ...listReading,
  ...scheduleReading,
  ...partnerWorking,
  ...documentWorking,
  ...rateReading,
  ...channelReading,
  ...quoteWorking,
  ...bookingWorking,
  ...trackingReading,
  ...packingWorking,
  ...billingWorking,
}
const staffHidden = ['costPrice', 'supplier', 'contractNo', 'margin'] as const

export type CompanyKey = keyof typeof demoCompanies
export interface DemoRole {
  readonly company: CompanyKey
  readonly name: string
  readonly scope: string
  readonly menus: Menus
  /** Sensitive fields that its holders do not see. */
  readonly hidden?: readonly SensitiveField[]
}
export const demoRoles = {
  admin: {
    company: 'platform',
    name: '平台管理员',
    scope: 'all',
    menus: {
      ...everything,
      ...roleKeeping,
      ...staffKeeping,
      ...messageKeeping,
      ...codeKeeping,
      ...menuKeeping,
      ...userKeeping,
      ...listKeeping,
      ...scheduleKeeping,
      '/system/PlatformFreightAnalysis': [],
    },
  },
  boss: {
    company: 'operator',
    name: '企业管理员',
    scope: 'company',
    menus: {
      ...everything,
      ...roleKeeping,
      ...staffKeeping,
      ...messageKeeping,
      ...codeKeeping,
      ...listKeeping,
      ...scheduleKeeping,
      ...partnerKeeping,
      ...documentKeeping,
      ...rateKeeping,
      ...channelKeeping,
      ...quoteKeeping,
      ...bookingKeeping,
      ...carrierKeeping,
      ...bookingExporting,
      ...siteKeeping,
      ...trackingKeeping,
      ...packingKeeping,
      ...depotKeeping,
      ...billingKeeping,
      ...billKeeping,
      ...releaseKeeping,
      ...manifestKeeping,
      ...gatewayKeeping,
    },
  },
  doc: {
    company: 'operator',
    name: '单证员',
    scope: 'company',
    menus: {
      ...reading,
      ...exporting,
      ...partnerReading,
      ...bookingReading,
      ...trackingReading,
      ...packingReading,
      ...manifestKeeping,
      '/tdManage/siCheck': ['edit', 'import', 'export', 'claim', 'assign'],
      '/tdManage/siCreator': ['submit', 'late', 'amendIssued'],
      '/tdManage/siMake': [],
      '/tdManage/siMakeTd': ['send', 'issue'],
      ...siSending,
      ...releaseWorking,
      ...billKeeping,
    },
  },
  reviewer: {
    company: 'operator',
    name: '补料审核员',
    scope: 'company',
    menus: {
      ...reading,
      ...exporting,
      '/tdManage/siCheck': ['export', 'claim', 'assign'],
      '/tdManage/siAudit': ['audit', 'void'],
      '/tdManage/siMakeTd': ['send'],
      ...siSending,
    },
  },
  ops: {
    company: 'operator',
    name: '操作员',
    scope: 'company',
    menus: {
      ...reading,
      ...exporting,
      ...listReading,
      ...scheduleKeeping,
      ...partnerReading,
      ...providerWorking,
      ...bookingKeeping,
      ...trackingKeeping,
      ...packingKeeping,
      ...manifestWorking,
      ...billReading,
      '/tdManage/siCheck': ['export'],
    },
  },
  pricing: {
    company: 'operator',
    name: '运价专员',
    scope: 'company',
    menus: {
      ...reading,
      ...listKeeping,
      ...scheduleKeeping,
      ...partnerReading,
      ...providerWorking,
      ...rateKeeping,
      ...channelKeeping,
      ...quoteReading,
    },
  },
  staff: {
    company: 'operator',
    name: '业务人员',
    scope: 'company',
    menus: staffMenus,
    hidden: staffHidden,
  },
  finance: {
    company: 'operator',
    name: '财务人员',
    scope: 'company',
    menus: { ...staffMenus, ...billingKeeping, ...releaseKeeping },
    hidden: staffHidden,
  },
  peer: {
    company: 'peer',
    name: '运价专员',
    scope: 'company',
    menus: {
      ...reading,
      ...listReading,
      ...partnerWorking,
      ...providerWorking,
      ...rateKeeping,
      ...channelKeeping,
      ...quoteReading,
      ...siteKeeping,
    },
  },
  peerDesk: {
    company: 'peer',
    name: '同行订舱专员',
    scope: 'company',
    menus: { '/external/workbench': [], '/external/workbench/BookThirdDetail': [], '/manage/message': [] },
  },
  customerA: { company: 'customerA', name: '客户操作员', scope: 'company', menus: customerMenus() },
  customerB: { company: 'customerB', name: '客户操作员', scope: 'company', menus: customerMenus() },
  provider: {
    company: 'provider',
    name: '供应商操作员',
    scope: 'company',
    menus: { '/external/workbench': [], '/external/workbench/BookThirdDetail': [], '/manage/message': [] },
  },
  fleet: {
    company: 'fleet',
    name: '车队调度',
    scope: 'company',
    menus: { '/external/workbench': [], ...fleetWorking, '/manage/message': [] },
  },
} as const satisfies Record<string, DemoRole>

export type RoleKey = keyof typeof demoRoles

/** Account, person, department and the roles it acts in; two roles of two companies make two bound employees. */
export const demoPeople: readonly (readonly [account: string, name: string, department: string, ...roles: RoleKey[]])[] = [
  ['admin', '周海平', '平台运营部', 'admin'],
  ['doc', '陈雨欣', '单证部', 'doc'],
  ['reviewer', '林志远', '单证部', 'reviewer'],
  ['sales', '王思琪', '销售部', 'staff'],
  ['pricing', '赵宇航', '商务部', 'pricing'],
  ['ops', '孙婷', '操作部', 'ops'],
  ['finance', '吴敏', '财务部', 'finance'],
  ['boss', '郑国栋', '总经办', 'boss'],
  ['customer', '沈佳怡', '船务部', 'customerA'],
  ['customer2', '何俊杰', '物流部', 'customerB'],
  ['provider', '马晓东', '订舱部', 'provider'],
  ['multi', '许文静', '单证部', 'customerA', 'customerB'],
  ['peer', '方志成', '商务部', 'peer'],
  ['peer2', '黎明轩', '订舱部', 'peerDesk'],
  ['fleet', '龚建平', '调度室', 'fleet'],
]

export const demoAccounts = demoPeople.map(([account]) => account)
