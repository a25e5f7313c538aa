import { keepOnHide } from '@jst/store/keeping'
import { useEffect } from 'react'
import type { SiDraftSession } from '../si-draft-session.ts'

/** Writes what is pending when the page or the component that edits the session hides, and goes on when the network is back. */
export function useLocalDrafts(session: SiDraftSession): void {
  useEffect(() => {
    const stop = keepOnHide(session)
    return () => {
      stop()
      void session.flush()
    }
  }, [session])
}
