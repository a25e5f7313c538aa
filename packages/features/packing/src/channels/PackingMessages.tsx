import { listDocument, slipDocument } from '@jst/contracts/packing'
import { useScreenParams, type ScreenModule } from '@jst/feature-kit'
import { messageList } from '@jst/feature-kit/channels'
import { gateProposal } from './GateProposal.tsx'
import { isLists, MessagesSwitch } from './MessagesSwitch.tsx'
import { texts } from './texts.ts'

const shared = { words: texts, proposal: gateProposal, siblings: <MessagesSwitch /> }
const slips = messageList({ ...shared, document: slipDocument, name: 'slip-messages' })
const lists = messageList({ ...shared, document: listDocument, name: 'packing-list-messages' })

/** 堆场码头收发记录: messages about slips or packing lists, and what depots and terminals send. */
export function Screen() {
  return isLists(useScreenParams()) ? <lists.Screen /> : <slips.Screen />
}
export const preload: NonNullable<ScreenModule['preload']> = (app, location) =>
  (isLists(new URLSearchParams(location.search)) ? lists : slips).preload(app, location)
