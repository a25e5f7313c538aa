import { handleApplication, jobApplications, openApplicationCv, removeApplication, type Application } from '@jst/contracts/portal'
import { DownloadTool, listScreen, type App } from '@jst/feature-kit'
import { inquiryList, useInquiries, type Handling } from '../inquiries/InquiryList.tsx'
import { texts } from '../inquiries/texts.ts'
import { job } from './contentList.tsx'
import { jobTabs } from './jobTabs.tsx'

const kind = {
  facts: [
    { key: 'Job', title: texts.job, of: ({ Job }: Application) => Job },
    {
      key: 'cv',
      title: texts.cv,
      of: ({ Cv }: Application) => Cv?.Name ?? '',
      render: ({ Id, Cv }: Application) =>
        Cv ? <DownloadTool label={Cv.Name} files={() => [{ path: openApplicationCv.path, query: { Id } }]} /> : null,
    },
  ],
  texts: texts.applications,
  path: job.calls.entity.path,
  handle: (app: App, handling: Handling) => app.api.call(handleApplication, handling),
  removing: 'remove',
  remove: (app: App, row: Pick<Application, 'Id' | 'UpdateTime'>) => app.api.call(removeApplication, row),
}

/** 应聘记录: applications that visitors sent by the form of a job. */
export const applications = listScreen({
  ...inquiryList,
  name: 'portal-applications',
  endpoint: jobApplications,
  label: texts.applications.label,
  empty: { title: texts.applications.empty, hint: texts.applications.emptyHint },
  siblings: jobTabs.second,
  usePage: (list) => useInquiries(kind, list),
})
