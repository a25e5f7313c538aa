import { handleMessage, partScreens, removeMessage, siteMessages, type SiteMessage } from '@jst/contracts/portal'
import { listScreen, type App } from '@jst/feature-kit'
import { inquiryList, useInquiries, type Handling } from './InquiryList.tsx'
import { texts } from './texts.ts'

const kind = {
  facts: [
    { key: 'Page', title: texts.page, of: ({ Page }: SiteMessage) => Page },
    { key: 'Company', title: texts.company, of: ({ Company }: SiteMessage) => Company },
  ],
  texts: texts.messages,
  path: partScreens.home.path,
  handle: (app: App, handling: Handling) => app.api.call(handleMessage, handling),
  removing: 'edit',
  remove: (app: App, row: Pick<SiteMessage, 'Id' | 'UpdateTime'>) => app.api.call(removeMessage, row),
}

/** 访客留言: messages that visitors sent by the form of a contact page or of a service. */
export const { Screen: Messages, preload: preloadMessages } = listScreen({
  ...inquiryList,
  name: 'portal-messages',
  endpoint: siteMessages,
  label: texts.messages.label,
  empty: { title: texts.messages.empty, hint: texts.messages.emptyHint },
  usePage: (list) => useInquiries(kind, list),
})
