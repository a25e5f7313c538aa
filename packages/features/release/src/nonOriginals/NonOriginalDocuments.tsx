import { agentChannelCalls, applicationDocument as document, releasePages } from '@jst/contracts/release'
import { ChannelSetup, messageList } from '@jst/feature-kit/channels'
import { PrintMany } from '@jst/feature-kit/document'
import { entityScreen } from '@jst/feature-kit/entity'
import { SendMessages } from '@jst/feature-kit/sending'
import { applicationList, stageView } from '../applications/applicationList.tsx'
import { partsBeside } from '../partsBeside.tsx'
import { texts } from '../texts.ts'
import { titles } from '../titles.ts'

const words = texts.nonOriginals
const wayView = (Way: keyof typeof words.views) => ({ key: Way, label: words.views[Way], filters: { Way } })
/** 非正本单证: telex releases and sea waybills with their messages, what agents answer, and how each agent is reached. */
export const { Screen, preload } = partsBeside(words.parts, (siblings) => ({
  papers: applicationList(titles.nonOriginals, 'release-non-originals', [], {
    siblings,
    always: { Outside: true },
    readOnly: true,
    lead: ['Code', 'Stage', 'Way', 'BillNos', 'NameZh', 'Telex', 'AgentCode', 'PodCode', 'CarrierCode'],
    views: [
      { key: 'all', label: texts.all, filters: {} },
      wayView('telex'),
      wayView('waybill'),
      wayView('destination'),
      stageView('agreed'),
      stageView('released'),
    ],
    actions: () => null,
    batch: (rows, list) => (
      <>
        <SendMessages document={document} rows={rows} onDone={() => list.reload()} />
        <PrintMany document={document} print="surrendered" rows={rows} />
      </>
    ),
  }),
  messages: messageList({ document, name: 'release-messages', words: words.log, siblings }),
  channels: entityScreen(agentChannelCalls, titles.nonOriginals, {
    siblings,
    name: 'release-channels',
    lead: ['Code', 'NameZh', 'AgentCode', 'Channel', 'MailTo', 'Needed', 'HasSecret'],
    extra: (form) => <ChannelSetup document={document} form={form} log={`${releasePages.nonOriginals}?View=messages`} />,
  }),
}))
