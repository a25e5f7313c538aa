import type { Fact } from '@jst/ui'
import type { SentKind } from './kind.ts'

/** Facts that an answer gives its record when it is applied. */
export type ProposalFacts = (proposal: unknown) => readonly Fact[]

export interface SentRecord {
  readonly Id: number
  readonly Code: string
  readonly UpdateTime: string
}
export interface SendMessageToolProps {
  document: SentKind
  row: SentRecord
  /** Sentences that the company keeps for the note of how it was sent. */
  phrases?: readonly string[]
  onDone: () => void
}

export interface SentRow {
  readonly Id: number
  readonly UpdateTime: string
}
export interface SendMessagesProps {
  document: SentKind
  rows: readonly SentRow[]
  /** Records of the kind may leave in one message, which is previewed. */
  together?: boolean
  /** Sentences that the company keeps for the note of how it was sent. */
  phrases?: readonly string[]
  onDone: () => void
}
