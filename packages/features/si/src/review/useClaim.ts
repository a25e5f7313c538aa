import { isAbout } from '@jst/contracts'
import { claimSi, releaseSi, SiStatus, type SiState } from '@jst/contracts/si'
import { useAction, useApp, useLiveReload, type DetailStore } from '@jst/feature-kit'
import { usePermitted } from '@jst/permissions/react'
import { useEffect, useRef } from 'react'
import { texts } from './texts.ts'

/** A claim runs out half an hour after the last call; an open page renews it well before. */
const renewEvery = 5 * 60_000

/**
 * The soft lock of a review that has begun: taken when nobody has it, kept while the page is in sight. Who only looks takes nothing. What was
 * taken here is given back by `leave`, so that walking through the queue does not fill one's desk.
 */
export function useClaim(id: number | undefined, state: SiState | undefined, read: DetailStore<SiState>, begun: boolean) {
  const app = useApp()
  const me = app.session.employee?.Id
  const mayClaim = usePermitted('claim', '/tdManage/siCheck')
  const mayAudit = usePermitted('audit', '/tdManage/siAudit')
  const taken = useRef<number>(undefined)
  const isCurrent = state?.Id === id && state?.Status === SiStatus.submitted
  const free = isCurrent && state.ClaimedById === 0
  const mine = isCurrent && state.ClaimedById === me
  const others = isCurrent && !free && !mine ? state : undefined
  const keeping = mayClaim && mayAudit && ((free && begun) || mine) && id !== undefined

  useEffect(() => {
    if (!keeping) return
    if (free) taken.current = id
    const claim = () => {
      // A failed claim is ignored: it only informs colleagues.
      app.api.call(claimSi, { Ids: [id] }).then(read.reload, () => undefined)
    }
    claim()
    const timer = setInterval(claim, renewEvery)
    return () => clearInterval(timer)
    // `free` turns false with the first claim: no reason to claim again.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [app, id, keeping])
  useLiveReload(['si/claimed'], [read], ({ Ids }) => isAbout(Ids, id))

  const leave = () => {
    if (id === undefined || !mine || taken.current !== id) return
    app.api.call(releaseSi, { Ids: [id] }).catch(() => undefined)
  }
  const release = useAction(async () => {
    if (id === undefined) return
    await app.api.call(releaseSi, { Ids: [id] })
    read.reload()
  })
  const words = texts.claim
  const warning = others && (others.Reviewing ? words.othersReviewing : words.othersHave)(others.ClaimedByName)
  return { mine, warning, leave, release }
}
