import type { SiCockpit } from '@jst/contracts/si'
import { AppLink, formatNumber, Panel } from '@jst/ui'
import { to } from '../lists/links.ts'
import { paceOf } from './figures.ts'
import { texts } from './texts.ts'

const words = texts.pace
const verdicts = (since: string) => to.log('internal', { Event: 'approve,reject', CreatedFrom: since })

/** Hours from submit to verdict, of the week and of the month; each leads to the verdicts behind it. */
export function ReviewPace({ figures }: { figures: SiCockpit | undefined }) {
  const pace = figures && paceOf(figures)
  return (
    <Panel
      title={words.title}
      extra={pace ? <span className={pace.better ? 'jst-pace-better' : 'jst-pace-worse'}>{pace.text}</span> : undefined}
    >
      <dl className="jst-pace">
        <Span label={words.week} time={figures?.Review7} since={figures?.Since7} />
        <Span label={words.month} time={figures?.Review30} since={figures?.Since30} />
      </dl>
    </Panel>
  )
}

function Span({ label, time, since }: { label: string; time: SiCockpit['Review7'] | undefined; since: string | undefined }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <strong>
          {time === undefined ? (
            <span className="jst-skeleton jst-stat-wait" />
          ) : time.Hours === null ? (
            words.none
          ) : (
            words.hours(time.Hours)
          )}
        </strong>
        {time && since ? <AppLink to={verdicts(since)}>{words.reviews(formatNumber(time.Reviews))}</AppLink> : null}
      </dd>
    </div>
  )
}
