import { buttons } from '../may.ts'
import {
  ArraySchema,
  BooleanSchema,
  Integer,
  Literal,
  ObjectSchema,
  Optional,
  type Static,
  StringSchema,
  Union,
  strict,
} from '../schema.ts'
import { defineEndpoint, openFile } from '../endpoint.ts'
import { Id, Instant, Quantity, text } from '../envelope.ts'
import type { Entity } from './fields.ts'
import { fileWays, sheetsRead, wantedSheet } from '../sheets.ts'
import { ImportChoice, ImportColumn, ImportGroup, ImportProblem } from './schemas.ts'

/** Limits of a file that is imported. */
export const importLimits = { bytes: 20 * 1024 * 1024, unpacked: 256 * 1024 * 1024, rows: 100_001, columns: 60, cell: 32_767 } as const
/** An import that writes more lines is run, and taken back, by a job. */
export const mostDirectLines = 5_000
/** Days that an import is kept, and can be taken back; one that was checked only. */
export const importDays = { run: 30, planned: 2 } as const
/** Problems and lines that a plan names one by one; it counts all. */
export const mostShownProblems = 500
/** Groups of lines with the same problem that a plan names. */
export const mostShownGroups = 50

/**
 * The outcome of an import before it is run: nothing is written. `Unknown`: headings that mean nothing here. `Notes`: of lines that are written,
 * what has no effect because another screen decides it, and what ought to be looked at (`CHECK_DIGIT`). `Groups`: problems that several lines
 * have alike, most lines first. `Choices`: the texts that `saveMeanings` takes. `Columns`: of the file that was checked just now; `Remembered`:
 * as somebody of the company had said for files with these headings. `Sheet`, `OtherSheets`: of the file that was checked just now.
 * `JobId`: a job of the caller's does what was asked for; until it has, the
 * state is the one before.
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
  ...sheetsRead,
  JobId: Optional(Id),
  CreateTime: Instant,
})
export type ImportPlan = Static<typeof ImportPlan>
export type ImportChoice = Static<typeof ImportChoice>
export type ImportColumn = Static<typeof ImportColumn>
/** A heading is compared by so many characters. */
export const longestHeading = 200

export const Acted = ObjectSchema({ Changed: Quantity })

/**
 * Input of the run of an import. `SkipBad`: the lines without problems; otherwise all or none. `Sure`: values that are refused with
 * CONFIRMATION_REQUIRED are meant; the notes of the plan tell them.
 */
export const RunImport = ObjectSchema(
  {
    Id,
    SkipBad: BooleanSchema(),
    SkipLines: ArraySchema(Integer({ minimum: 1, maximum: importLimits.rows + 1 }), { maxItems: 1_000 }),
    Sure: Optional(BooleanSchema()),
  },
  strict,
)

/** The calls of an import: of an entity's rows, or of anything else whose file is declared like one. */
export function importCalls(entity: Entity) {
  const { name, zh } = entity
  const at = <A extends string>(act: A) => `/api/${name}/${act}` as const
  const may = buttons({ path: entity.path, code: 'import' })
  return {
    entity,
    /** A blank table (xlsx) with an example line, which imports pass over, and what each column takes. */
    importTemplate: defineEndpoint({
      method: 'GET',
      path: at('ImportTemplate'),
      summary: `下载${zh}导入模板`,
      may,
      reply: openFile('空白模板，不含业务数据'),
    }),
    /**
     * Any spreadsheet (xlsx, xls, csv), or pasted text (as csv). Nothing is written but the plan, which only its company
     * sees. A file without the headings that are needed is refused as BAD_FILE with `{ Columns }`, as far as it looks like a table. A number or a
     * day that may mean two things is a problem (`UNCLEAR_NUMBER`, `UNCLEAR_DAY`) until the query says how the file writes them.
     */
    planImport: defineEndpoint({
      method: 'POST',
      path: at('PlanImport'),
      summary: `检查${zh}导入文件`,
      may,
      query: ObjectSchema({ Source: Optional(text(40)), ...wantedSheet, ...fileWays }, strict),
      reply: ImportPlan,
    }),
    /** Stores the meaning of each column of a file; the company's later files with the same headings are read by it. */
    saveHeadings: defineEndpoint({
      method: 'POST',
      path: at('ImportHeadings'),
      summary: `记住${zh}导入文件的列`,
      may,
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
    /** Stores the meaning of texts in a column for the company's later files. If the kind of the column has aliases, they are learned. */
    saveMeanings: defineEndpoint({
      method: 'POST',
      path: at('ImportMeanings'),
      summary: `记住${zh}导入文件的内容对应`,
      may,
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
    runImport: defineEndpoint({
      method: 'POST',
      path: at('Import'),
      summary: `导入${zh}`,
      may,
      body: RunImport,
      reply: ImportPlan,
    }),
    /** Undoes an import while nobody has changed its rows. */
    undoImport: defineEndpoint({
      method: 'POST',
      path: at('UndoImport'),
      summary: `撤销${zh}导入`,
      may,
      body: ObjectSchema({ Id }, strict),
      reply: ImportPlan,
    }),
    /** The latest imports of the company, newest first. */
    imports: defineEndpoint({
      method: 'GET',
      path: at('Imports'),
      summary: `${zh}导入记录`,
      may,
      reply: ArraySchema(ImportPlan),
    }),
  }
}
export type ImportCalls = ReturnType<typeof importCalls>
