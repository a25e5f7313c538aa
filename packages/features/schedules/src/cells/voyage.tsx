import { delayedFromHours, isStale, portLocal, voyageStatusTable, zoneOrChina, type VoyageStatus } from '@jst/contracts/schedules'
import { DateText, emptyText, StatusTag, TextButton, today, VesselVoyage, vesselVoyage, type Column, type Tone } from '@jst/ui'
import { texts } from '../texts.ts'

const tones: Readonly<Record<VoyageStatus, Tone>> = { normal: 'green', delayed: 'orange', omitted: 'red', diverted: 'purple', blank: 'red' }

/** 正常, 延误, 跳港, 改靠 or 停航; the reason on hover. */
export function VoyageTag({ status, reason }: { status: VoyageStatus; reason?: string }) {
  return (
    <StatusTag tone={tones[status]} {...(reason ? { title: reason } : {})}>
      {voyageStatusTable[status].zh}
    </StatusTag>
  )
}

/** Hours against the plan, in words. */
export function DelayText({ hours }: { hours: number | null }) {
  if (hours === null) return <span className="jst-muted">{emptyText}</span>
  if (Math.abs(hours) < 1) return <span className="jst-muted">{texts.onTime}</span>
  if (hours >= delayedFromHours) return <StatusTag tone="red">{texts.hours(hours)}</StatusTag>
  return <span className={hours > 0 ? undefined : 'jst-muted'}>{texts.hours(hours)}</span>
}

/** A day or time without its year, `12-01 14:00`, unless that is not this year. */
export const shortDay = (text: string): string => (text.startsWith(today().slice(0, 5)) ? text.slice(5) : text)

/** A time by the clock of the port. */
export const shortLocal = (value: string | null, port: string): string => (value ? shortDay(portLocal(value, port)) : emptyText)

/** A time by the clock of its port, the zone on hover. */
export function PortTime({ value, port }: { value: string | null; port: string }) {
  if (!value) return <span className="jst-muted">{emptyText}</span>
  return (
    <time dateTime={value} title={`${portLocal(value, port)} ${texts.local(zoneOrChina(port))}`}>
      {shortLocal(value, port)}
    </time>
  )
}

/** When the source spoke; what is older than a day says so. */
export function SourceAge({ value, now }: { value: string; now: number }) {
  return isStale(value, now) ? (
    <StatusTag tone="orange" title={texts.stale}>
      <DateText value={value} />
    </StatusTag>
  ) : (
    <DateText value={value} />
  )
}

/** The column that names a voyage; a press opens it. */
export const vesselButton = <Row extends { readonly Vessel: string; readonly VoyageNo: string }>(
  width: number,
  open: (row: Row) => void,
  more: Partial<Column<Row>> = {},
): Column<Row> => ({
  key: 'vessel',
  title: texts.vessel,
  width,
  copy: (row) => vesselVoyage(row.Vessel, row.VoyageNo),
  render: (row) => (
    <TextButton onClick={() => open(row)}>
      <VesselVoyage vessel={row.Vessel} voyage={row.VoyageNo} />
    </TextButton>
  ),
  ...more,
})
