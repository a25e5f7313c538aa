import { defineEntity, entityCalls, type EntityCalls } from '@jst/contracts/entity'
import type { Place } from '@jst/places'
import { observer } from 'mobx-react-lite'
import { useMemo } from 'react'
import { useDetail } from '../../detail/useDetail.ts'
import { useReferenceTexts } from '../useReferenceTexts.ts'
import { ReferenceField, type ReferenceFieldProps } from './ReferenceField.tsx'

/** Most rows that are offered: those that were changed last. */
const most = 200
const lists = new Map<string, EntityCalls['list']>()
/** The list of an entity by the word of its kind: `customer` is that of `/api/Customer/List`. */
function listOf(kind: string): EntityCalls['list'] {
  const name = `${kind.slice(0, 1).toUpperCase()}${kind.slice(1)}`
  const list =
    lists.get(kind) ??
    entityCalls(defineEntity({ name, kind, table: kind, zh: kind, path: '/', ownOnly: true, stated: true, fields: [] })).list
  lists.set(kind, list)
  return list
}

/** The code of a row that no index of pickers has, such as a customer: found by number and name among the rows that the reader sees. */
export const RowField = observer(function RowField({ kind, error, ...rest }: ReferenceFieldProps & { kind: string }) {
  const texts = useReferenceTexts()
  const rows = useDetail(listOf(kind), { PageSize: most })
  const places = useMemo(
    () =>
      (rows.data?.Rows ?? []).map((row): Place => {
        const en = typeof row['NameEn'] === 'string' ? row['NameEn'] : ''
        return { code: row.Code, zh: row.NameZh, en, pinyin: '', initials: '', words: [] }
      }),
    [rows.data],
  )
  return <ReferenceField {...rest} kind={places} error={error ?? (rows.status === 'failed' ? texts.loadFailed : undefined)} />
})
