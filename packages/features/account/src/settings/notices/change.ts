import type { BodyOf } from '@jst/contracts'
import type { saveNoticeSettings } from '@jst/contracts/messages'

/** What is named is changed, the rest stays. */
export type NoticeChange = BodyOf<typeof saveNoticeSettings>
