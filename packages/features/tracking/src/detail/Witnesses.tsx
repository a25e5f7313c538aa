import type { TrackFact, TrackWitness } from '@jst/contracts/tracking'
import { DateText, FactsTable, formatText, portText, StatusTag, vesselVoyage } from '@jst/ui'
import { ZonedTime } from '../cells/times.tsx'
import { texts as common, track, wordOf } from '../texts.ts'
import { texts } from './texts.ts'

const words = texts.line

/** `码头 CNSHA-WGQ`; our own orders and schedules need no code. */
export const partyOf = ({ Source, Party }: Pick<TrackWitness, 'Source' | 'Party'>): string =>
  [wordOf(track.sources, Source), Source === 'own' ? '' : Party].filter(Boolean).join(' ')
const whereOf = ({ Port, Place, Vessel, Voyage, Seals }: TrackWitness) =>
  [portText(Place, Port), Vessel ? vesselVoyage(Vessel, Voyage) : '', Seals.join(common.joint)]
    .filter((part) => part !== '' && part !== '–')
    .join(' · ')

interface WitnessesProps {
  label: string
  rows: readonly TrackWitness[]
  /** Key of the statement that is believed. */
  winner?: string | undefined
  /** In the last cell, before the words of the message. */
  extra?: ((row: TrackWitness, at: number) => string) | undefined
}

/** Statements as they were received: who, when by the clock of the place, when it came, and its own words. */
export function Witnesses({ label, rows, winner, extra }: WitnessesProps) {
  return (
    <FactsTable
      label={label}
      titles={[words.party, words.class, words.time, words.where, words.received, words.said]}
      rows={rows}
      rowKey={({ Key }, at) => `${Key} ${at}`}
      renderRow={(row, at) => (
        <>
          <th scope="row">
            {partyOf(row)} {row.Key === winner ? <StatusTag tone="green">{words.chosen}</StatusTag> : null}
          </th>
          <td>{wordOf(track.classifiers, row.Classifier)}</td>
          <td>
            <ZonedTime value={row.At} zone={row.Zone} isDay={row.IsDay} withOffset />
            {row.IsDay ? <small className="jst-muted"> {words.dayOnly}</small> : null}
          </td>
          <td>{formatText(whereOf(row))}</td>
          <td>
            <DateText value={row.Received} />
          </td>
          <td>
            {[extra?.(row, at) ?? '', ...row.Flags.map((flag) => wordOf(track.flags, flag)), row.Text]
              .filter(Boolean)
              .join(common.clause) || '–'}
            {row.Raw ? (
              <details>
                <summary>{words.raw}</summary>
                <pre className="jst-track-raw">{row.Raw}</pre>
              </details>
            ) : null}
          </td>
        </>
      )}
    />
  )
}

/** Everybody who says something about a fact, the believed one marked, why it is believed, and where the others differ. */
export function Evidence({ fact }: { fact: TrackFact }) {
  const { Witnesses: said, Planned, Estimated, Conflicts, Reason, Ruling } = fact
  const keys = new Set(said.map(({ Key }) => Key))
  const others = [Estimated, Planned].flatMap((one) => (one && !keys.has(one.Key) ? [one] : []))
  return (
    <div className="jst-stack">
      <p className="jst-muted">
        {Ruling ? words.ruledBy(Ruling.By, Ruling.Note) : words.because(wordOf(track.reasons, Reason))}
        {Ruling?.IsReopened ? ` · ${words.reopened}` : ''}
      </p>
      {Conflicts.map(({ What, Winner, Other, Hours, Settled }) => (
        <p key={`${What} ${Winner} ${Other}`}>
          <StatusTag tone={Settled === '' ? 'red' : 'grey'}>{wordOf(track.conflicts, What)}</StatusTag>{' '}
          {[Other, Winner]
            .flatMap((key) => said.find(({ Key }) => Key === key) ?? [])
            .map(partyOf)
            .join(' ↔ ')}
          {Hours === null ? '' : ` ${words.apart(Hours)}`}
          {Settled === '' ? '' : ` · ${words.settled}`}
        </p>
      ))}
      <Witnesses label={words.open} rows={[...said, ...others]} winner={said[0]?.Key} />
    </div>
  )
}
