import { receiverCalls } from '@jst/contracts/release'
import { entityScreen } from '@jst/feature-kit/entity'
import { titles } from '../titles.ts'

/** 收件人维护: who gets papers, at which verified address. */
export const { Screen, preload } = entityScreen(receiverCalls, titles.receivers)
