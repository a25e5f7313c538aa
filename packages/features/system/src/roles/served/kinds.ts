import { servedRoles, type ServedKind } from '@jst/contracts/system'
import { link } from '@jst/feature-kit'

/** Where the roles of customers and providers lead. */
export const toOf = (kind: ServedKind) => ({
  list: servedRoles[kind],
  company: (Id: number) => link(servedRoles[kind], { Id }),
  role: (Id: number, Role: number) => link(servedRoles[kind], { Id, Role }),
  /** A new role; `From`: with the rights of another. */
  add: (Id: number, From?: number) => link(servedRoles[kind], { Id, Role: 'new', From }),
  partner: (Id: number) => link(servedRoles[kind].replace(/Role$/, 'Detail'), { Id }),
})
