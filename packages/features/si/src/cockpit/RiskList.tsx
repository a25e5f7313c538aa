import { claimSi, SiStatus, type SiRow } from '@jst/contracts/si'
import { useAction, useApp, type DetailStore } from '@jst/feature-kit'
import { usePermitted } from '@jst/permissions/react'
import { AppLink, type Column, columnKinds, cssVariables, DataTable, EmptyState, ErrorView, Panel, TextButton } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useMemo } from 'react'
import { to } from '../lists/links.ts'
import { ClaimTag } from '../bill/ClaimTag.tsx'
import { Deadline } from '../bill/Deadline.tsx'
import { SiStatusTag } from '../bill/SiStatusTag.tsx'
import { behind } from './figures.ts'
import { texts } from './texts.ts'

const words = texts.risk
const expectedRows = 10
/** Query for records past their cut-off or near it, sorted by cut-off. */
export const atRisk = { Status: '1,3', Sort: 'Deadline', PageSize: expectedRows } as const

type Target = (row: SiRow) => string
/** The review desk for what waits for a verdict, where the menu has it; else the record. */
const targetOf =
  (mayReview: boolean): Target =>
  (row) =>
    mayReview && row.Status === SiStatus.submitted ? to.audit(row.Id, '?Status=1&Sort=Deadline') : to.detail(row.Id)
const { cell, link, text, vessel } = columnKinds<SiRow>()
const columnsOf = (target: Target, me: () => number | undefined, onClaim: ((row: SiRow) => void) | undefined): Column<SiRow>[] => [
  link('bill', words.bill, 180, (row) => row.BillNo, target),
  cell('deadline', words.deadline, 140, (row) => <Deadline at={row.Deadline} status={row.Status} />),
  cell('status', words.status, 96, (row) => <SiStatusTag status={row.Status} />),
  text('company', words.company, 170, (row) => row.CompanyName, { grow: true }),
  text('carrier', words.carrier, 100, (row) => row.CarrierName),
  vessel(words.vessel, 180, (row) => row),
  cell('changes', words.changes, 64, (row) => row.Changes || '–', { align: 'right' }),
  cell('warnings', words.warnings, 64, (row) => row.Warnings || '–', { align: 'right' }),
  cell('who', words.who, 84, (row) => <ClaimTag claim={row} me={me()} />),
  cell('acts', words.act, 72, (row) =>
    onClaim && row.Status === SiStatus.submitted && row.ClaimedById === 0 ? (
      <TextButton onClick={() => onClaim(row)}>{words.claim}</TextButton>
    ) : null,
  ),
]
const keyOf = (row: SiRow) => row.Id

interface RiskListProps {
  read: DetailStore<{ Rows: SiRow[] }>
  onClaimed: () => void
}

/** Late and nearly late, with a countdown; one click puts a record on one's own desk. */
export const RiskList = observer(function RiskList({ read, onClaimed }: RiskListProps) {
  const app = useApp()
  const mayClaim = usePermitted('claim', '/tdManage/siCheck')
  const mayReview = app.permissions.holds('/tdManage/siAudit')
  const { run } = useAction(async (row: SiRow) => {
    const { Results } = await app.api.call(claimSi, { Ids: [row.Id] })
    onClaimed()
    const left = Results.find(({ Done }) => !Done)
    if (left) app.notify.error(left.Message)
    else app.notify.success(words.claimed(row.BillNo))
  })
  const target = useMemo(() => targetOf(mayReview), [mayReview])
  const columns = useMemo(
    () => columnsOf(target, () => app.session.employee?.Id, mayClaim ? (row) => void run(row) : undefined),
    [app, target, mayClaim, run],
  )
  const rows = read.data?.Rows ?? []
  const message =
    read.status === 'failed' && read.error ? (
      <ErrorView error={read.error} onRetry={read.reload} />
    ) : read.status === 'ready' && rows.length === 0 ? (
      <EmptyState title={words.empty} hint={words.emptyHint} />
    ) : undefined
  return (
    <Panel
      title={words.title}
      extra={<AppLink to={to.check({ ...behind.overdue, Due: '', Sort: 'Deadline' })}>{words.more}</AppLink>}
      className="jst-panel-list"
    >
      <div className="jst-panel-rows" style={cssVariables({ '--jst-rows': expectedRows })}>
        <DataTable
          label={words.title}
          columns={columns}
          rows={rows}
          rowKey={keyOf}
          status={read.status === 'first' ? 'first' : 'ready'}
          message={message}
          onOpen={(row) => app.navigate(target(row))}
          expectedRows={expectedRows}
        />
      </div>
    </Panel>
  )
})
