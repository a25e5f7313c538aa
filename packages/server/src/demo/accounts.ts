import { fieldItemKey, type SensitiveField } from '@jst/contracts/system'
import type { Queryable } from '../kernel/database.ts'
import { hashPassword } from '../modules/account/passwords.ts'
import {
  bookingExporting,
  bookingKeeping,
  carrierKeeping,
  bookingReading,
  bookingWorking,
  channelKeeping,
  channelReading,
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
  publishing,
  quoteKeeping,
  quoteReading,
  quoteWorking,
  rateKeeping,
  rateReading,
  reading,
  roleKeeping,
  scheduleKeeping,
  scheduleReading,
  staffKeeping,
  userKeeping,
  customerMenus,
  type Menus,
} from './menus.ts'
import { siteKeeping } from './menus-site.ts'
import { StartupError } from '../startup-error.ts'

/** Printed by the start-up and shown on the sign-in page of a demo system. */
export const demoPassword = 'Demo@2026'

interface DemoCompany {
  code: string
  name: string
  kind: 'operator' | 'customer' | 'provider' | 'platform'
}

/** The operator first: it serves the customers and the provider. */
export const demoCompanies = {
  operator: { code: 'HJGJ', name: '上海海捷国际货运代理有限公司', kind: 'operator' },
  customerA: { code: 'YFJCK', name: '宁波远帆进出口有限公司', kind: 'customer' },
  customerB: { code: 'HZJD', name: '苏州恒泽机电有限公司', kind: 'customer' },
  provider: { code: 'HYCW', name: '上海瀚洋船务有限公司', kind: 'provider' },
  /** Another forwarder, whose rates the operator buys and which buys its rates. */
  peer: { code: 'RTGJ', name: '宁波瑞通国际物流有限公司', kind: 'operator' },
  platform: { code: 'JST', name: '海运货代协同平台', kind: 'platform' },
} as const satisfies Record<string, DemoCompany>

type CompanyKey = keyof typeof demoCompanies
interface DemoRole {
  readonly company: CompanyKey
  readonly name: string
  readonly scope: string
  readonly menus: Menus
  /** Sensitive fields that its holders do not see. */
  readonly hidden?: readonly SensitiveField[]
}
const roles = {
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
      '/tdManage/siCheck': ['edit', 'import', 'export', 'claim', 'assign'],
      '/tdManage/siCreator': ['submit', 'late'],
      '/tdManage/siMake': [],
      '/tdManage/siMakeTd': ['send', 'issue'],
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
    menus: {
      ...reading,
      ...listReading,
      ...scheduleReading,
      ...partnerWorking,
      ...documentWorking,
      ...rateReading,
      ...channelReading,
      ...quoteWorking,
      ...bookingWorking,
    },
    hidden: ['costPrice', 'supplier', 'contractNo', 'margin'],
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
      ...publishing,
      ...quoteReading,
      ...siteKeeping,
    },
  },
  customerA: { company: 'customerA', name: '客户操作员', scope: 'company', menus: customerMenus() },
  customerB: { company: 'customerB', name: '客户操作员', scope: 'company', menus: customerMenus() },
  provider: { company: 'provider', name: '供应商操作员', scope: 'company', menus: { '/external/workbench': [], '/manage/message': [] } },
} as const satisfies Record<string, DemoRole>

type RoleKey = keyof typeof roles

/** Account, person, department and the roles it acts in; two roles of two companies make two bound employees. */
const people: readonly (readonly [account: string, name: string, department: string, ...roles: RoleKey[]])[] = [
  ['admin', '周海平', '平台运营部', 'admin'],
  ['doc', '陈雨欣', '单证部', 'doc'],
  ['reviewer', '林志远', '单证部', 'reviewer'],
  ['sales', '王思琪', '销售部', 'staff'],
  ['pricing', '赵宇航', '商务部', 'pricing'],
  ['ops', '孙婷', '操作部', 'ops'],
  ['finance', '吴敏', '财务部', 'staff'],
  ['boss', '郑国栋', '总经办', 'boss'],
  ['customer', '沈佳怡', '船务部', 'customerA'],
  ['customer2', '何俊杰', '物流部', 'customerB'],
  ['provider', '马晓东', '订舱部', 'provider'],
  ['multi', '许文静', '单证部', 'customerA', 'customerB'],
  ['peer', '方志成', '商务部', 'peer'],
]

export const demoAccounts = people.map(([account]) => account)

/**
 * Companies, roles, people and their sign-in; false when they are there already.
 * @throws StartupError when the database is in real use: demo accounts have a public password.
 */
export async function seedAccounts(tx: Queryable, now: Date): Promise<boolean> {
  const [seeded] = await tx.query('select 1 from company where code = $1', [demoCompanies.operator.code])
  if (seeded) return false
  const [inUse] = await tx.query('select 1 from app_user limit 1')
  if (inUse) throw new StartupError('数据库中已有正式账号，不能写入演示数据。请去掉 DEMO=1，或用 DATA_DIR 指定一个新的数据目录来体验演示。')
  const companies = await seedCompanies(tx, now)
  const roleIds = await seedRoles(tx, companies)
  const hash = await hashPassword(demoPassword)
  for (const [index, [account, name, department, ...held]] of people.entries()) {
    const mobile = `138${String(10_000_000 + index * 7_919)}`
    const [user] = await tx.query<{ id: number }>(
      'insert into app_user (account, name, mobile, mobile_verified_at, password_hash) values ($1, $2, $3, now(), $4) returning id',
      [account, name, mobile, hash],
    )
    for (const [at, role] of held.entries()) {
      const [employee] = await tx.query<{ id: number }>(
        `insert into employee (company_id, operator_id, user_id, name, department, is_default) select id, operator_id, $2, $3, $4, $5 from company
          where id = $1 returning id`,
        [companies[roles[role].company], user!.id, name, department, at === 0],
      )
      await tx.query('insert into employee_role (employee_id, role_id) values ($1, $2)', [employee!.id, roleIds[role]])
    }
  }
  return true
}

async function seedCompanies(tx: Queryable, now: Date): Promise<Record<CompanyKey, number>> {
  const ids: Partial<Record<CompanyKey, number>> = {}
  const since = new Date(now.getTime() - 400 * 86_400_000).toISOString()
  for (const [key, { code, name, kind }] of Object.entries(demoCompanies) as [CompanyKey, DemoCompany][]) {
    const operatorId = kind === 'customer' || kind === 'provider' ? ids.operator! : null
    const [row] = await tx.query<{ id: number }>(
      'insert into company (code, name, kind, operator_id, create_time, update_time) values ($1, $2, $3, $4, $5, $5) returning id',
      [code, name, kind, operatorId, since],
    )
    ids[key] = row!.id
  }
  return ids as Record<CompanyKey, number>
}

async function seedRoles(tx: Queryable, companies: Record<CompanyKey, number>): Promise<Record<RoleKey, number>> {
  const ids: Partial<Record<RoleKey, number>> = {}
  for (const [key, { company, name, scope, menus, hidden = [] }] of Object.entries(roles) as [RoleKey, DemoRole][]) {
    const [row] = await tx.query<{ id: number }>(
      'insert into role (company_id, operator_id, name, data_scope) select id, operator_id, $2, $3 from company where id = $1 returning id',
      [companies[company], name, scope],
    )
    ids[key] = row!.id
    for (const field of hidden)
      await tx.query('insert into role_permission_item (role_id, item_key, permission_key, value) values ($1, $2, $3, $4)', [
        row!.id,
        fieldItemKey,
        field,
        'hidden',
      ])
    for (const [path, buttons] of Object.entries(menus)) {
      const [menu] = await tx.query<{ id: number }>(
        'insert into role_menu (role_id, menu_id, buttons) select $1, id, $3 from menu where path = $2 returning menu_id as id',
        [row!.id, path, buttons],
      )
      if (!menu) throw new Error(`demo role ${key}: no menu entry ${path}`)
    }
  }
  return ids as Record<RoleKey, number>
}
