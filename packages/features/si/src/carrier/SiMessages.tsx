import { siDocument } from '@jst/contracts/si'
import { messageList } from '@jst/feature-kit/channels'
import { texts } from './texts.ts'

/** 补料收发记录: instructions sent to carriers, and their answers. */
export const { Screen, preload } = messageList({ document: siDocument, name: 'si-messages', words: texts })
