import { link } from '@jst/feature-kit'

/** Screens of other areas that the workbench pages lead to. */
export const internalTargets = {
  check: (filters: { Status?: string; Due?: string }) => link('/tdManage/siCheck', filters),
  all: (filters: { Status?: string }) => link('/tdManage/siDataList', filters),
  audit: (id: number) => link('/tdManage/siAudit', { Id: id }),
} as const

export const externalTargets = {
  records: (filters: { Status?: string; Due?: string }) => link('/external/workbench/SISubimtList', filters),
  orders: () => link('/external/workbench/siSubmit'),
  submit: (orderId: number) => link('/external/workbench/siSubmit', { CGO_ID: orderId }),
  modify: (orderId: number, id: number) => link('/external/workbench/siSubmit', { CGO_ID: orderId, Id: id }),
} as const
