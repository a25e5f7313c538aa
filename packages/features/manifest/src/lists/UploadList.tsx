import { manifestDocument } from '@jst/contracts/manifest'
import { messageList } from '@jst/feature-kit/channels'
import { texts } from '../texts.ts'

/** 舱单上传列表: messages to agents and gateways, and their receipts. */
export const { Screen, preload } = messageList({ document: manifestDocument, name: 'manifest-messages', words: texts.log })
