import { approvalNeeds, stepStates, type ApprovalRound, type ApprovalStep } from '@jst/contracts/document'
import { Countdown, DateText, Notice, StatusTag } from '@jst/ui'
import { stepTones, texts } from './texts.ts'

/** The steps of a round: who is asked, who said what and when, and until when. */
export function ApprovalChain({ round }: { round: ApprovalRound }) {
  return (
    <ol className="jst-timeline" aria-label={texts.chain}>
      {round.Steps.map((step) => (
        <Step key={step.Id} step={step} />
      ))}
    </ol>
  )
}

function Step({ step }: { step: ApprovalStep }) {
  const { Name, State, Seats, Votes, Need, Quorum, Due, Blocked } = step
  const need = Need === 'quorum' ? texts.quorum(Quorum) : approvalNeeds[Need]
  const people = Seats.map(({ Name: name, Delegate }) => (Delegate === '' ? name : texts.delegate(name, Delegate))).join('、')
  return (
    <li className={`jst-timeline-entry jst-tone-${stepTones[State]}`}>
      <div className="jst-timeline-title">
        {Name} <StatusTag tone={stepTones[State]}>{stepStates[State]}</StatusTag>{' '}
        {State === 'open' && Due !== null ? <Countdown deadline={Due} /> : null}
      </div>
      <div className="jst-timeline-meta">
        <span>{people}</span>
        {Seats.length > 1 ? <span>{need}</span> : null}
      </div>
      {Blocked === '' ? null : <Notice tone="warning">{Blocked}</Notice>}
      {Votes.map(({ VoterName, ForName, Agree, Words, At }) => (
        <div key={`${VoterName} ${ForName}`} className="jst-timeline-detail">
          <strong>{texts.said(VoterName, ForName, Agree)}</strong> <DateText value={At} />
          {Words === '' ? null : <p className="jst-thread-text">{Words}</p>}
        </div>
      ))}
    </li>
  )
}
