import { listDocument, slipDocument } from '@jst/contracts/packing'
import { messageLists } from '@jst/feature-kit/channels'
import { gateProposal } from './gateProposal.tsx'
import { texts } from './texts.ts'

/** 堆场码头收发记录: messages about slips or packing lists, and what depots and terminals send. */
export const { Screen, preload } = messageLists({
  label: texts.switch,
  kinds: [
    { view: 'slips', label: texts.kinds.boxSlip, document: slipDocument, name: 'slip-messages' },
    { view: 'lists', label: texts.kinds.packingList, document: listDocument, name: 'packing-list-messages' },
  ],
  words: texts,
  proposal: gateProposal,
})
