import { handleMessage, partScreens, siteMessages, type SiteMessage } from '@jst/contracts/portal'
import { defineList, useApp } from '@jst/feature-kit'
import { usePermitted } from '@jst/permissions/react'
import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { inquiryFilters, InquiryList } from './InquiryList.tsx'
import { texts } from './texts.ts'

const list = defineList({
  name: 'portal-messages',
  endpoint: siteMessages,
  filters: inquiryFilters,
  sort: '-At',
  rowKey: ({ Id }) => Id,
})
export const preloadMessages = list.preload
const facts = [
  { key: 'Page', title: texts.page, of: ({ Page }: SiteMessage) => Page },
  { key: 'Company', title: texts.company, of: ({ Company }: SiteMessage) => Company },
]

/** 访客留言: what visitors sent by the form of a contact page or of a service. */
export const Messages = observer(function Messages({ siblings }: { siblings: ReactNode }) {
  const { api } = useApp()
  return (
    <InquiryList
      name={list.name}
      list={list.useList()}
      facts={facts}
      own={texts.messages}
      mayHandle={usePermitted('edit', partScreens.home.path)}
      handle={(handling) => api.call(handleMessage, handling)}
      siblings={siblings}
    />
  )
})
