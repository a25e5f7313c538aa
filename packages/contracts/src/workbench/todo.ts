import { menus } from '../may.ts'
import { ArraySchema, Literal, ObjectSchema, type Static, strict, StringSchema, Union } from '../schema.ts'
import { defineEndpoint } from '../endpoint.ts'
import { answerLanguage, Id, InstantOrNull, Quantity, text } from '../envelope.ts'

/**
 * Kinds of pending work. Staff: SI on one's own desk, SI to review, SI due within 24 hours, SI past their cut-off, requests for a late
 * SI, records that wait for one's agreement, applications of companies, wishes to belong to the company. Customers: orders without an SI,
 * those due within 24 hours, those past their cut-off (tasks only), refused SI, draft bills to confirm. Everybody: unread messages.
 */
export const ToDoKind = Union([
  Literal('siMine'),
  Literal('siReview'),
  Literal('siDay'),
  Literal('siOverdue'),
  Literal('late'),
  Literal('siSubmit'),
  Literal('siSoon'),
  Literal('siLapsed'),
  Literal('siCorrect'),
  Literal('siConfirm'),
  Literal('approvals'),
  Literal('messages'),
  Literal('applications'),
  Literal('binds'),
])
export type ToDoKind = Static<typeof ToDoKind>

/** Count: rows of the list that the figure opens. Due: the nearest cut-off among them; null where nothing has one. */
export const ToDoFigure = ObjectSchema({ Kind: ToDoKind, Count: Quantity, Due: InstantOrNull })
export type ToDoFigure = Static<typeof ToDoFigure>

/** Characters of a path with its query. */
const longestPath = 300

/** One thing to do. Since: when it came to wait. Record: path of the page of the record that waits for an agreement, '' of other kinds. */
export const ToDoTask = ObjectSchema({
  Kind: ToDoKind,
  Id,
  Title: StringSchema(),
  Note: StringSchema(),
  Due: InstantOrNull,
  Since: InstantOrNull,
  Record: text(longestPath),
})
export type ToDoTask = Static<typeof ToDoTask>

/** Tasks of each kind at most, the nearest first. Kinds and tiles are put into one order by the homes, which know the role of the reader. */
export const mostTasks = 20

export const toDo = defineEndpoint({
  method: 'GET',
  path: '/api/Workbench/GetToDo',
  summary: '我的待办',
  may: menus('/workbench', '/internal/WorkCenter', '/external/workbench'),
  query: ObjectSchema({ ...answerLanguage }, strict),
  reply: ObjectSchema({ Figures: ArraySchema(ToDoFigure), Tasks: ArraySchema(ToDoTask) }),
})
