import { manifestDocument, vgmDocument } from '@jst/contracts/manifest'
import { messageLists } from '@jst/feature-kit/channels'
import { texts } from '../texts.ts'
import { vgmProposal } from '../vgm/vgm-proposal.ts'

const words = texts.log
/** 舱单上传列表: messages to agents and gateways with their receipts, and VGM to and from carriers, terminals and scales. */
export const { Screen, preload } = messageLists({
  label: words.switch,
  kinds: [
    { view: 'manifests', label: words.kinds.manifest, document: manifestDocument, name: 'manifest-messages' },
    { view: 'vgm', label: words.kinds.vgm, document: vgmDocument, name: 'vgm-messages' },
  ],
  words,
  proposal: vgmProposal,
})
