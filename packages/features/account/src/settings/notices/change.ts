import type { BodyOf } from '@jst/contracts'
import type { saveNoticeSettings } from '@jst/contracts/messages'

/** Partial update: fields that are absent keep their values. */
export type NoticeChange = BodyOf<typeof saveNoticeSettings>
