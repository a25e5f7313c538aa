import { messageSelfList } from '@jst/contracts/messages'
import { siCounts, siPagedList, type SiCounts, type SiRow } from '@jst/contracts/si'
import { toDo, type ToDoFigure } from '@jst/contracts/workbench'
import { useApp, useDetail, useLiveReload, type App } from '@jst/feature-kit'
import { AppLink, formatText, PageFrame, StatCards, type Column, type Stat } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useMemo } from 'react'
import { boxColumn, deadlineColumn, vesselColumn } from './columns.tsx'
import { LatestMessages, latestMessages } from './LatestMessages.tsx'
import { opened } from './Opened.tsx'
import { ReadPanel } from './ReadPanel.tsx'
import { internalTargets as to, recordPage } from './targets.ts'
import { texts } from './texts.ts'
import { statsOf } from './todo/kinds.ts'
import { useToDo } from './todo/useToDo.ts'

const dueSoon = { Status: '1', Sort: 'Deadline', PageSize: 10 } as const

export const preload = (app: App): void => {
  app.reads.start(toDo)
  app.reads.start(siCounts)
  app.reads.start(siPagedList, dueSoon)
  app.reads.start(messageSelfList, latestMessages)
}

const words = texts.cards
/** What waits for the reader, and after it how far the rest has come. */
const cardsOf = (
  figures: readonly ToDoFigure[] | undefined,
  counts: SiCounts | undefined,
  permissions: Pick<App['permissions'], 'holds'>,
): Stat[] => [...statsOf(figures, permissions), ...cards(counts).filter((card) => permissions.holds(card.to))]
const cards = (counts: SiCounts | undefined): Stat[] => [
  { key: 'rejected', label: words.rejected, value: counts?.Rejected, hint: words.rejectedHintInternal, to: to.check({ Status: '3' }) },
  { key: 'approved', label: words.approved, value: counts?.Approved, hint: words.approvedHint, to: to.check({ Status: '2' }) },
]

type Target = (row: SiRow) => string | undefined
const columnsTo = (target: Target): Column<SiRow>[] => [
  {
    key: 'bill',
    title: texts.due.bill,
    width: 150,
    copy: (row) => row.BillNo,
    render: (row) => <Bill no={row.BillNo} to={target(row)} />,
  },
  deadlineColumn((row) => row.Deadline),
  {
    key: 'company',
    title: texts.due.company,
    width: 160,
    grow: true,
    text: (row) => row.CompanyName,
    render: (row) => formatText(row.CompanyName),
  },
  vesselColumn(),
  {
    key: 'route',
    title: texts.due.route,
    width: 130,
    text: (row) => `${row.LoadPort} → ${row.DischargePort}`,
    render: (row) => `${portName(row.LoadPort)} → ${portName(row.DischargePort)}`,
  },
  boxColumn(),
]
/** The list gives `上海 CNSHA`; here the name is enough, the whole stands on hover. */
const portName = (port: string) => formatText(port.replace(/ [A-Z]{5}$/, ''))
const Bill = ({ no, to: target }: { no: string; to: string | undefined }) => (target ? <AppLink to={target}>{no}</AppLink> : no)
const keyOf = (row: SiRow) => row.Id

/** What needs the staff today: counts that open the filtered list, the nearest cut-offs, messages. */
const InternalWorkbench = observer(function InternalWorkbench() {
  const app = useApp()
  const { permissions } = app
  const hasQueue = permissions.holds(to.check({}))
  const waiting = useToDo()
  const counts = useDetail(siCounts, hasQueue ? {} : undefined, { renew: true })
  const due = useDetail(siPagedList, hasQueue ? dueSoon : undefined, { renew: true })
  useLiveReload(['si/changed'], [counts, due])
  const opens = recordPage(permissions)
  const columns = useMemo(() => columnsTo((row) => opens?.(row.Id)), [opens])
  return (
    <PageFrame
      title={texts.internalTitle}
      head={<StatCards label={texts.counts} stats={cardsOf(waiting.data?.Figures, counts.data, permissions)} />}
    >
      <div className="jst-page-columns">
        {hasQueue && (
          <ReadPanel
            title={texts.due.title}
            read={due}
            columns={columns}
            rowKey={keyOf}
            expectedRows={dueSoon.PageSize}
            more={to.check({ Status: '1' })}
            empty={texts.due.empty}
            emptyHint={texts.due.emptyHint}
            onOpen={(row) => opens && app.navigate(opens(row.Id))}
          />
        )}
        <LatestMessages />
      </div>
    </PageFrame>
  )
})

export const Screen = opened('/workbench', texts.internalTitle, InternalWorkbench)
