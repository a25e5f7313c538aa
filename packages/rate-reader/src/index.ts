export { leftOut, type Answers, type Candidate, type NameKind, type ReaderFacts } from './facts.ts'
export { plain } from './plain.ts'
export { readRates, type Hidden } from './read.ts'
export type {
  ActionKind,
  Mark,
  MarkAs,
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
