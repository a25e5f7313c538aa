import { buttons } from '../may.ts'
import { ArraySchema, BooleanSchema, Integer, Literal, ObjectSchema, Optional, type Static, StringSchema, Union } from '../schema.ts'
import { BusinessFile, defineEndpoint, openFile } from '../endpoint.ts'
import { Id, IdOrNone, Instant, page, pageQuery, Quantity, text } from '../envelope.ts'
import { DraftUse } from '../draft-use.ts'
import { AuditRow } from '../system/audit.ts'
import type { Entity } from './fields.ts'
import {
  AnyValue,
  exportQuery,
  ImportChoice,
  ImportColumn,
  ImportGroup,
  ImportProblem,
  Items,
  listQuery,
  mostActedRows,
  pageOfRows,
  rowSchema,
  strict,
  valuesSchema,
  Versioned,
} from './schemas.ts'

/** Buttons of an entity's screen. */
export const entityButtons = ['view', 'add', 'edit', 'disable', 'remove', 'merge', 'import', 'export'] as const
export type EntityButton = (typeof entityButtons)[number]
/** The same where a document says how a row stands. */
export const statedButtons: readonly EntityButton[] = entityButtons.filter((code) => code !== 'disable')

/** Limits of a file that is imported. */
export const importLimits = { bytes: 20 * 1024 * 1024, unpacked: 256 * 1024 * 1024, rows: 100_001, columns: 60, cell: 2_000 } as const
/** An import that writes more lines is run, and taken back, by a job. */
export const mostDirectLines = 5_000
/** Days that an import is kept, and can be taken back; one that was checked only. */
export const importDays = { run: 30, planned: 2 } as const
/** Problems and lines that a plan names one by one; it counts all. */
export const mostShownProblems = 500
/** Rows of a large list are counted up to here. */
export const mostCountedRows = 2_000
/** Groups of lines with the same problem that a plan names. */
export const mostShownGroups = 50

/**
 * What an import would do: nothing is written before it is run. `Unknown`: headings that mean nothing here. `Notes`: what lines that are
 * written say without effect, because another screen decides it. `Groups`: problems that several lines have alike, most lines first.
 * `Choices`: the texts that `saveMeanings` takes. `Columns`: of the file that was checked just now; `Remembered`: as somebody of the company had
 * said for files with these headings. `JobId`: a job of the caller's does what was asked for; until it has, the state is the one before.
 */
export const ImportPlan = ObjectSchema({
  Id,
  FileName: StringSchema(),
  State: Union([Literal('planned'), Literal('done'), Literal('undone')]),
  Lines: Quantity,
  Adds: Quantity,
  Changes: Quantity,
  Same: Quantity,
  Bad: Quantity,
  Unknown: ArraySchema(StringSchema()),
  Problems: ArraySchema(ImportProblem),
  Groups: Optional(ArraySchema(ImportGroup)),
  Choices: Optional(ArraySchema(ImportChoice)),
  Notes: Optional(ArraySchema(ImportProblem)),
  Columns: Optional(ArraySchema(ImportColumn)),
  Remembered: Optional(BooleanSchema()),
  JobId: Optional(Id),
  CreateTime: Instant,
})
export type ImportPlan = Static<typeof ImportPlan>
export type ImportChoice = Static<typeof ImportChoice>
export type ImportColumn = Static<typeof ImportColumn>
/** A heading is compared by so many characters. */
export const longestHeading = 200

const Acted = ObjectSchema({ Changed: Quantity })

/** The calls of one entity, all from its declaration. Each list is what the caller's company sees: the platform's rows and its own. */
export function entityCalls(entity: Entity) {
  const { name, zh } = entity
  const ofScreen = (code: EntityButton) => ({ path: entity.path, code })
  const button = (first: EntityButton, ...more: readonly EntityButton[]) => buttons(ofScreen(first), ...more.map(ofScreen))
  const reading = (code: 'view' | 'export') => buttons(ofScreen(code), ...(entity.screens ?? []).map((path) => ({ path, code })))
  const at = <A extends string>(act: A) => `/api/${name}/${act}` as const
  const row = rowSchema(entity)
  return {
    entity,
    list: defineEndpoint({
      method: 'GET',
      path: at('List'),
      summary: `${zh}列表`,
      may: reading('view'),
      query: listQuery(entity),
      reply: pageOfRows(entity),
    }),
    get: defineEndpoint({
      method: 'GET',
      path: at('Get'),
      summary: `${zh}详情`,
      may: reading('view'),
      query: ObjectSchema({ Id }, strict),
      reply: row,
    }),
    /** Id 0: a new row. A company writes its own values onto a row of the platform, where the declaration lets it. `Draft`: of documents. */
    save: defineEndpoint({
      method: 'POST',
      path: at('Save'),
      summary: `保存${zh}`,
      may: button('add', 'edit'),
      body: ObjectSchema({ Id: IdOrNone, UpdateTime: Optional(Instant), Values: valuesSchema(entity), Draft: Optional(DraftUse) }, strict),
      reply: row,
    }),
    /** The same value into one field of some rows: inline editing and 批量设置. All or none. */
    setField: defineEndpoint({
      method: 'POST',
      path: at('SetField'),
      summary: `批量设置${zh}`,
      may: button('edit'),
      body: ObjectSchema({ Items, Field: text(60), Value: AnyValue }, strict),
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
    /** A blank table (xlsx) with an example line, which imports pass over, and what each column takes. */
    importTemplate: defineEndpoint({
      method: 'GET',
      path: at('ImportTemplate'),
      summary: `下载${zh}导入模板`,
      may: button('import'),
      reply: openFile('空白模板，不含业务数据'),
    }),
    /**
     * xlsx, csv or pasted text (as csv). Nothing is written but the plan, which only its company sees. A file without the headings that are
     * needed is refused as BAD_FILE with `{ Columns }`, as far as it looks like a table.
     */
    planImport: defineEndpoint({
      method: 'POST',
      path: at('PlanImport'),
      summary: `检查${zh}导入文件`,
      may: button('import'),
      query: ObjectSchema({ Source: Optional(text(40)) }, strict),
      reply: ImportPlan,
    }),
    /** What each column of a file means; from then on the company's files with the same headings are read so. */
    saveHeadings: defineEndpoint({
      method: 'POST',
      path: at('ImportHeadings'),
      summary: `记住${zh}导入文件的列`,
      may: button('import'),
      body: ObjectSchema(
        {
          Columns: ArraySchema(ObjectSchema({ Heading: text(longestHeading), Field: text(60) }, strict), {
            minItems: 1,
            maxItems: importLimits.columns,
          }),
        },
        strict,
      ),
      reply: Acted,
    }),
    /** What texts in a column mean; from then on the company's files are read so. Where the kind that the column names has aliases, they are learned. */
    saveMeanings: defineEndpoint({
      method: 'POST',
      path: at('ImportMeanings'),
      summary: `记住${zh}导入文件的内容对应`,
      may: button('import'),
      body: ObjectSchema(
        {
          Source: text(40),
          Items: ArraySchema(ObjectSchema({ Field: text(60), Text: text(200), Value: text(60) }, strict), {
            minItems: 1,
            maxItems: mostShownGroups,
          }),
        },
        strict,
      ),
      reply: Acted,
    }),
    /** `SkipBad`: the lines without problems; otherwise all or none. */
    runImport: defineEndpoint({
      method: 'POST',
      path: at('Import'),
      summary: `导入${zh}`,
      may: button('import'),
      body: ObjectSchema(
        {
          Id,
          SkipBad: BooleanSchema(),
          SkipLines: ArraySchema(Integer({ minimum: 1, maximum: importLimits.rows + 1 }), { maxItems: 1_000 }),
        },
        strict,
      ),
      reply: ImportPlan,
    }),
    /** As long as nobody has changed what came with it. */
    undoImport: defineEndpoint({
      method: 'POST',
      path: at('UndoImport'),
      summary: `撤销${zh}导入`,
      may: button('import'),
      body: ObjectSchema({ Id }, strict),
      reply: ImportPlan,
    }),
    /** The latest imports of the company, newest first. */
    imports: defineEndpoint({
      method: 'GET',
      path: at('Imports'),
      summary: `${zh}导入记录`,
      may: button('import'),
      reply: ArraySchema(ImportPlan),
    }),
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
