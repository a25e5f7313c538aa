import { daysBetween, mondayOf, mostWeeks, voyageWeeks, type Sailing, type VoyageStatus } from '@jst/contracts/schedules'
import { useDetail, useLiveReload } from '@jst/feature-kit'
import { EmptyState, ErrorView, isDay, today } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { texts } from '../texts.ts'
import { WeekGrid } from './WeekGrid.tsx'

const words = texts.weeks
const usualWeeks = 8

/** Query of the week view by the filters of the list: whole weeks from the first day on, up to the last day if there is one. */
export function weeksOf(filters: Readonly<Record<string, string | undefined>>) {
  const { From = '', To = '', Status, ...rest } = filters
  const first = mondayOf(isDay(From) ? From : today())
  const weeks = isDay(To) ? Math.floor(daysBetween(first, To) / 7) + 1 : usualWeeks
  return {
    ...Object.fromEntries(keys.flatMap((key) => (rest[key] ? [[key, rest[key]]] : []))),
    // one of the list's views, which the server checks
    ...(Status ? { Status: Status as VoyageStatus } : {}),
    From: first,
    Weeks: Math.min(Math.max(weeks, 1), mostWeeks),
  }
}
const keys = ['Keyword', 'LoadPort', 'DischargePort', 'CarrierCode', 'ServiceCode'] as const

/** Services × weeks: which ship sails, by the filters of the list. */
export const WeekView = observer(function WeekView({
  filters,
  onOpen,
}: {
  filters: Readonly<Record<string, string>>
  onOpen: (sailing: Sailing) => void
}) {
  const read = useDetail(voyageWeeks, weeksOf(filters), { renew: true })
  const { data, status, error, reload } = read
  useLiveReload(['schedules/changed'], [read])
  if (status === 'failed' && error) return <ErrorView error={error} onRetry={reload} />
  if (!data) return <p className="jst-muted">{words.loading}</p>
  return data.Services.length === 0 ? <EmptyState title={words.empty} hint={words.emptyHint} /> : <WeekGrid view={data} onOpen={onOpen} />
})
