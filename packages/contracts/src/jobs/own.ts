import { employee } from '../may.ts'

/** Every employee of a company sees the runs that he has started, with or without a role. */
export const ownJobs = employee('本人发起的后台任务')
