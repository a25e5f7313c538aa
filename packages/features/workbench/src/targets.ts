import { link, type App } from '@jst/feature-kit'

/** Screens of other areas that the workbench pages lead to; the filters are those of their lists. */
export const internalTargets = {
  check: (filters: { Status?: string; Due?: string }) => link('/tdManage/siCheck', filters),
  audit: (id: number) => link('/tdManage/siAudit', { Id: id }),
  detail: (id: number) => link('/tdManage/siDetail', { Id: id }),
} as const

/** The page of an SI record that the menu has: the review desk, else its details; undefined: none. */
export const recordPage = (permissions: Pick<App['permissions'], 'holds'>): ((id: number) => string) | undefined =>
  [internalTargets.audit, internalTargets.detail].find((page) => permissions.holds(page(0)))

export const externalTargets = {
  orders: (filters: { SiState?: string; DueWithinHours?: number }) => link('/external/workbench/SISubimtList', filters),
  drafts: link('/external/workbench/SISubimtList', { List: 'drafts' }),
  records: (status: number) => link('/external/workbench/SISubimtList', { List: 'records', Status: status }),
  submit: (orderId: number) => link('/external/workbench/siSubmit', { CGO_ID: orderId }),
  modify: (orderId: number, id: number) => link('/external/workbench/siSubmit', { CGO_ID: orderId, Id: id }),
} as const
