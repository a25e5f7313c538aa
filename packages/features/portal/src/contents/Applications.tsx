import { handleApplication, jobApplications, type Application } from '@jst/contracts/portal'
import { defineList, useApp } from '@jst/feature-kit'
import { usePermitted } from '@jst/permissions/react'
import { observer } from 'mobx-react-lite'
import { inquiryFilters, InquiryList } from '../inquiries/InquiryList.tsx'
import { texts } from '../inquiries/texts.ts'
import { job } from './contentList.tsx'
import { jobTabs } from './jobTabs.tsx'

const list = defineList({
  name: 'portal-applications',
  endpoint: jobApplications,
  filters: inquiryFilters,
  sort: '-At',
  rowKey: ({ Id }) => Id,
})
const facts = [{ key: 'Job', title: texts.job, of: ({ Job }: Application) => Job }]

/** 应聘记录: what visitors sent by the form of a job. */
const Screen = observer(function Applications() {
  const { api } = useApp()
  return (
    <InquiryList
      name={list.name}
      list={list.useList()}
      facts={facts}
      own={texts.applications}
      mayHandle={usePermitted('edit', job.calls.entity.path)}
      handle={(handling) => api.call(handleApplication, handling)}
      siblings={jobTabs.second}
    />
  )
})
export const applications = { Screen, preload: list.preload }
