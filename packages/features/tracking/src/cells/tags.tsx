import type { FreeRisk, TrackRow, TrackStage } from '@jst/contracts/tracking'
import { AppLink, StatusTag, TextButton, type Tone } from '@jst/ui'
import { texts } from '../texts.ts'

const stageTones: Readonly<Record<TrackStage, Tone>> = {
  waiting: 'orange',
  origin: 'blue',
  sea: 'blue',
  arrived: 'orange',
  delivered: 'green',
  ended: 'grey',
}

/** State of a shipment in words. */
export const StateTag = ({ row: { Stage, StateText } }: { row: Pick<TrackRow, 'Stage' | 'StateText'> }) => (
  <StatusTag tone={stageTones[Stage]}>{StateText}</StatusTag>
)

const riskTones: Readonly<Record<FreeRisk, Tone>> = { waiting: 'grey', safe: 'green', risk: 'red', unknown: 'orange' }

/** Risk of free time; one that cannot be assessed is never shown as safe. */
export function RiskTag({ risk, day }: { risk: FreeRisk; day?: string | null | undefined }) {
  return (
    <>
      <StatusTag tone={riskTones[risk]}>{texts.risks[risk]}</StatusTag>
      {day ? (
        <small className="jst-muted" title={texts.lastFreeDay(day)}>
          {' '}
          {day.slice(5)}
        </small>
      ) : null}
    </>
  )
}

/** A carrier; one that was guessed says so. */
export function Carrier({
  row: { CarrierName, Carrier: code, CarrierGuess },
}: {
  row: Pick<TrackRow, 'Carrier' | 'CarrierName' | 'CarrierGuess'>
}) {
  return (
    <>
      {CarrierName || code}
      {CarrierGuess ? (
        <>
          {' '}
          <StatusTag tone="orange" title={texts.guess(CarrierGuess)}>
            {texts.guessTag}
          </StatusTag>
        </>
      ) : null}
    </>
  )
}

/** Open exceptions: the words of the worst, and how many more. */
export function ExceptionTag({
  row: { Exceptions, ExceptionText, IsRed },
}: {
  row: Pick<TrackRow, 'Exceptions' | 'ExceptionText' | 'IsRed'>
}) {
  if (Exceptions === 0) return null
  return (
    <StatusTag tone={IsRed ? 'red' : 'orange'} title={ExceptionText}>
      {Exceptions > 1 ? `${ExceptionText} +${Exceptions - 1}` : ExceptionText}
    </StatusTag>
  )
}

/** Name of a ship or port: a button where a drawer opens it, else a link or the name alone. */
export function Opener({ label, to, onOpen }: { label: string; to?: string | undefined; onOpen?: (() => void) | undefined }) {
  if (onOpen) return <TextButton onClick={onOpen}>{label}</TextButton>
  return to ? <AppLink to={to}>{label}</AppLink> : <>{label}</>
}
