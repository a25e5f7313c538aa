import { keepOnHide } from '@jst/store/keeping'
import { useEffect } from 'react'
import type { SiDraftSession } from '../si-draft-session.ts'

/** Writes pending changes when the page or the component of the session is hidden, and resumes when the network is back. */
export function useLocalDrafts(session: SiDraftSession): void {
  useEffect(() => {
    const stop = keepOnHide(session)
    return () => {
      stop()
      void session.flush()
    }
  }, [session])
}
