import { trackView, type TrackView } from '@jst/contracts/tracking'
import { useDetail, type DetailStore, useAnswerLanguage } from '@jst/feature-kit'
import { useCallback, useEffect, useState } from 'react'

/** First question of the page; the facts of many boxes come when somebody looks at them. */
export const briefly = (Id: number) => ({ Id, Brief: true })

/** A shipment. Where the answer has lines in place of facts, `onFacts` reads these, and again after each change. */
export function useShipment(id: number | undefined): {
  readonly read: DetailStore<TrackView>
  readonly view: TrackView | undefined
  readonly onFacts: () => void
} {
  const lang = useAnswerLanguage()
  const [isWanted, setWanted] = useState(false)
  const read = useDetail(trackView, id === undefined ? undefined : { ...briefly(id), ...lang })
  const fullView = useDetail(trackView, id === undefined || !isWanted ? undefined : { Id: id, ...lang })
  const [shown, full] = [read.data, fullView.data]
  const isBrief = shown !== undefined && shown.Groups.length > 0
  const isBehind = isBrief && full !== undefined && full.ComputedAt < shown.ComputedAt
  const { reload } = fullView
  useEffect(() => {
    if (isBehind) reload()
  }, [isBehind, reload])
  const onFacts = useCallback(() => setWanted(true), [])
  return { read, view: isBrief && full && !isBehind ? full : shown, onFacts }
}
