import { titles } from '../titles.ts'
import { applications } from './Applications.tsx'
import { job } from './contentList.tsx'
import { contentScreen } from './contentScreen.tsx'
import { halves } from './halves.tsx'
import { jobTabs } from './jobTabs.tsx'

/** 招聘管理: the jobs, and who has applied. */
export const { Screen, preload } = halves(contentScreen(job, titles.jobs, { siblings: jobTabs.first }), 'applications', applications)
