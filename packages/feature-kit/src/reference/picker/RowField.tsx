import { defineEntity, entityCalls, type EntityCalls, type EntityRow } from '@jst/contracts/entity'
import type { Place } from '@jst/places'
import { observer } from 'mobx-react-lite'
import { useEffect, useMemo, useState } from 'react'
import { useDetail } from '../../detail/useDetail.ts'
import { useReferenceTexts } from '../useReferenceTexts.ts'
import { ReferenceField, type ReferenceFieldProps } from './ReferenceField.tsx'

/** Rows that are offered before anything is typed: those that were changed last. */
const most = 200
/** The server is asked when somebody pauses for so long (milliseconds). */
const pause = 200
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

/** `keyword`: what the server found the row by, such as the pinyin of its name, which the row does not have. */
const placeOf = (row: EntityRow, keyword?: string): Place => {
  const en = typeof row['NameEn'] === 'string' ? row['NameEn'] : ''
  return { code: row.Code, zh: row.NameZh, en, pinyin: '', initials: '', words: keyword ? [keyword] : [] }
}

/**
 * The code of a row that no index of pickers has, such as a customer: found by number and name among the rows that the reader sees, however many
 * there are.
 */
export const RowField = observer(function RowField({ kind, error, ...rest }: ReferenceFieldProps & { kind: string }) {
  const texts = useReferenceTexts()
  const list = listOf(kind)
  const [typed, setTyped] = useState('')
  const [keyword, setKeyword] = useState('')
  useEffect(() => {
    const later = setTimeout(() => setKeyword(typed.trim()), pause)
    return () => clearTimeout(later)
  }, [typed])
  const latest = useDetail(list, { PageSize: most })
  const all = latest.data && latest.data.Rows.length >= latest.data.Total
  // pinyin is known to the server alone
  const isSearching = keyword !== '' && (all === false || /^[a-z\s]+$/i.test(keyword))
  const matches = useDetail(list, isSearching ? { Keyword: keyword, PageSize: 50 } : undefined)
  const chosen = rest.value.find((code) => latest.data?.Rows.every(({ Code }) => Code !== code))
  const named = useDetail(list, chosen === undefined ? undefined : { Keyword: chosen, PageSize: 5 })
  const places = useMemo(() => {
    const rows = [latest, named].flatMap(({ data }) => data?.Rows ?? [])
    const places = [...rows.map((row) => placeOf(row)), ...(matches.data?.Rows ?? []).map((row) => placeOf(row, keyword))]
    return [...new Map(places.map((place) => [place.code, place])).values()]
    // stores are the same for the life of the field; what they hold is not
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [latest.data, named.data, matches.data])
  return (
    <ReferenceField
      {...rest}
      kind={places}
      onTyped={setTyped}
      error={error ?? (latest.status === 'failed' ? texts.loadFailed : undefined)}
    />
  )
})
