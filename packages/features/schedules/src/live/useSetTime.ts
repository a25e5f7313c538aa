import { callTimeNames, setCallTime, type CallRow, type LiveTime } from '@jst/contracts/schedules'
import { isStale, tellFailure, useApp } from '@jst/feature-kit'
import { useCallback } from 'react'
import { texts } from '../texts.ts'

/** Writes one time of a call; a version that somebody else has changed is shown anew instead. Answers whether it was written. */
export type SetTime = (row: CallRow, field: LiveTime, value: string | null) => Promise<boolean>

export function useSetTime(push: boolean, refresh: () => void): SetTime {
  const { api, notify } = useApp()
  return useCallback(
    async (row, Field, Value) => {
      try {
        await api.call(setCallTime, { Id: row.VoyageId, UpdateTime: row.UpdateTime, Seq: row.Seq, Field, Value, Push: push })
        notify.success(texts.live.saved(callTimeNames[Field], row.PortName))
        refresh()
        return true
      } catch (error) {
        const stale = isStale(error)
        if (stale) notify.error(texts.staleRow)
        else tellFailure(notify, error)
        if (stale) refresh()
        return false
      }
    },
    // a refresh is the same act whichever rendering made it
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [api, notify, push],
  )
}
