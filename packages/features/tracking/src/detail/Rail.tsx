import { trackFile, trackingButtons, type TrackException, type TrackView } from '@jst/contracts/tracking'
import { DownloadTool } from '@jst/feature-kit'
import { usePermitted } from '@jst/permissions/react'
import { DateText, formatText, RowActs, Section, StatusTag, TextButton } from '@jst/ui'
import type { HandleAct } from '../exceptions/useHandle.tsx'
import { texts as words } from '../exceptions/texts.ts'
import { texts as common, track, wordOf } from '../texts.ts'
import { texts } from './texts.ts'

/** Exceptions with their owner and notes; with `onHandle` they are dealt with here. */
export function ExceptionsPart({
  rows,
  onHandle,
}: {
  rows: readonly TrackException[]
  onHandle?: ((act: HandleAct, rows: readonly TrackException[]) => void) | undefined
}) {
  const { handle } = trackingButtons.staff
  const may = usePermitted(handle.code, handle.path) && onHandle
  return (
    <Section title={texts.exceptions}>
      {rows.length === 0 ? <p className="jst-muted">{words.none}</p> : null}
      <ul className="jst-track-exceptions">
        {rows.map((row) => (
          <li key={row.Id}>
            <StatusTag tone={row.Level === 'red' ? 'red' : 'orange'}>{row.Text}</StatusTag>
            <div className="jst-muted">
              {wordOf(track.owners, row.Team)} · {row.OwnerName || words.nobody} · <DateText value={row.OpenedAt} />
            </div>
            {row.Notes.map(({ Text, By, At }) => (
              <div key={`${At} ${By}`}>
                {Text} <small className="jst-muted">{By}</small>{' '}
                <small className="jst-muted">
                  <DateText value={At} />
                </small>
              </div>
            ))}
            {may ? (
              <RowActs>
                {(['take', 'assign', 'note', 'close'] as const).map((act) => (
                  <TextButton key={act} aria-label={`${words.acts[act]}${common.colon}${row.Text}`} onClick={() => may(act, [row])}>
                    {words.acts[act]}
                  </TextButton>
                ))}
              </RowActs>
            ) : null}
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** Files that the reader may open. */
export function FilesPart({
  view: { Id, Files },
  file = (FileId) => ({ path: trackFile.path, query: { ShipmentId: Id, FileId } }),
}: {
  view: TrackView
  file?: ((FileId: number) => { path: string; query: Record<string, string | number> }) | undefined
}) {
  if (Files.length === 0) return null
  return (
    <Section title={texts.files}>
      <ul className="jst-track-files">
        {Files.map(({ Id: FileId, Name, Kind, CreateTime }) => (
          <li key={FileId}>
            <span>
              {Name} <small className="jst-muted">{Kind}</small>{' '}
              <small className="jst-muted">
                <DateText value={CreateTime} format="date" />
              </small>
            </span>
            <DownloadTool label={texts.file.open} files={() => [file(FileId)]} />
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** People who take care of the shipment, and those who follow it. */
export function PeoplePart({ view: { People, Followers } }: { view: TrackView }) {
  if (People.length === 0 && Followers.length === 0) return null
  return (
    <Section title={texts.people}>
      <ul className="jst-track-files">
        {People.map(({ Name, Role, Phone }) => (
          <li key={`${Role} ${Name}`}>
            <span>
              {Name} <small className="jst-muted">{Role}</small>
            </span>
            {Phone ? (
              <a className="jst-link" href={`tel:${Phone}`}>
                {Phone}
              </a>
            ) : (
              formatText(Phone)
            )}
          </li>
        ))}
      </ul>
      {Followers.length > 0 ? (
        <p className="jst-muted">
          {texts.followers}
          {common.colon}
          {Followers.join(common.joint)}
        </p>
      ) : null}
    </Section>
  )
}
