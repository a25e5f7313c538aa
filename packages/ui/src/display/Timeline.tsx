import type { ReactNode } from 'react'
import { DateText } from './DateText.tsx'
import type { Tone } from './StatusTag.tsx'

/** One step of a timeline; the newest comes first. */
export interface TimelineEntry {
  /** Unique in the timeline. */
  key: string | number
  /** ISO 8601. */
  at: string
  /** In the place of the moment by the reader's clock, such as one by the clock of a port. */
  when?: ReactNode
  /** Name of the event: 退回 · 第 1 版. */
  title: ReactNode
  /** Person and company; absent: the system. */
  who?: string
  /** Remarks or changes, under the line. */
  detail?: ReactNode
  /** Colour of the dot. Default grey. */
  tone?: Tone
}

/** Events of a record, in the given order, newest first. */
export function Timeline({ entries, label }: { entries: readonly TimelineEntry[]; label: string }) {
  return (
    <ol className="jst-timeline" aria-label={label}>
      {entries.map((entry) => (
        <li key={entry.key} className={`jst-timeline-entry jst-tone-${entry.tone ?? 'grey'}`}>
          <div className="jst-timeline-title">{entry.title}</div>
          <div className="jst-timeline-meta">
            {entry.when ?? <DateText value={entry.at} />}
            {entry.who ? <span>{entry.who}</span> : null}
          </div>
          {entry.detail ? <div className="jst-timeline-detail">{entry.detail}</div> : null}
        </li>
      ))}
    </ol>
  )
}
