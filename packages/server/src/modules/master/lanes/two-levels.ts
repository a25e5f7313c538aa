import type { IssueCode } from '@jst/contracts'
import { invalid } from '../../../kernel/errors.ts'
import type { EntityRules } from '../../../entity-kit/index.ts'
import { texts } from '../master.texts.ts'

const wrong = (message: string, Code: IssueCode) => invalid('Values.ParentCode', message, texts.parentLane, { Code })

/** Lanes have a region above them or lanes below them, never both. */
export const twoLevels: NonNullable<EntityRules['check']> = async (tx, values, id) => {
  const parent = values['ParentCode']
  if (typeof parent !== 'string' || parent === '') return
  if (parent === values['Code']) throw wrong(texts.parentLoop, 'PARENT_LOOP')
  const [above] = await tx.query('select 1 from m_lane where code = $1 and parent_code <> $2 and removed_at is null', [parent, ''])
  const [below] =
    id === 0
      ? []
      : await tx.query('select 1 from m_lane c join m_lane t on t.id = $1 and c.parent_code = t.code where c.removed_at is null', [id])
  if (above || below) throw wrong(texts.parentDepth, 'PARENT_DEPTH')
}
