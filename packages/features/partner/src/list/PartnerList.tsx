import { customerStates } from '@jst/contracts/partner'
import type { EntityRow } from '@jst/contracts/entity'
import { MoveMany, NumberRuleTool } from '@jst/feature-kit/document'
import { entityScreen, type EntityScreenParts } from '@jst/feature-kit/entity'
import { AppLink, StatusTag, type ListView } from '@jst/ui'
import type { Kind } from '../kinds.ts'
import { CustomerSettings } from '../credit/CustomerSettings.tsx'
import { texts } from '../texts.ts'

/** Both kinds have the same states, by other words for the first. */
const stages = customerStates.states

const viewsOf = (kind: Kind): readonly ListView[] => [
  { key: 'all', label: texts.views.all, filters: {} },
  { key: 'active', label: texts.views.active, filters: { Stage: 'active' } },
  {
    key: 'potential',
    label: kind.path.list.includes('/customer/') ? texts.views.potential : texts.views.checking,
    filters: { Stage: 'potential' },
  },
  { key: 'dormant', label: texts.views.dormant, filters: { Stage: 'dormant' } },
  { key: 'merged', label: texts.views.merged, filters: { State: 'merged' } },
  { key: 'removed', label: texts.views.removed, filters: { State: 'removed' } },
]

const cellsOf = (kind: Kind): EntityScreenParts['cells'] => ({
  NameZh: (row) => <AppLink to={kind.to.detail(row.Id)}>{row.NameZh}</AppLink>,
  Stage: (row) => <Stage kind={kind} row={row} />,
  Joined: (row) => (row['Joined'] === true ? <StatusTag tone="green">{texts.joined}</StatusTag> : null),
})

function Stage({ kind, row }: { kind: Kind; row: EntityRow }) {
  const stage = String(row['Stage'])
  const field = kind.calls.entity.derived?.find(({ key }) => key === 'Stage')
  const words = field?.kind === 'choice' ? field.choices : {}
  return <StatusTag tone={stages[stage as keyof typeof stages]?.tone ?? 'grey'}>{words[stage] ?? stage}</StatusTag>
}

/** The list of a kind of partner: that of its entity, whose rows open their own pages. */
export const partnerScreen = (kind: Kind) =>
  entityScreen(kind.calls, kind.title.list, {
    page: { of: (row) => kind.to.detail(row.Id), add: kind.to.edit() },
    cells: cellsOf(kind),
    views: viewsOf(kind),
    actions: () => (kind.more.kind === 'customer' ? <CustomerSettings /> : <NumberRuleTool document={kind.document} />),
    batch: (rows, list) => <MoveMany document={kind.document} rows={rows} onDone={() => list.reload()} />,
  })
