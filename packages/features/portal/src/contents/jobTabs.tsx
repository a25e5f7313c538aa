import { job } from './contentList.tsx'
import { halfTabs } from './halves.tsx'
import { texts } from './texts.ts'

export const jobTabs = halfTabs(job.calls.entity.path, texts.jobs.label, texts.jobs.jobs, 'applications', texts.jobs.applications)
