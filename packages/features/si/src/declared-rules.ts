import type { Issue } from '@jst/contracts'
import type { SiCreditFinding, SiLoss } from '@jst/contracts/si'
import { chinese as chineseRules, type Language } from '@jst/si-drafts/rules'
import { speech } from './speech.ts'

const chinese = {
  /** Language of the findings of the rules. */
  language: chineseRules,
  /** A finding of the server, which it says in Chinese. */
  finding: (issue: Issue): string => issue.Message,
  /** Label of a place that the server names in Chinese. */
  label: (said: string, _path: string): string => said,
  /** A choice that the server answers with both of its names. */
  value: (said: string): string => said,
  clause: ({ Message }: SiCreditFinding): string => Message,
  loss: ({ Reason }: SiLoss): string => Reason,
}
export type RuleWords = typeof chinese

/** Findings and labels of rules and of the server in the language of the page. */
export const rules = speech.words('rules', chinese) as Omit<RuleWords, 'language'> & { readonly language: Language }
