import { observer } from 'mobx-react-lite'
import { lazy, Suspense, useEffect } from 'react'
import { useWorkbench } from '../context.tsx'
import { followKeys } from './keys.ts'
import { followGroups } from './oneStops.ts'

const Shortcuts = lazy(() => import('./Shortcuts.tsx').then((module) => ({ default: module.Shortcuts })))

/** Everything that the keyboard does around the pages; loaded after the first paint. */
export const Keyboard = observer(function Keyboard({ frame }: { frame: HTMLElement }) {
  const model = useWorkbench()
  useEffect(() => {
    const ends = [followKeys(model), followGroups(frame)]
    return () => ends.forEach((end) => end())
  }, [model, frame])
  return model.shortcutsShown ? (
    <Suspense>
      <Shortcuts />
    </Suspense>
  ) : null
})
