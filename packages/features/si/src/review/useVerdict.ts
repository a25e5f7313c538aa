import { isAbout } from '@jst/contracts'
import { siState, SiStatus } from '@jst/contracts/si'
import { failureOf, useApp, useLiveReload } from '@jst/feature-kit'
import { useEffect, useRef, useState } from 'react'
import { texts } from './texts.ts'
import { isIllegalMove, overtakenBy, send, type Overtaken, type Verdict } from './verdict.ts'

const words = texts.audit
const keyOf = (id: number | undefined) => `si-verdict ${id}`

interface Reading {
  id: number | undefined
  version: number
  status: number
  billNo: string
  /** The verdict was given and waits to be sent: the next record comes. */
  onGiven: () => void
  /** It was taken back. */
  onUndone: () => void
  /** It stands: pins go. */
  onSent: () => void
}

/**
 * Decides about the version that is on the screen, and notices when it is overtaken by a newer one or by a colleague. A verdict can be taken
 * back for a few seconds; nobody is told before.
 */
export function useVerdict({ id, version, status, billNo, onGiven, onUndone, onSent }: Reading) {
  const app = useApp()
  const [overtaken, setOvertaken] = useState<Overtaken & { id: number }>()
  /** The verdict that was given here: its own event is no news. */
  const ownStatus = useRef<number>(undefined)
  const here = useRef(true)
  useEffect(() => {
    here.current = true
    return () => void (here.current = false)
  }, [])
  const take = (found: Overtaken | undefined) => id !== undefined && here.current && setOvertaken(found && { id, ...found })
  const sendNow = async (verdict: Verdict) => {
    ownStatus.current = verdict.status
    try {
      await send(app, verdict)
      app.notify.success((verdict.status === SiStatus.approved ? words.approved : words.rejected)(billNo))
      onSent()
    } catch (error) {
      ownStatus.current = undefined
      app.notify.error(words.notSent(billNo, failureOf(error).message), 'work')
      if (here.current && isIllegalMove(error)) take(overtakenBy(await app.api.call(siState, { Id: verdict.id }), { version, status }))
    }
  }
  const give = (verdict: Omit<Verdict, 'id' | 'version'>) => {
    if (id === undefined) return
    const text = (verdict.status === SiStatus.approved ? words.approving : words.rejecting)(billNo)
    app.held.hold({ key: keyOf(id), text, act: () => sendNow({ ...verdict, id, version }), undone: onUndone })
    onGiven()
  }
  const look = async () => {
    if (id === undefined) return
    const now = await app.api.call(siState, { Id: id })
    if (!(now.Version === version && now.Status === ownStatus.current)) take(overtakenBy(now, { version, status }))
  }
  // a look that fails says nothing: a verdict about an older version is refused anyway
  useLiveReload(['si/changed'], [{ renew: () => void look().catch(() => undefined) }], ({ Ids }) => isAbout(Ids, id))
  // once the page has caught up with the server, there is nothing to say any more
  const behind =
    overtaken && overtaken.id === id
      ? overtakenBy({ Version: overtaken.version, Status: overtaken.status }, { version, status })
      : undefined
  return { given: app.held.has(keyOf(id)), give, overtaken: behind, caughtUp: () => setOvertaken(undefined) }
}
