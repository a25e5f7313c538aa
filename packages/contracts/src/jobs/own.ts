import { employee } from '../may.ts'

/** Whoever acts for a company sees what they started themselves, with or without a role. */
export const ownJobs = employee('本人发起的后台任务')
