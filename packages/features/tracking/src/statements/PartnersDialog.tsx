import { Button } from '@arco-design/web-react'
import { trackPartners, type TrackPartner } from '@jst/contracts/tracking'
import { useDetail } from '@jst/feature-kit'
import { trackTexts } from '@jst/track'
import {
  CopyButton,
  DateText,
  Dialog,
  ErrorView,
  FactsTable,
  formatDate,
  formatNumber,
  Notice,
  StatusTag,
  TextButton,
  timeOf,
  useNow,
} from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { wordOf } from '../texts.ts'
import { PartnerForm } from './PartnerForm.tsx'
import { texts } from './texts.ts'

const words = texts.partner
const tones = { news: 'green', same: 'grey', empty: 'grey', failed: 'red' } as const

/** Parties that send us events by themselves, their addresses and what came of them. */
export const PartnersDialog = observer(function PartnersDialog({ onClose }: { onClose: () => void }) {
  const { data, error, reload } = useDetail(trackPartners, {})
  const [form, setForm] = useState<{ stored: TrackPartner | undefined }>()
  const [key, setKey] = useState('')
  return (
    <Dialog
      place="side"
      width={960}
      title={words.title}
      onClose={onClose}
      footer={
        <Button type="primary" onClick={() => setForm({ stored: undefined })}>
          {words.add}
        </Button>
      }
    >
      <div className="jst-stack">
        <p className="jst-muted">{words.lead}</p>
        {key ? (
          <Notice tone="warning">
            {words.keyOnce}
            <p className="jst-track-address">
              {key} <CopyButton text={key} />
            </p>
          </Notice>
        ) : null}
        {error ? <ErrorView error={error} onRetry={reload} /> : null}
        {data?.length === 0 ? <p className="jst-muted">{words.none}</p> : null}
        {data && data.length > 0 ? (
          <FactsTable
            label={words.title}
            titles={[words.name, words.source, words.way, words.path, words.last, words.counts, words.act]}
            rows={data}
            rowKey={({ Id }) => Id}
            renderRow={(row) => (
              <>
                <th scope="row">
                  {row.Name} <StatusTag tone={row.IsEnabled ? 'green' : 'grey'}>{words.states[row.IsEnabled ? 'on' : 'off']}</StatusTag>
                  <div className="jst-muted">{row.Code}</div>
                </th>
                <td>{wordOf(trackTexts.sources, row.Source)}</td>
                <td>{words.ways[row.Way]}</td>
                <td>
                  {row.Path || row.Address} {row.Path ? <CopyButton text={row.Path} /> : null}
                  {row.Carrier ? (
                    <div className="jst-muted">{words.asks(row.Carrier, formatNumber(row.Queries), row.EveryMinutes)}</div>
                  ) : null}
                  {row.Subscription ? (
                    <div>
                      {words.subscription(row.Subscription)} <CopyButton text={row.Subscription} />
                    </div>
                  ) : null}
                  {row.KeyHint ? <div className="jst-muted">{words.keyHint(row.KeyHint)}</div> : null}
                </td>
                <td>
                  <DateText value={row.LastAt} />
                </td>
                <td>
                  {formatNumber(row.Taken)} / {formatNumber(row.Refused)}
                  {row.LastRefusal ? <div className="jst-muted">{words.refusal(row.LastRefusal)}</div> : null}
                  <Answers row={row} />
                </td>
                <td>
                  <TextButton aria-label={words.editOf(row.Name)} onClick={() => setForm({ stored: row })}>
                    {words.edit}
                  </TextButton>
                </td>
              </>
            )}
          />
        ) : null}
      </div>
      {form ? (
        <PartnerForm
          stored={form.stored}
          onSaved={(created) => {
            setKey(created)
            reload()
          }}
          onClose={() => setForm(undefined)}
        />
      ) : null}
    </Dialog>
  )
})

/** Last answers of a party that is asked, and whether it has a pause. */
function Answers({ row: { Answers: answers, PausedUntil } }: { row: TrackPartner }) {
  const now = useNow()
  return (
    <>
      {PausedUntil && (timeOf(PausedUntil) ?? 0) > now ? (
        <div>
          <StatusTag tone="orange">{words.paused(formatDate(PausedUntil, 'list'))}</StatusTag>
        </div>
      ) : null}
      {answers.length > 0 ? (
        <details>
          <summary>{words.answers}</summary>
          <ul className="jst-track-items">
            {answers.map(({ At, Number: number, Outcome, Events, Taken, Reason }) => (
              <li key={`${At} ${number}`}>
                <StatusTag tone={tones[Outcome]}>{words.outcomes[Outcome]}</StatusTag> {number}{' '}
                {Outcome === 'failed' ? Reason : words.answer(formatNumber(Events), formatNumber(Taken))}{' '}
                <small className="jst-muted">
                  <DateText value={At} />
                </small>
              </li>
            ))}
          </ul>
        </details>
      ) : null}
    </>
  )
}
