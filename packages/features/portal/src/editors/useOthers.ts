import { useApp } from '@jst/feature-kit'
import { useEffect, useRef, useState } from 'react'
import { texts } from './texts.ts'

/** How often the server is told that the page is still open (milliseconds); it forgets after two minutes. */
const everyMs = 60_000

/**
 * Other people who have a part or a content open, and their last act. `what`: its name in the live event, constant while the page is mounted.
 * `tell` announces this reader and answers with the others.
 */
export function useOthers(what: string, tell: () => Promise<{ readonly Others: readonly string[] }>, mayEdit: boolean) {
  const { live, session } = useApp()
  const me = session.employee?.Id
  const [others, setOthers] = useState<readonly string[]>([])
  const [heard, setHeard] = useState('')
  const telling = useRef(tell)
  useEffect(() => {
    telling.current = tell
  })
  useEffect(() => {
    if (!mayEdit) return undefined
    const open = async () => {
      if (document.visibilityState === 'hidden') return
      // whoever is not told of others is told of their saves all the same
      const answer = await telling.current().catch(() => undefined)
      if (answer) setOthers(answer.Others)
    }
    void open()
    const timer = setInterval(() => void open(), everyMs)
    return () => clearInterval(timer)
  }, [mayEdit])
  useEffect(
    () =>
      live.on('portal/part', ({ Acts }) => {
        const last = Acts.findLast((act) => act.Part === what && act.EmployeeId !== me)
        if (!last) return
        setOthers((current) => [...new Set([...current, last.Name])])
        setHeard(texts.heard[last.Act](last.Name))
      }),
    [live, what, me],
  )
  return { others, heard }
}
