import { isAbout } from '@jst/contracts'
import { siState, SiStatus } from '@jst/contracts/si'
import { useAction, useApp, useLiveReload } from '@jst/feature-kit'
import { useRef, useState } from 'react'
import { texts } from './texts.ts'
import { isIllegalMove, overtakenBy, send, type Overtaken, type Verdict } from './verdict.ts'

interface Reading {
  id: number | undefined
  version: number
  status: number
  billNo: string
  /** The verdict stands: pins go, the next record comes. */
  onDone: (verdict: Verdict) => void
}

/** Decides about the version that is on the screen, and notices when it is overtaken by a newer one or by a colleague. */
export function useVerdict({ id, version, status, billNo, onDone }: Reading) {
  const app = useApp()
  const [overtaken, setOvertaken] = useState<Overtaken & { id: number }>()
  /** The verdict that is on its way or was given here: its own event is no news. */
  const own = useRef<number>(undefined)
  const take = (found: Overtaken | undefined) => id !== undefined && setOvertaken(found && { id, ...found })
  const { busy, run } = useAction(async (verdict: Omit<Verdict, 'id' | 'version'>) => {
    if (id === undefined) return
    const whole = { ...verdict, id, version }
    own.current = verdict.status
    try {
      await send(app, whole)
      app.notify.success((verdict.status === SiStatus.approved ? texts.audit.approved : texts.audit.rejected)(billNo))
      onDone(whole)
    } catch (error) {
      own.current = undefined
      if (isIllegalMove(error)) take(overtakenBy(await app.api.call(siState, { Id: id }), { version, status }))
      throw error
    }
  })
  const look = async () => {
    if (id === undefined) return
    const now = await app.api.call(siState, { Id: id })
    if (!(now.Version === version && now.Status === own.current)) take(overtakenBy(now, { version, status }))
  }
  // a look that fails says nothing: a verdict about an older version is refused anyway
  useLiveReload(['si/changed'], [{ renew: () => void look().catch(() => undefined) }], ({ Ids }) => isAbout(Ids, id))
  // once the page has caught up with the server, there is nothing to say any more
  const behind =
    overtaken && overtaken.id === id
      ? overtakenBy({ Version: overtaken.version, Status: overtaken.status }, { version, status })
      : undefined
  return { busy, run, overtaken: behind, caughtUp: () => setOvertaken(undefined) }
}
