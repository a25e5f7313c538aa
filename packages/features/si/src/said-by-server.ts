import type { Issue } from '@jst/contracts'
import type { SiCreditFinding, SiLoss } from '@jst/contracts/si'
import { speech } from './speech.ts'

const chinese = {
  /** A finding of the server, which it says in Chinese. */
  finding: (issue: Issue): string => issue.Message,
  /** Label of a place that the server names in Chinese. */
  label: (said: string, _path: string): string => said,
  /** A choice that the server answers with both of its names. */
  value: (said: string): string => said,
  clause: ({ Message }: SiCreditFinding): string => Message,
  loss: ({ Reason }: SiLoss): string => Reason,
}
export type ServerWords = typeof chinese

/** Findings and labels of the server in the language of the page. */
export const server = speech.words('server', chinese)
