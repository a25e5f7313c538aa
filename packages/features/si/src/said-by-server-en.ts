import { englishTexts } from '@jst/feature-kit/english'
import { englishLabelOf } from './carrier/english-label.ts'
import type { ServerWords } from './said-by-server.ts'

const losses = {
  lost: 'It has no place in the other form',
  changed: 'It is kept in another form',
  missing: 'It is required and not there',
  check: 'Please check it',
  carried: 'It is kept and sent back with the message',
} as const

/** Findings and labels that the server says in Chinese are said by their code, path or kind. */
export const serverEn = {
  finding: englishTexts.failure.finding,
  label: (_said, path) => englishLabelOf(path) || path,
  // `预付 FREIGHT PREPAID`
  value: (said) => said.replace(/^\p{Script=Han}+ (?=[A-Za-z])/u, ''),
  clause: ({ Severity }) => (Severity === 'ERROR' ? 'It does not agree with the credit' : 'Please check it by hand'),
  loss: ({ Kind }) => losses[Kind],
} satisfies ServerWords
