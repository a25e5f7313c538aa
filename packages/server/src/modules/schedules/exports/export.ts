import { mostExported, type exportVoyages } from '@jst/contracts/schedules'
import type { QueryOf } from '@jst/contracts'
import type { EmployeeActor } from '../../../kernel/actor.ts'
import type { Db } from '../../../kernel/database.ts'
import { FileAnswer } from '../../../kernel/file-answer.ts'
import { invalid } from '../../../kernel/errors.ts'
import { mediaTypes } from '../../../kernel/file-kinds.ts'
import { csvStream, xlsxStream, type RowParts } from '../../../entity-kit/index.ts'
import { texts } from '../schedules.texts.ts'
import { voyagePage } from '../voyages/voyage-list.repo.ts'
import { layouts } from './layouts.ts'

const PageSize = 200
const words = texts.sheet

/** The list as a file, a page at a time: a slow reader holds no connection. @throws AppError INVALID_INPUT for more than a file takes */
export async function exportSchedule(
  db: Db,
  actor: EmployeeActor,
  { Format = 'xlsx', Rows = 'voyages', ...query }: QueryOf<typeof exportVoyages>,
  now: Date,
): Promise<FileAnswer> {
  const pageAt = (PageIndex: number) => voyagePage(db, actor, { ...query, PageIndex, PageSize })
  const beyond = await pageAt(mostExported / PageSize + 1)
  if (beyond.Rows.length > 0) throw invalid('From', words.tooMany(mostExported), texts.labels.departure)
  const { file, columns, cellsOf } = layouts[Rows]
  async function* parts(): RowParts {
    for (let index = 1; ; index++) {
      const page = await pageAt(index)
      yield await cellsOf(db, page.Rows)
      if (page.Rows.length < PageSize) return
    }
  }
  const day = new Date(now.getTime() + 8 * 3_600_000).toISOString().slice(0, 10)
  const body =
    Format === 'xlsx'
      ? xlsxStream(words.name, columns, parts())
      : csvStream(
          columns.map(({ title }) => title),
          parts(),
        )
  return new FileAnswer(`${file}_${day}.${Format}`, mediaTypes[Format], body)
}
