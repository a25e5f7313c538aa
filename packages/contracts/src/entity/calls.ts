import { buttons } from '../may.ts'
import { ArraySchema, BooleanSchema, ObjectSchema, Optional, strict } from '../schema.ts'
import { BusinessFile, defineEndpoint } from '../endpoint.ts'
import { answerLanguage, Id, IdOrNone, Instant, page, pageQuery, text } from '../envelope.ts'
import { DraftUse } from '../draft-use.ts'
import { AuditRow } from '../system/audit.ts'
import type { Entity } from './fields.ts'
import { Acted, importCalls } from './import-calls.ts'
import {
  AnyValue,
  countQuery,
  EntityCount,
  exportQuery,
  Items,
  largestSave,
  listQuery,
  mostActedRows,
  pageOfRows,
  rowSchema,
  valuesSchema,
  Versioned,
} from './schemas.ts'

/** Buttons of an entity's screen. */
export const entityButtons = ['view', 'add', 'edit', 'disable', 'remove', 'merge', 'import', 'export'] as const
export type EntityButton = (typeof entityButtons)[number]
/** The same where a document says how a row stands. */
export const statedButtons: readonly EntityButton[] = entityButtons.filter((code) => code !== 'disable')

/** Rows of a large list are counted up to here. */
export const mostCountedRows = 2_000

/** The calls of one entity, all from its declaration. Each list is what the caller's company sees: the platform's rows and its own. */
export function entityCalls(entity: Entity) {
  const { name, zh } = entity
  const ofScreen = (code: EntityButton) => ({ path: entity.path, code })
  const button = (first: EntityButton, ...more: readonly EntityButton[]) => buttons(ofScreen(first), ...more.map(ofScreen))
  const reading = (code: 'view' | 'export') => buttons(ofScreen(code), ...(entity.screens ?? []).map((path) => ({ path, code })))
  const at = <A extends string>(act: A) => `/api/${name}/${act}` as const
  const row = rowSchema(entity)
  return {
    list: defineEndpoint({
      method: 'GET',
      path: at('List'),
      summary: `${zh}列表`,
      may: reading('view'),
      query: listQuery(entity),
      reply: pageOfRows(entity),
    }),
    /** How many rows the list with these filters has, by the values of some fields. The server has it where the entity is `stated`. */
    counts: defineEndpoint({
      method: 'GET',
      path: at('Counts'),
      summary: `${zh}按状态计数`,
      may: reading('view'),
      query: countQuery(entity),
      reply: ArraySchema(EntityCount),
    }),
    get: defineEndpoint({
      method: 'GET',
      path: at('Get'),
      summary: `${zh}详情`,
      may: reading('view'),
      query: ObjectSchema({ Id, ...answerLanguage }, strict),
      reply: row,
    }),
    /**
     * Id 0: a new row. A company writes its own values onto a row of the platform, where the declaration lets it. `Draft`: of documents.
     * `Sure`: values that are refused with CONFIRMATION_REQUIRED are meant.
     */
    save: defineEndpoint({
      method: 'POST',
      path: at('Save'),
      summary: `保存${zh}`,
      may: button('add', 'edit'),
      largestBody: largestSave(entity),
      body: ObjectSchema(
        {
          Id: IdOrNone,
          UpdateTime: Optional(Instant),
          Values: valuesSchema(entity),
          Draft: Optional(DraftUse),
          Sure: Optional(BooleanSchema()),
        },
        strict,
      ),
      reply: row,
    }),
    /** The same value into one field of some rows: inline editing and 批量设置. All or none. */
    setField: defineEndpoint({
      method: 'POST',
      path: at('SetField'),
      summary: `批量设置${zh}`,
      may: button('edit'),
      body: ObjectSchema({ Items, Field: text(60), Value: AnyValue, Sure: Optional(BooleanSchema()) }, strict),
      reply: ArraySchema(row),
    }),
    /** The server does not have it where the entity is `stated`. */
    setEnabled: defineEndpoint({
      method: 'POST',
      path: at('SetEnabled'),
      summary: `启用或停用${zh}`,
      may: button('disable'),
      body: ObjectSchema({ Items, Enabled: BooleanSchema() }, strict),
      reply: ArraySchema(row),
    }),
    /** Into the recycle bin. */
    remove: defineEndpoint({
      method: 'POST',
      path: at('Remove'),
      summary: `把${zh}移入回收站`,
      may: button('remove'),
      body: ObjectSchema({ Items }, strict),
      reply: Acted,
    }),
    restore: defineEndpoint({
      method: 'POST',
      path: at('Restore'),
      summary: `从回收站恢复${zh}`,
      may: button('remove'),
      body: ObjectSchema({ Items }, strict),
      reply: Acted,
    }),
    /** From then on the code of the merged row stands for the other one; what mentions it stays readable. */
    merge: defineEndpoint({
      method: 'POST',
      path: at('Merge'),
      summary: `合并重复的${zh}`,
      may: button('merge'),
      body: ObjectSchema({ ...Versioned.properties, IntoId: Id }, strict),
      reply: row,
    }),
    ...importCalls(entity),
    /** A file of all rows that the list with the same filters has, by code. */
    export: defineEndpoint({
      method: 'GET',
      path: at('Export'),
      summary: `导出${zh}`,
      may: reading('export'),
      query: exportQuery(entity),
      reply: BusinessFile,
    }),
    changes: defineEndpoint({
      method: 'GET',
      path: at('Changes'),
      summary: `${zh}变更记录`,
      may: reading('view'),
      query: ObjectSchema({ ...pageQuery, Id }, strict),
      reply: page(AuditRow),
    }),
  }
}
export type EntityCalls = ReturnType<typeof entityCalls>
export { mostActedRows }
