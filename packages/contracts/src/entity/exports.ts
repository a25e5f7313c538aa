import { defineEndpoint, openFile } from '../endpoint.ts'
import { Id, IdOrNone, Quantity, text } from '../envelope.ts'
import { anyMenu } from '../may.ts'
import { BooleanSchema, NumberSchema, ObjectSchema, Union, Unsafe, strict } from '../schema.ts'

/** A list with more rows is exported by a job. */
export const mostDirectRows = 5_000
/** Hours that an exported file is kept. */
export const exportedHours = 24

/** Values of a query, by name. */
const Query = Unsafe<Record<string, unknown>>(
  ObjectSchema(
    {},
    { additionalProperties: Union([text(500), NumberSchema({ minimum: -1e15, maximum: 1e15 }), BooleanSchema()]), maxProperties: 100 },
  ),
)

/**
 * Asks how an export is to be had: `Path` and `Query` are those of its call. Up to `mostDirectRows` rows `JobId` is 0, and the call itself answers
 * with the file; beyond, a job of the caller's makes it.
 */
export const beginExport = defineEndpoint({
  method: 'POST',
  path: '/api/Export/Begin',
  summary: '准备导出文件',
  may: anyMenu('按所导出列表的导出按钮逐次检查'),
  body: ObjectSchema({ Path: text(100), Query }, strict),
  reply: ObjectSchema({ Rows: Quantity, JobId: IdOrNone }),
})

/** A file that a job of the caller's has made, as long as it is kept and the caller may still export such a list. */
export const openExport = defineEndpoint({
  method: 'GET',
  path: '/api/Export/Open',
  summary: '下载导出文件',
  may: anyMenu('仅限本人的导出，按所导出列表的导出按钮再次检查'),
  query: ObjectSchema({ Id }, strict),
  reply: openFile('仅限本人的导出，下载时再次检查该列表的导出按钮'),
})

const opening = `${openExport.path}?Id=`
/** How a job says that its result is such a file. */
export const exportLink = (id: number): string => `${opening}${id}`
/** The file that the link of a job means; undefined: it means something else. */
export const exportIn = (link: string): number | undefined => (link.startsWith(opening) ? Number(link.slice(opening.length)) : undefined)
