import type { DocumentFacts } from '@jst/contracts/document'
import type { EntityCalls } from '@jst/contracts/entity'
import {
  customerCalls,
  customerDocument,
  customerMore,
  providerCalls,
  providerDocument,
  providerMore,
  type PartnerCalls,
} from '@jst/contracts/partner'
import { link } from '@jst/feature-kit'
import { titles } from './titles.ts'

/** Differences between the screens of customers and of providers. */
export interface Kind {
  readonly zh: string
  readonly calls: EntityCalls
  readonly more: PartnerCalls
  readonly document: DocumentFacts
  readonly title: { readonly list: string; readonly detail: string; readonly survey: string }
  readonly path: { readonly list: string; readonly detail: string; readonly edit: string; readonly survey: string; readonly role: string }
  readonly to: {
    readonly detail: (id: number) => string
    readonly edit: (id?: number) => string
    readonly survey: (id: number) => string
    readonly role: (id: number) => string
  }
  /** The button that gives duties, on its screen. */
  readonly assign: { readonly path: string; readonly code: string }
}

const at = (root: string, kind: string) => ({
  list: `${root}/${kind}List`,
  detail: `${root}/${kind}Detail`,
  edit: `${root}/${kind}Edit`,
  survey: `${root}/${kind}Survey`,
  role: `${root}/${kind}Role`,
})
const toOf = (path: Kind['path']): Kind['to'] => ({
  detail: (Id) => link(path.detail, { Id }),
  edit: (Id) => (Id === undefined ? path.edit : link(path.edit, { Id })),
  survey: (Id) => link(path.survey, { Id }),
  role: (Id) => link(path.role, { Id }),
})
const customerPath = at('/system/company/customer', 'customer')
const providerPath = at('/system/company/provider', 'provider')

export const customers: Kind = {
  zh: customerDocument.zh,
  calls: customerCalls,
  more: customerMore,
  document: customerDocument,
  title: { list: titles.customers, detail: titles.customer, survey: titles.customerSurvey },
  path: customerPath,
  to: toOf(customerPath),
  assign: { path: '/system/company/customer/CustomerBusinessPersonnel', code: 'assign' },
}
export const providers: Kind = {
  zh: providerDocument.zh,
  calls: providerCalls,
  more: providerMore,
  document: providerDocument,
  title: { list: titles.providers, detail: titles.provider, survey: titles.providerSurvey },
  path: providerPath,
  to: toOf(providerPath),
  assign: { path: providerPath.detail, code: 'assign' },
}
