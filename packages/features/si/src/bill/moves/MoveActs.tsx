import type { MoveFacts } from '@jst/contracts'
import { billLinkButtons, reviewSi, SiStatus, type SiMove, type SiState } from '@jst/contracts/si'
import { useApp } from '@jst/feature-kit'
import { FormDialog, useForm } from '@jst/feature-kit/form'
import { ChoiceField, lazyPart, LinesField } from '@jst/ui'
import { Button } from '@arco-design/web-react'
import { observer } from 'mobx-react-lite'
import { usePermitted } from '@jst/permissions/react'
import { useState } from 'react'
import { IssueDialog } from './IssueDialog.tsx'
import { moves } from '../../declared.ts'
import { texts as words } from './texts.ts'

const BillLinks = lazyPart(async () => (await import('../../link/BillLinks.tsx')).BillLinks)

/** A move that the person may make, and how it is offered. */
type Offer = SiState['Moves'][number] & Required<Pick<MoveFacts, 'act'>> & Pick<MoveFacts, 'reasons'>

/** Verdicts have no button of their own: they are given at the review desk, where the bill is in sight. */
const offersOf = ({ Moves }: SiState): Offer[] =>
  Moves.flatMap((move) => {
    const { act, reasons } = moves[move.Event as SiMove] as MoveFacts
    return act ? [{ ...move, act, reasons }] : []
  })

interface MoveActsProps {
  /** State of the record, as `siState` answers it. */
  state: SiState
  /** Called after the move; the page reloads its data. */
  onMoved: () => void
}

/**
 * The moves that the person may make with a record now, either side: send and confirm the draft bill, pass it on by a link, ask for a change,
 * issue, withdraw, void.
 */
export function MoveActs({ state, onMoved }: MoveActsProps) {
  const [open, setOpen] = useState<Offer>()
  const [linking, setLinking] = useState(false)
  const { staff, party } = billLinkButtons
  const bySide = { reviewer: usePermitted(staff.code, staff.path), submitter: usePermitted(party.code, party.path), platform: false }
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
      {state.Status === SiStatus.draftBillSent && bySide[state.Side] ? (
        <Button onClick={() => setLinking(true)}>{words.links}</Button>
      ) : null}
      {linking ? <BillLinks id={state.Id} no={state.SiNo} onClose={() => setLinking(false)} /> : null}
      {open?.Event === 'issue' && <IssueDialog state={state} onClose={() => setOpen(undefined)} onMoved={onMoved} />}
      {open && open.Event !== 'issue' && <MoveDialog move={open} state={state} onClose={() => setOpen(undefined)} onMoved={onMoved} />}
    </>
  )
}

/** Dialog of a move: explains it, asks for its input, and keeps the input when the move is refused. */
const MoveDialog = observer(function MoveDialog({ move, state, onClose, onMoved }: MoveActsProps & { move: Offer; onClose: () => void }) {
  const app = useApp()
  const { zh: name, about, weight, done } = move.act
  const form = useForm({
    start: () => ({ ReasonCode: '', Remarks: '' }),
    fields: {
      ReasonCode: { label: words.reason },
      Remarks: { label: words.remarks, required: move.NeedsRemarks ? words.remarksNeeded : false },
    },
    save: ({ ReasonCode, Remarks }) =>
      app.api.call(reviewSi, {
        TDId: state.Id,
        Status: move.Status,
        Version: state.Version,
        Remarks: Remarks.trim(),
        ...(ReasonCode === '' ? {} : { ReasonCode }),
      }),
    saved: () => {
      app.notify.success(done)
      onClose()
      onMoved()
    },
    overtaken: (_, said) => form.fail(said),
  })
  return (
    <FormDialog form={form} title={name} submit={name} danger={weight === 'danger'} onClose={onClose}>
      <p>{about}</p>
      {move.reasons && (
        <ChoiceField
          {...form.field('ReasonCode')}
          options={[
            { value: '', label: words.pickReason },
            ...move.reasons.map(({ code, zh }) => ({ value: code, label: `${code} ${zh}` })),
          ]}
        />
      )}
      {move.NeedsRemarks && <LinesField {...form.field('Remarks')} maxLength={512} />}
    </FormDialog>
  )
})
