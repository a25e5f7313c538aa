import type { App, HomeRole } from '@jst/feature-kit'

/** Buttons that are the work of a role, the widest role first: who keeps the roles of a company holds those of the others, too. */
const signs: readonly (readonly [role: HomeRole, path: string, code: string])[] = [
  ['administrator', '/system/role/roleEdit', 'edit'],
  ['documents', '/tdManage/siAudit', 'audit'],
  ['documents', '/tdManage/siCheck', 'claim'],
  ['operations', '/quckBook/BookingManagement', 'accept'],
  ['pricing', '/SeaFreight/FreightManagement/FCLFreight', 'publish'],
  ['sales', '/CRM/QuotationRecord', 'add'],
  ['finance', '/system/company/customer/customerDetail', 'credit'],
]

/**
 * The role whose home somebody has. Roles are named by each company as it likes, so the rights say it, as they do in a preview; undefined where none
 * of these is held.
 */
export function homeRole({ session, permissions }: Pick<App, 'session' | 'permissions'>): HomeRole | undefined {
  const kind = session.employee?.CompanyKind
  if (kind === 'customer' || kind === 'provider') return kind
  return signs.find(([, path, code]) => permissions.allows(path, code))?.[0]
}
