import { approvalRounds, remindApprovers, roundStates, withdrawRound, type ApprovalRound } from '@jst/contracts/document'
import { isAbout } from '@jst/contracts'
import { DateText, ErrorView, Section, StatusTag, TextButton } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useApp } from '../../app/context.tsx'
import { useAction } from '../../app/useAction.ts'
import { useDetail } from '../../detail/useDetail.ts'
import { useLiveReload } from '../../live/useLiveReload.ts'
import { ApprovalChain } from './ApprovalChain.tsx'
import { ApprovalDecision } from './ApprovalDecision.tsx'
import { ApprovalFacts } from './ApprovalFacts.tsx'
import { ReassignDialog } from './ReassignDialog.tsx'
import { roundTones, texts } from './texts.ts'

interface ApprovalPartProps {
  /** Kind and key of the record. */
  kind: string
  id: number
  /** Something was decided, withdrawn or found to be old. */
  onChanged?: () => void
  /** After a vote of the reader's own, where another one follows. */
  onDecided?: () => void
}

/** The approval of a record, kept up to date: what is asked, who agrees, and the reader's own decision. */
export const ApprovalPart = observer(function ApprovalPart({ kind, id, onChanged = () => {}, onDecided = onChanged }: ApprovalPartProps) {
  const rounds = useDetail(approvalRounds, { Kind: kind, Id: id })
  useLiveReload(['document/changed'], [rounds], ({ Kinds, Ids }) => Kinds.includes(kind) && isAbout(Ids, id))
  useLiveReload(['approval/changed'], [rounds])
  const [latest, ...earlier] = rounds.data ?? []
  const renew = () => {
    rounds.reload()
    onChanged()
  }
  return (
    <Section title={texts.title} extra={latest ? <Tools round={latest} onDone={renew} /> : undefined}>
      {rounds.error ? <ErrorView error={rounds.error} onRetry={rounds.reload} /> : null}
      {rounds.data && !latest ? <p className="jst-muted">{texts.none}</p> : null}
      {latest ? (
        <>
          <ApprovalFacts facts={latest.Facts} />
          <Round round={latest} />
          {latest.DecideFor === null ? null : (
            <ApprovalDecision
              key={latest.Id}
              round={latest}
              forName={latest.DecideFor}
              onDone={() => {
                rounds.reload()
                onDecided()
              }}
              onRefused={renew}
            />
          )}
        </>
      ) : null}
      {earlier.length === 0 ? null : (
        <details>
          <summary>{texts.earlier(earlier.length)}</summary>
          {earlier.map((round) => (
            <Round key={round.Id} round={round} />
          ))}
        </details>
      )}
    </Section>
  )
})

function Round({ round }: { round: ApprovalRound }) {
  return (
    <div className="jst-approval-round">
      <p>
        <StatusTag tone={roundTones[round.State]}>{roundStates[round.State]}</StatusTag> {texts.submittedBy(round.AskedName)}{' '}
        <DateText value={round.AskedAt} />
        {round.Words === '' ? null : <span className="jst-muted"> {round.Words}</span>}
      </p>
      <ApprovalChain round={round} />
    </div>
  )
}

function Tools({ round, onDone }: { round: ApprovalRound; onDone: () => void }) {
  const { api, notify } = useApp()
  const [reassigning, setReassigning] = useState(false)
  const withdraw = useAction(async () => {
    if (!(await notify.confirm({ title: texts.withdrawAsk, content: texts.withdrawAbout, ok: texts.withdraw }))) return
    await api.call(withdrawRound, { Id: round.Id })
    notify.success(texts.withdrawn)
    onDone()
  })
  const remind = useAction(async () => {
    notify.success(texts.remindedPeople(await api.call(remindApprovers, { Id: round.Id })))
    onDone()
  })
  return (
    <>
      {round.MayRemind ? (
        <TextButton disabled={remind.busy} onClick={() => void remind.run()}>
          {texts.remind}
        </TextButton>
      ) : null}
      {round.Reassigns.length > 0 ? <TextButton onClick={() => setReassigning(true)}>{texts.reassign.open}</TextButton> : null}
      {reassigning ? <ReassignDialog round={round} onDone={onDone} onClose={() => setReassigning(false)} /> : null}
      {round.MayWithdraw ? (
        <TextButton disabled={withdraw.busy} onClick={() => void withdraw.run()}>
          {texts.withdraw}
        </TextButton>
      ) : null}
    </>
  )
}
