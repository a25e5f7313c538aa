import { Questions } from '@jst/text-reader'
import type { QuestionFree, QuestionKind } from './reading.ts'

/** Questions of a text of rates, with the fate of each of its characters. */
export class Asks extends Questions<QuestionKind, QuestionFree> {}
