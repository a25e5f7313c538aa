import { menus } from '../may.ts'
import { ArraySchema, ObjectSchema, type Static, StringSchema } from '../schema.ts'
import { defineEndpoint } from '../endpoint.ts'
import { Quantity } from '../envelope.ts'

/** Cut-offs of one day of China (YYYY-MM-DD): rows of the list with this day as `DeadlineFrom` and `DeadlineTo`. */
export const CutOffDay = ObjectSchema({ Day: StringSchema(), Count: Quantity })
export type CutOffDay = Static<typeof CutOffDay>

/** SI that wait for a correction, by the reason they were refused for: rows of the list with this `ReviewReason`. */
export const ReasonCount = ObjectSchema({ ReviewReason: StringSchema(), Count: Quantity })
export type ReasonCount = Static<typeof ReasonCount>

/** Days that are counted, today first. */
export const weekDays = 7

/** Due work: for staff SI that wait for a review or a correction, for customers orders without an SI; and reasons for returned SI. */
export const workWeek = defineEndpoint({
  method: 'GET',
  path: '/api/Workbench/GetWeek',
  summary: '未来七天截单与退回原因',
  may: menus('/tdManage/siCheck', '/external/workbench/SISubimtList'),
  reply: ObjectSchema({ Days: ArraySchema(CutOffDay), Reasons: ArraySchema(ReasonCount) }),
})
export type WorkWeek = { Days: CutOffDay[]; Reasons: ReasonCount[] }
