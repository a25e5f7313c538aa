import type { EntityCalls, EntityField, EntityRow, EntityValue } from '@jst/contracts/entity'
import { useMemo } from 'react'
import { confirmed } from '../app/confirmed.ts'
import { useApp } from '../app/context.tsx'
import { isCancelled, isStale, tellFailure } from '../app/failure.ts'
import type { ListStore } from '../list/ListStore.ts'
import { useKitTexts } from '../screens/language.tsx'
import { useEntityTexts } from './useEntityTexts.ts'

const items = (rows: readonly EntityRow[]) => rows.map(({ Id, UpdateTime }) => ({ Id, UpdateTime }))

/** Actions of a list on its rows; failures are reported, and a row that somebody else changed is reloaded. */
export function useEntityActs(calls: EntityCalls, list: ListStore<EntityRow>) {
  const { api, notify } = useApp()
  const texts = useEntityTexts()
  const words = useKitTexts()
  return useMemo(() => {
    const attempt = async (act: () => Promise<void>) => {
      try {
        await act()
      } catch (error) {
        if (!isCancelled(error)) tellFailure(notify, error, words)
        if (isStale(error)) list.refreshQuietly()
      }
    }
    const replace = (rows: readonly EntityRow[]) => {
      for (const row of rows) list.replaceRow(row)
    }
    const write = (rows: readonly EntityRow[], { key }: EntityField, Value: EntityValue) =>
      confirmed(notify, (sure) => api.call(calls.setField, { Items: items(rows), Field: key, Value, ...sure }), words)
    return {
      setCell: (row: EntityRow, field: EntityField, value: EntityValue) => attempt(async () => replace(await write([row], field, value))),
      setField: (rows: readonly EntityRow[], field: EntityField, value: EntityValue) =>
        attempt(async () => {
          replace(await write(rows, field, value))
          notify.success(texts.setFieldDone(rows.length))
        }),
      setEnabled: (rows: readonly EntityRow[], enabled: boolean) =>
        attempt(async () => {
          replace(await api.call(calls.setEnabled, { Items: items(rows), Enabled: enabled }))
          notify.success(enabled ? texts.enabled(rows.length) : texts.disabled(rows.length))
        }),
      remove: (rows: readonly EntityRow[]) =>
        attempt(async () => {
          if (
            !(await notify.confirm({ title: texts.removeAsk(rows.length), content: texts.removeContent, ok: texts.remove, danger: true }))
          )
            return
          await api.call(calls.remove, { Items: items(rows) })
          notify.success(texts.removed(rows.length))
          list.reload()
        }),
      restore: (rows: readonly EntityRow[]) =>
        attempt(async () => {
          await api.call(calls.restore, { Items: items(rows) })
          notify.success(texts.restored(rows.length))
          list.reload()
        }),
    }
  }, [api, notify, calls, list, texts, words])
}
