import type { MoveFacts } from '@jst/contracts'
import { reviewSi, siStates, type SiMove, type SiState } from '@jst/contracts/si'
import { failureOf, useApp } from '@jst/feature-kit'
import { Dialog, Notice } from '@jst/ui'
import { Button } from '@arco-design/web-react'
import { useId, useState } from 'react'
import { texts as words } from './texts.ts'

/** A move that the person may make, and how it is offered. */
type Offer = SiState['Moves'][number] & Required<Pick<MoveFacts, 'act'>> & Pick<MoveFacts, 'reasons'>

/** Verdicts have no button of their own: they are given at the review desk, where the bill is in sight. */
const offersOf = ({ Moves }: SiState): Offer[] =>
  Moves.flatMap((move) => {
    const { act, reasons } = siStates.moves[move.Event as SiMove] as MoveFacts
    return act ? [{ ...move, act, reasons }] : []
  })

interface MoveActsProps {
  /** Where the record stands, as `siState` answers it. */
  state: SiState
  /** The move was made: the page asks anew. */
  onMoved: () => void
}

/** The moves that the person may make with a record now, either side: send and confirm the draft bill, ask for a change, issue, withdraw, void. */
export function MoveActs({ state, onMoved }: MoveActsProps) {
  const [open, setOpen] = useState<Offer>()
  return (
    <>
      {offersOf(state).map((move) => (
        <Button
          key={move.Event}
          type={move.act.weight === 'primary' ? 'primary' : undefined}
          status={move.act.weight === 'danger' ? 'danger' : undefined}
          onClick={() => setOpen(move)}
        >
          {move.act.zh}
        </Button>
      ))}
      {open && <MoveDialog move={open} state={state} onClose={() => setOpen(undefined)} onMoved={onMoved} />}
    </>
  )
}

/** Says what the move does, asks for what it needs, and keeps what was written when it is refused. */
function MoveDialog({ move, state, onClose, onMoved }: MoveActsProps & { move: Offer; onClose: () => void }) {
  const app = useApp()
  const id = useId()
  const [remarks, setRemarks] = useState('')
  const [code, setCode] = useState('')
  const [failure, setFailure] = useState('')
  const [busy, setBusy] = useState(false)
  const go = async () => {
    if (move.NeedsRemarks && remarks.trim() === '') return setFailure(words.remarksNeeded)
    setBusy(true)
    setFailure('')
    try {
      await app.api.call(reviewSi, {
        TDId: state.Id,
        Status: move.Status,
        Version: state.Version,
        Remarks: remarks.trim(),
        ...(code === '' ? {} : { ReasonCode: code }),
      })
      app.notify.success(move.act.done)
      onClose()
      onMoved()
    } catch (error) {
      setFailure(failureOf(error).message)
    } finally {
      setBusy(false)
    }
  }
  const { zh: name, about, weight } = move.act
  return (
    <Dialog
      title={name}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button type="primary" status={weight === 'danger' ? 'danger' : undefined} loading={busy} onClick={() => void go()}>
            {name}
          </Button>
        </>
      }
    >
      <p>{about}</p>
      <div className="jst-stack-form">
        {move.reasons && (
          <div className="jst-form-field">
            <label htmlFor={`${id}code`}>{words.reason}</label>
            <select id={`${id}code`} className="jst-form-input" value={code} onChange={(event) => setCode(event.target.value)}>
              <option value="">{words.pickReason}</option>
              {move.reasons.map((reason) => (
                <option key={reason.code} value={reason.code}>
                  {`${reason.code} ${reason.zh}`}
                </option>
              ))}
            </select>
          </div>
        )}
        {move.NeedsRemarks && (
          <div className="jst-form-field">
            <label htmlFor={`${id}remarks`}>{words.remarks}</label>
            <textarea
              id={`${id}remarks`}
              className="jst-form-input"
              rows={3}
              maxLength={512}
              value={remarks}
              onChange={(event) => setRemarks(event.target.value)}
            />
          </div>
        )}
      </div>
      {failure ? <Notice tone="error">{failure}</Notice> : null}
    </Dialog>
  )
}
