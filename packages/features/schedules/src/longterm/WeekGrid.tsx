import type { Sailing, WeekView } from '@jst/contracts/schedules'
import { addDays, emptyText, mondayOf, useNow, vesselVoyage, weekNumber } from '@jst/ui'
import { shortDay, shortLocal, VoyageTag } from '../cells/voyage.tsx'
import { texts } from '../texts.ts'

const words = texts.weeks

/** Columns are weeks, rows services. A blank sailing says so; a week without any sailing does not. */
export function WeekGrid({ view, onOpen }: { view: WeekView; onOpen: (sailing: Sailing) => void }) {
  const weeks = Array.from({ length: view.Weeks }, (_, week) => addDays(view.From, week * 7))
  const thisWeek = mondayOf(useNow())
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a wide table is scrolled by keyboard as well
    <section className="jst-week-box" aria-label={words.label} tabIndex={0}>
      {/* drawn by hand: a calendar, whose head marks this week */}
      <table className="jst-week-grid">
        <thead>
          <tr>
            <th scope="col">{words.service}</th>
            {weeks.map((monday) => (
              <th
                key={monday}
                scope="col"
                className={monday === thisWeek ? 'is-now' : undefined}
                aria-current={monday === thisWeek ? 'date' : undefined}
              >
                {words.week(weekNumber(monday))}
                <small>{shortDay(monday)}</small>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {view.Services.map((service) => (
            <tr key={`${service.CarrierCode} ${service.ServiceCode}`}>
              <th scope="row">
                {service.ServiceCode}
                <small>{[service.CarrierName, service.ServiceName].filter((name) => name !== service.ServiceCode).join(' · ')}</small>
              </th>
              {weeks.map((monday, week) => (
                <td key={monday}>
                  <Cell sailings={service.Sailings.filter(({ Week }) => Week === week)} onOpen={onOpen} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function Cell({ sailings, onOpen }: { sailings: readonly Sailing[]; onOpen: (sailing: Sailing) => void }) {
  if (sailings.length === 0) return <span className="jst-muted">{emptyText}</span>
  return sailings.map((sailing) => (
    <button
      key={sailing.Id}
      type="button"
      className={sailing.Status === 'blank' ? 'jst-sailing is-blank' : 'jst-sailing'}
      onClick={() => onOpen(sailing)}
    >
      <span className="jst-sailing-vessel">
        <span className="jst-cut" title={vesselVoyage(sailing.Vessel, sailing.VoyageNo)}>
          {sailing.Vessel}
        </span>
        {sailing.Status === 'normal' ? null : <VoyageTag status={sailing.Status} />}
      </span>
      <span className="jst-sailing-time">
        <span>{sailing.VoyageNo}</span> {shortLocal(sailing.Departure, sailing.PortCode)}
      </span>
    </button>
  ))
}
