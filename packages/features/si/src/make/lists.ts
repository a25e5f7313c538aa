import { cargoOrderList } from '@jst/contracts/cargo-orders'
import { siDraftSetList } from '@jst/contracts/si'
import { defineList } from '@jst/feature-kit'

/** Orders without an SI, the one due first on top, those past the cut-off last. */
export const waiting = defineList({
  name: 'si-make-orders',
  endpoint: cargoOrderList,
  filters: { Keyword: 'text', DueWithinHours: 'int', Late: 'text' },
  always: { SiState: 'none' },
  sort: 'Queue',
  rowKey: (row) => row.Id,
})
/** Sets that the operator is filling in for customers. */
export const making = defineList({
  name: 'si-make-drafts',
  endpoint: siDraftSetList,
  filters: { Keyword: 'text', Due: 'text' },
  sort: 'Deadline',
  rowKey: (row) => row.CGO_ID,
})
export const isDrafts = (params: URLSearchParams) => params.get('List') === 'drafts'
export const listOf = (params: URLSearchParams) => (isDrafts(params) ? making : waiting)
