import type { SiCockpit } from '@jst/contracts/si'
import { AppLink, DateText, EmptyState, Panel } from '@jst/ui'
import { to } from '../lists/links.ts'
import { behind } from './figures.ts'
import { texts } from './texts.ts'

const words = texts.rejections

/** Latest rejections with their reasons, so that repeated mistakes of a customer are seen. */
export function LatestRejections({ figures }: { figures: SiCockpit | undefined }) {
  const rows = figures?.LatestRejections ?? []
  return (
    <Panel title={words.title} extra={<AppLink to={to.check({ ...behind.rejected, Sort: '-ReviewTime' })}>{words.all}</AppLink>}>
      {figures && rows.length === 0 ? <EmptyState title={words.empty} /> : null}
      <ul className="jst-lines jst-rejections">
        {rows.slice(0, 6).map((row) => (
          <li key={row.Id}>
            <AppLink to={to.detail(row.Id)}>{row.BillNo}</AppLink>
            <span className="jst-cut" title={row.Remarks}>
              {row.Remarks}
            </span>
            <span className="jst-muted">{row.ReviewerName}</span>
            <DateText value={row.ReviewTime} />
          </li>
        ))}
      </ul>
    </Panel>
  )
}
