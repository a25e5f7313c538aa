export { leftOut, plain, type Answers, type Candidate, type NameKind } from '@jst/text-reader'
export type { ReaderFacts } from './facts.ts'
export { readRates } from './read.ts'
export type {
  ActionKind,
  Hidden,
  Mark,
  Question,
  QuestionKind,
  ReadAction,
  ReadCharge,
  Reading,
  ReadRow,
  Span,
  Warning,
  WarningKind,
} from './reading.ts'
