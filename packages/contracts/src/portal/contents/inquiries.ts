import { defineEndpoint, openFile } from '../../endpoint.ts'
import { Id, Instant, page, pageQuery, Quantity, text } from '../../envelope.ts'
import { buttons, menus } from '../../may.ts'
import { BooleanSchema, Null, ObjectSchema, Optional, type Static, StringSchema, Union, strict } from '../../schema.ts'
import { partScreens } from '../site-parts/screens.ts'
import type { FileFormat } from '../../document/file-kinds.ts'
import { contentScreens } from './screens.ts'

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

/** Reference to one inquiry as the caller has read it. */
const removing = ObjectSchema({ Id, UpdateTime: Instant }, strict)

/** The CV that a visitor may attach to an application: one file. Pictures and archives are not accepted. */
export const cvLimits = { bytes: 5 * 1024 * 1024, formats: ['pdf', 'docx', 'doc'] } as const satisfies {
  readonly bytes: number
  readonly formats: readonly FileFormat[]
}
/** Value of `accept` of its field. */
export const cvEndings = cvLimits.formats.map((format) => `.${format}`).join(',')
const Cv = ObjectSchema({ Name: StringSchema(), Size: Quantity })

const jobs = contentScreens.job
export const Application = ObjectSchema({ ...sent, JobId: Quantity, Job: StringSchema(), Cv: Union([Cv, Null()]) })
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

/** The CV of an application. */
export const openApplicationCv = defineEndpoint({
  method: 'GET',
  path: '/api/Portal/ApplicationCv',
  summary: '下载应聘简历',
  may: buttons({ path: jobs, code: 'view' }),
  query: ObjectSchema({ Id }, strict),
  reply: openFile('简历是应聘记录的附件，对能查看应聘记录的人员开放'),
})

/** Removes an application with its CV for good: whoever applied may demand it (PIPL, article 47). */
export const removeApplication = defineEndpoint({
  method: 'POST',
  path: '/api/Portal/RemoveApplication',
  summary: '删除应聘记录',
  may: buttons({ path: jobs, code: 'remove' }),
  body: removing,
  reply: BooleanSchema(),
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

/** Removes a message for good, as its sender may demand. */
export const removeMessage = defineEndpoint({
  method: 'POST',
  path: '/api/Portal/RemoveMessage',
  summary: '删除访客留言',
  may: buttons({ path, code: 'edit' }),
  body: removing,
  reply: BooleanSchema(),
})
