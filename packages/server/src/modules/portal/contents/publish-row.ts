import { wordOf, type ContentKind } from '@jst/contracts/portal'
import type { EntityValue, EntityValues } from '@jst/contracts/entity'
import type { Queryable } from '../../../kernel/database/database.ts'
import { insertVersion, latestFile, upsertLive } from './contents.repo.ts'

const midnight = (day: EntityValue | undefined): Date | undefined => (wordOf(day) ? new Date(`${wordOf(day)}T00:00:00+08:00`) : undefined)
/** Behind everything that has an order of its own. */
const unranked = 1_000

interface Author {
  readonly companyId: number
  readonly employeeId: number
  readonly employeeName: string
}

/**
 * Keeps a content as a version and lets visitors read it from its day on.
 * @param anew it was not published before: without a day of its own it is seen from now on
 */
export async function publishRow(
  tx: Queryable,
  kind: ContentKind,
  author: Author,
  row: EntityValues & { readonly Id: number },
  anew: boolean,
): Promise<void> {
  const place = { companyId: author.companyId, kind: kind.live, id: row.Id }
  const content: EntityValues = Object.fromEntries(kind.calls.entity.fields.map(({ key }) => [key, row[key] ?? null]))
  const version = await insertVersion(tx, place, author, content)
  const { Category = '', Facts = {} } = kind.shows(row)
  const file = kind.needsFile ? await latestFile(tx, kind.document.kind, row.Id) : undefined
  const live = {
    Code: wordOf(row['Code']),
    Title: wordOf(row['NameZh']),
    Category,
    Summary: wordOf(row['Summary']),
    Picture: wordOf(row['Picture']),
    Body: wordOf(row['Body']),
    TitleEn: wordOf(row['NameEn']),
    SummaryEn: wordOf(row['SummaryEn']),
    BodyEn: wordOf(row['BodyEn']),
    Facts: file ? { ...Facts, FileName: file.name, Bytes: file.size, Key: file.id } : Facts,
    Top: row['Top'] === true,
    Rank: typeof row['Rank'] === 'number' ? row['Rank'] : unranked,
    From: midnight(row['PublishOn']),
    Until: midnight(row['OfflineOn']),
  }
  await upsertLive(tx, place, live, version, anew)
}
