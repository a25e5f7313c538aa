import type { MessageLine } from '@jst/contracts/messages'
import { AppLink, DateText } from '@jst/ui'
import { Fragment } from 'react'
import { link } from '../links/link.ts'
import { useKitTexts } from '../screens/language.tsx'
import { dayName, dayOf } from './days.ts'

interface MessageLinesProps {
  /** Folded, newest first. */
  rows: readonly MessageLine[]
  /** The box of the reader's workbench. */
  box: string
  onFollow?: () => void
}

/** Messages under the day they came on, one line for each bill, with what happened and why. */
export function MessageLines({ rows, box, onFollow }: MessageLinesProps) {
  return (
    <ul className="jst-lines jst-message-lines">
      {rows.map((row, index) => (
        <Fragment key={row.Id}>
          {dayOf(rows[index - 1]) === dayOf(row) ? null : (
            <li className="jst-message-day">
              <MessageDay of={row} />
            </li>
          )}
          <li>
            <div>
              <AppLink
                to={link(`${box}Detail`, { id: row.Id })}
                className={row.Unread > 0 ? 'jst-link jst-unread' : 'jst-link'}
                title={row.Title}
                onFollow={onFollow}
              >
                {row.Title}
              </AppLink>
              <MessageCount of={row} />
            </div>
            <DateText value={row.CreateTime} />
            {row.Description ? <p title={row.Description}>{row.Description}</p> : null}
          </li>
        </Fragment>
      ))}
    </ul>
  )
}

/** The day that a message came on. */
export function MessageDay({ of }: { of: MessageLine }) {
  return dayName(of, useKitTexts().messages)
}

/** How many messages a line stands for, when they are several. */
export function MessageCount({ of: { Ids } }: { of: MessageLine }) {
  const texts = useKitTexts().messages
  return Ids.length > 1 ? <small className="jst-message-count">{texts.count(Ids.length)}</small> : null
}
