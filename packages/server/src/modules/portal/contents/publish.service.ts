import { dayText } from '../../../kernel/database/day-range.ts'
import { readRich, picturesOf, wordOf, type ContentKind } from '@jst/contracts/portal'
import type { EntityRow, EntityValues } from '@jst/contracts/entity'
import type { DocumentCall, Guard, SubjectRow } from '../../../documents/index.ts'
import { rowOf } from '../../../entity-kit/index.ts'
import type { Tx } from '../../../kernel/database/database.ts'
import { AppError } from '../../../kernel/errors.ts'
import { cacheTopic } from '../../../kernel/database/tenant-cache.ts'
import { allowed, refuse, type Verdict } from '../../../kernel/access/policy.ts'
import { strangePictures } from '../pictures/pictures.repo.ts'
import { portalTopic } from '../topic.ts'
import { deleteLive, latestFile } from './contents.repo.ts'
import { publishRow } from './publish-row.ts'
import { texts } from './texts.ts'

/** Drops cached pages after a change of public contents. */
export const tellVisitors = (tx: Tx): void => tx.publish(cacheTopic, portalTopic)

const rowFor = ({ calls }: ContentKind, { tx, actor }: DocumentCall, { id }: SubjectRow): Promise<EntityRow> =>
  rowOf({ tx, actor, entity: calls.entity }, id)

/** The day of today in China, as the database has it. */
async function today(tx: Tx): Promise<string> {
  const [row] = await tx.query<{ day: string }>(`select ${dayText('china_day()')} as day`)
  return row!.day
}

type ContentGuards = Readonly<Record<'whole' | 'due' | 'ahead' | 'edited', Guard>>

/** Conditions of a kind for publishing its contents. */
export const guardsOf = (kind: ContentKind): ContentGuards => {
  const judge =
    (verdict: (row: EntityRow, day: string) => Verdict): Guard =>
    async (call, subject) =>
      verdict(await rowFor(kind, call, subject), await today(call.tx))
  const over = ({ OfflineOn }: EntityRow, day: string) => wordOf(OfflineOn) !== '' && wordOf(OfflineOn) <= day
  const written = kind.calls.entity.fields.some(({ key }) => key === 'Body')
  return {
    whole: async (call, subject) => {
      const row = await rowFor(kind, call, subject)
      if (written && !row['Body'] && !row['Summary']) return refuse('ILLEGAL_TRANSITION', texts.noText)
      if (!kind.needsFile) return allowed
      return (await latestFile(call.tx, kind.document.kind, subject.id)) ? allowed : refuse('ILLEGAL_TRANSITION', texts.noFile)
    },
    due: judge((row, day) => {
      if (wordOf(row['PublishOn']) > day) return refuse('ILLEGAL_TRANSITION', texts.later(wordOf(row['PublishOn'])))
      return over(row, day) ? refuse('ILLEGAL_TRANSITION', texts.over(wordOf(row['OfflineOn']))) : allowed
    }),
    ahead: judge((row, day) => {
      const [from, until] = [wordOf(row['PublishOn']), wordOf(row['OfflineOn'])]
      if (from <= day) return refuse('ILLEGAL_TRANSITION', texts.notLater)
      return until !== '' && until <= from ? refuse('ILLEGAL_TRANSITION', texts.overFirst) : allowed
    }),
    edited: judge((row) => (row['Edited'] === true ? allowed : refuse('ILLEGAL_TRANSITION', texts.unchanged))),
  }
}

/** Publishes the saved content, from now or from its day on. @param anew it was not published before */
export const show =
  (kind: ContentKind, anew: boolean) =>
  async (call: DocumentCall, subject: SubjectRow): Promise<void> => {
    const { tx, actor } = call
    await publishRow(tx, kind, actor, await rowFor(kind, call, subject), anew)
    await tx.query(`update ${kind.calls.entity.table} set edited = false where id = $1`, [subject.id])
    tellVisitors(tx)
  }

export const hide =
  ({ live }: ContentKind) =>
  async ({ tx }: { readonly tx: Tx }, { id, companyId }: Pick<SubjectRow, 'id' | 'companyId'>): Promise<void> => {
    await deleteLive(tx, { companyId, kind: live, id })
    tellVisitors(tx)
  }

/** Refuses to remove contents that are published or scheduled. @throws AppError ILLEGAL_TRANSITION */
export function demandHidden(rows: readonly EntityRow[]): void {
  const shown = rows.find(({ Stage }) => Stage === 'published' || Stage === 'scheduled')
  if (shown) throw new AppError('ILLEGAL_TRANSITION', { message: texts.removeLive(shown.NameZh) })
}

/** Pictures of a content are those of its company. @throws AppError INVALID_INPUT */
export async function demandOwnPictures(tx: Tx, values: EntityValues): Promise<void> {
  const docs = ['Body', 'BodyEn'].map((key) => readRich(wordOf(values[key])))
  const cover = wordOf(values['Picture'])
  const keys = [...docs.flatMap((doc) => (doc ? picturesOf(doc) : [])), ...(cover ? [cover] : [])]
  if (keys.length === 0) return
  const [company] = await tx.query<{ id: number }>('select app_company_id() as id')
  if ((await strangePictures(tx, company!.id, keys)).length > 0) throw new AppError('INVALID_INPUT', { message: texts.strangePicture })
}
