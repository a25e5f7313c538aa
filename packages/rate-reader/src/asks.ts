import { Questions } from '@jst/text-reader'
import type { QuestionFree, QuestionKind } from './reading.ts'

/** Collects the questions of a rate text and how each of its characters was used. */
export class Asks extends Questions<QuestionKind, QuestionFree> {}
