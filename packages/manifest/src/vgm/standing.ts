/** A message about the declaration of one box, in the order of sending. */
export interface VgmMessageFact {
  /** Our number of the message, which answers name. */
  readonly Id: string
  readonly Type: 'original' | 'correction' | 'retraction'
  readonly State: 'waiting' | 'sent' | 'failed' | 'dropped'
  /** Revision of the declaration that it tells, from 1. */
  readonly Revision: number
}
/** An answer of the carrier or terminal about one box. */
export interface VgmAnswerFact {
  readonly Message: string
  readonly Accepted: boolean
  readonly Reason: string
  /** ISO 8601. */
  readonly At: string
}
/** Where a declaration stands by its messages and answers. */
export interface VgmStanding {
  /** Undefined: nothing is on its way or decided. */
  readonly state: 'sent' | 'accepted' | 'corrected' | 'returned' | 'retracted' | undefined
  /** Revision that the other side has; 0: none. */
  readonly inForce: number
  /** Why the last message was refused. */
  readonly refusal: string
  /** The message that `state` is about. */
  readonly last: VgmMessageFact | undefined
}
const afterAcceptance = { original: 'accepted', correction: 'corrected', retraction: 'retracted' } as const

/** The answer that counts: the latest one. At the same time, two that contradict each other decide nothing. */
function decisionOf(answers: readonly VgmAnswerFact[]): VgmAnswerFact | undefined {
  const latest = answers.reduce((last, { At }) => Math.max(last, Date.parse(At)), Number.NEGATIVE_INFINITY)
  const last = answers.filter(({ At }) => Date.parse(At) === latest).toSorted((one, other) => (one.Reason < other.Reason ? -1 : 1))
  return last.every(({ Accepted }) => Accepted === last[0]?.Accepted) ? last[0] : undefined
}

/** Computes the standing of a declaration. The order of the answers and their repetition change nothing. */
export function vgmStandingOf(messages: readonly VgmMessageFact[], answers: readonly VgmAnswerFact[]): VgmStanding {
  let standing: VgmStanding = { state: undefined, inForce: 0, refusal: '', last: undefined }
  for (const last of messages) {
    const { Id, Type, State, Revision } = last
    const decision = decisionOf(answers.filter(({ Message }) => Message === Id))
    if (decision === undefined) {
      const isOpen = State === 'waiting' || State === 'sent'
      standing = { ...standing, state: isOpen ? 'sent' : undefined, refusal: '', last }
    } else if (decision.Accepted) {
      const inForce = Type === 'retraction' ? 0 : Revision
      standing = { state: afterAcceptance[Type], inForce, refusal: '', last }
    } else standing = { ...standing, state: 'returned', refusal: decision.Reason, last }
  }
  return standing
}
