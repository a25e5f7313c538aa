import type { Words } from '@jst/feature-kit'
import type { LateTexts } from './texts.ts'

/** Words of requests to submit after the cut-off. */
export const lateEn: Words<LateTexts> = {
  ask: 'Ask to submit late',
  asked: 'Late submission asked for',
  refused: 'Late submission refused',
  askedFacts: (name, time, reason) => `Asked by ${name} ${time}, reason: ${reason}`,
  askNote: (mblNo) =>
    `The cut-off of ${mblNo} has passed. The request goes to the document desk of the operator; once it moves the cut-off you can submit.`,
  reason: 'Reason for being late',
  reasonNeeded: 'Fill in the reason for being late',
  askDone: 'The request was sent; you are told of the answer',
  view: 'View',
  lateAct: 'Submit after the cut-off',
  answer: 'Answer the request',
  answers: { label: 'Answer', grant: 'Move the cut-off', refuse: 'Refuse' },
  until: 'New cut-off',
  untilHint: 'For example 2026-01-31 18:00',
  untilWrong: 'Fill in a later time, for example 2026-01-31 18:00',
  refusal: 'Why it is refused',
  refusalNeeded: 'Fill in why it is refused; the customer reads it',
  granted: 'The cut-off is moved, the customer is told',
  refusedDone: 'The customer is told of the refusal',
}
