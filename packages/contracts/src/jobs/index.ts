import { defineEndpoint } from '../endpoint.ts'
import { Id, Instant, page, pageQuery, Quantity, text } from '../envelope.ts'
import { buttons } from '../may.ts'
import { ArraySchema, BooleanSchema, Literal, Null, ObjectSchema, Optional, type Static, StringSchema, Union, strict } from '../schema.ts'
import type { Tone } from '../states.ts'
import { ownJobs } from './own.ts'

export const JobState = Union([Literal('queued'), Literal('running'), Literal('done'), Literal('failed'), Literal('cancelled')])
export type JobState = Static<typeof JobState>
/** Word and colour of each state. */
export const jobStates: Readonly<Record<JobState, { readonly zh: string; readonly en: string; readonly tone: Tone }>> = {
  queued: { zh: '排队', en: 'Queued', tone: 'orange' },
  running: { zh: '进行中', en: 'Running', tone: 'blue' },
  done: { zh: '完成', en: 'Done', tone: 'green' },
  failed: { zh: '失败', en: 'Failed', tone: 'red' },
  cancelled: { zh: '已取消', en: 'Cancelled', tone: 'grey' },
}

/** A run of a job. `Done` of `Total` are through; a total of 0 says that nobody knows how much there is. `Link`: path of the result, or ''. */
const run = {
  Id,
  Title: StringSchema(),
  State: JobState,
  Done: Quantity,
  Total: Quantity,
  Note: StringSchema(),
  /** Why the latest attempt failed, or ''. */
  Error: StringSchema(),
  Link: StringSchema(),
  CreateTime: Instant,
  StartTime: Union([Instant, Null()]),
  EndTime: Union([Instant, Null()]),
}
export const OwnJob = ObjectSchema(run)
export type OwnJob = Static<typeof OwnJob>

/** Newest first. Those that are over are kept for a month, failed ones for three. */
export const ownJobList = defineEndpoint({
  method: 'GET',
  path: '/api/Job/GetOwnPagedList',
  summary: '我的后台任务',
  may: ownJobs,
  query: ObjectSchema({ ...pageQuery }, strict),
  reply: page(OwnJob),
})
/** Stops the run at its next step; its written effects stay. Answers with the run as it stands. */
export const cancelOwnJob = defineEndpoint({
  method: 'POST',
  path: '/api/Job/CancelOwn',
  summary: '取消我的后台任务',
  may: ownJobs,
  body: ObjectSchema({ Id }, strict),
  reply: OwnJob,
})

const screen = '/system/messageManage'
const act = buttons({ path: screen, code: 'jobAct' })

/** The same as administrators see it. `Job` is its name in the program, `Starter` empty for the system, `Company` empty for the platform's own work. */
export const ManagedJob = ObjectSchema({
  ...run,
  Job: StringSchema(),
  Attempt: Quantity,
  Starter: StringSchema(),
  Company: StringSchema(),
  /** Runs by the clock: it can be neither cancelled nor dropped. */
  Scheduled: BooleanSchema(),
})
export type ManagedJob = Static<typeof ManagedJob>
export const managedJobs = defineEndpoint({
  method: 'GET',
  path: '/api/Job/GetPagedList',
  summary: '后台任务列表',
  may: buttons({ path: screen, code: 'jobs' }),
  query: ObjectSchema(
    {
      ...pageQuery,
      Keyword: Optional(text(100)),
      State: Optional(JobState),
      CreatedFrom: Optional(Instant),
      CreatedTo: Optional(Instant),
    },
    strict,
  ),
  reply: page(ManagedJob),
})

const some = ObjectSchema({ Ids: ArraySchema(Id, { minItems: 1, maxItems: 100, uniqueItems: true }) }, strict)
/** Failed ones are queued again with all of their attempts. Answers how many; those in other states, and whose key another one has, are passed over. */
export const retryJobs = defineEndpoint({
  method: 'POST',
  path: '/api/Job/Retry',
  summary: '重试失败的后台任务',
  may: act,
  body: some,
  reply: Quantity,
})
/** Failed ones are given up: they are cancelled for good. Answers how many. */
export const dropJobs = defineEndpoint({
  method: 'POST',
  path: '/api/Job/Drop',
  summary: '丢弃失败的后台任务',
  may: act,
  body: some,
  reply: Quantity,
})
/** Queued and running ones. Answers how many. */
export const cancelJobs = defineEndpoint({
  method: 'POST',
  path: '/api/Job/Cancel',
  summary: '取消后台任务',
  may: act,
  body: some,
  reply: Quantity,
})
