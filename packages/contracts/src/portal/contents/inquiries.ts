import { defineEndpoint } from '../../endpoint.ts'
import { Id, Instant, page, pageQuery, Quantity, text } from '../../envelope.ts'
import { buttons, menus } from '../../may.ts'
import { BooleanSchema, Null, ObjectSchema, Optional, type Static, StringSchema, Union, strict } from '../../schema.ts'
import { partScreens } from '../site-parts/screens.ts'
import { contentKinds } from './kinds.ts'

const sent = {
  Id,
  Name: StringSchema(),
  Phone: StringSchema(),
  Email: StringSchema(),
  Message: StringSchema(),
  Handled: BooleanSchema(),
  HandledBy: StringSchema(),
  HandledAt: Union([Instant, Null()]),
  Remark: StringSchema(),
  At: Instant,
  UpdateTime: Instant,
}
const query = ObjectSchema({ ...pageQuery, Keyword: Optional(text(60)), Handled: Optional(BooleanSchema()) }, strict)
const handling = ObjectSchema({ Id, UpdateTime: Instant, Handled: BooleanSchema(), Remark: text(300) }, strict)

const jobs = contentKinds.job.calls.entity.path
export const Application = ObjectSchema({ ...sent, JobId: Quantity, Job: StringSchema() })
export type Application = Static<typeof Application>

/** 应聘记录: what visitors sent by the form of a job. */
export const jobApplications = defineEndpoint({
  method: 'GET',
  path: '/api/Portal/JobApplications',
  summary: '应聘记录',
  may: buttons({ path: jobs, code: 'view' }),
  query,
  reply: page(Application),
})

export const handleApplication = defineEndpoint({
  method: 'POST',
  path: '/api/Portal/HandleApplication',
  summary: '处理应聘记录',
  may: buttons({ path: jobs, code: 'edit' }),
  body: handling,
  reply: Application,
})

const { path } = partScreens.home
export const SiteMessage = ObjectSchema({
  ...sent,
  Company: StringSchema(),
  /** Title of the page on which it was written. */
  Page: StringSchema(),
})
export type SiteMessage = Static<typeof SiteMessage>

/** 访客留言: what visitors sent by the form of a contact page or of a service. */
export const siteMessages = defineEndpoint({
  method: 'GET',
  path: '/api/Portal/Messages',
  summary: '访客留言',
  may: menus(path),
  query,
  reply: page(SiteMessage),
})

export const handleMessage = defineEndpoint({
  method: 'POST',
  path: '/api/Portal/HandleMessage',
  summary: '处理访客留言',
  may: buttons({ path, code: 'edit' }),
  body: handling,
  reply: SiteMessage,
})
