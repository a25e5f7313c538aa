import { answerCodeCalls } from '@jst/contracts/document'
import { entityScreen } from '@jst/feature-kit/entity'
import { titles } from '../titles.ts'

/** 回执代码: what codes of APERAK and CONTRL mean, what to do and for whom. */
export const { Screen, preload } = entityScreen(answerCodeCalls, titles.answerCodes)
