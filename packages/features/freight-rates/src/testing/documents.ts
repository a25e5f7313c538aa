import { documentState } from '@jst/feature-kit/testing'
import type { DocumentState, Line } from '@jst/contracts/document'
import type { EntityRow } from '@jst/contracts/entity'
import type { FakeAppOptions } from '@jst/feature-kit/testing'

export const at = '2026-11-20T01:30:00.000Z'
export const stateOf = (more: Partial<DocumentState> = {}): DocumentState =>
  documentState({
    No: 'FJ26110007',
    Title: '华东装货港低硫与紧急燃油',
    State: -1,
    Since: null,
    UpdateTime: at,
    Followers: 1,
    ...more,
  })
/** Fields that the rows of all entities have. */
export const rowBase = {
  Layer: 'company',
  State: 'active',
  Overridden: false,
  MergedInto: '',
  Enabled: true,
  Sort: 0,
  Remark: '',
  UpdateTime: at,
} satisfies Partial<EntityRow>
export const menu = (Path: string, codes: readonly string[]) => ({ Path, Buttons: codes.map((Code) => ({ Code })), Children: [] })

/** Answers of the parts of a document. */
export const documentRoutes = (state: DocumentState, parts: Readonly<Record<string, readonly Line[]>>): FakeAppOptions['routes'] => ({
  'GET /api/Document/State': () => state,
  'GET /api/Document/Lines': () => ({ UpdateTime: at, Parts: parts }),
  'GET /api/Document/Timeline': () => ({ Rows: [], Total: 0 }),
  'GET /api/Document/Files': () => [],
})
