import { contentKinds, sitePageOf, siteVisits, visitDays, type LiveKind, type SiteVisits } from '@jst/contracts/portal'
import { link, useDetail } from '@jst/feature-kit'
import { ChartPanel, ErrorView, formatDate, TablePanel, type TableCell } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useMemo } from 'react'
import { texts } from './texts.ts'

/** 访问统计: the last thirty days by day and by page, and what was read most. */
export const Visits = observer(function Visits() {
  const visits = useDetail(siteVisits, {}, { renew: true })
  if (visits.status === 'failed' && visits.error) return <ErrorView error={visits.error} onRetry={visits.reload} />
  return <Figures visits={visits.data} />
})

function Figures({ visits }: { visits: SiteVisits | undefined }) {
  const [categories, series] = useMemo(() => {
    const days = visits?.Days ?? []
    return [
      days.map(({ Day }) => formatDate(Day, 'monthDay')),
      [{ key: 'views', label: texts.views, values: days.map(({ Views }) => Views) }],
    ]
  }, [visits])
  const ready = visits !== undefined
  const total = visits?.Days.reduce((sum, { Views }) => sum + Views, 0) ?? 0
  return (
    <>
      <ChartPanel
        title={texts.days}
        of={texts.day}
        kind="bar"
        categories={categories}
        series={series}
        note={ready ? texts.total(total, visitDays) : undefined}
        ready={ready}
      />
      <div className="jst-figure-pair">
        <TablePanel
          title={texts.pages}
          none={texts.none}
          ready={ready}
          columns={[
            { key: 'page', title: texts.page },
            { key: 'views', title: texts.views },
          ]}
          lines={
            visits?.Pages.map(({ Path, Views }) => ({
              key: Path,
              cells: [{ value: sitePageOf(Path)?.page.title ?? Path, note: Path }, { value: Views }],
            })) ?? []
          }
        />
        <TablePanel
          title={texts.contents}
          none={texts.noContents}
          ready={ready}
          columns={[
            { key: 'content', title: texts.content },
            { key: 'views', title: texts.views },
          ]}
          lines={
            visits?.Contents.map((content) => ({
              key: `${content.Kind} ${content.Id}`,
              cells: [nameOf(content), { value: content.Views }],
            })) ?? []
          }
        />
      </div>
    </>
  )
}

/** The title, which opens the page on which it is written. */
function nameOf({ Kind, Id, Title }: SiteVisits['Contents'][number]): TableCell {
  const kind = (contentKinds as Partial<typeof contentKinds>)[Kind as LiveKind]
  return kind ? { value: Title, note: kind.document.zh, to: link(kind.document.page, { Id }) } : { value: Title }
}
