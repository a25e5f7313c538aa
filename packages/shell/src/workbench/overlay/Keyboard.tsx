import { lazyComponent } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { Suspense, useEffect } from 'react'
import { useWorkbench } from '../context.tsx'
import { followDisplay } from './display.ts'
import { followUse } from './idle.ts'
import { followLists } from './lists.ts'
import { followKeys } from './keys.ts'
import { followGroups } from './oneStops.ts'
import { followVersion } from './version.ts'

const Shortcuts = lazyComponent(async () => (await import('./Shortcuts.tsx')).Shortcuts)

/** Global listeners around the pages: keys, activity, display settings of the account; loaded after the first paint. */
export const Keyboard = observer(function Keyboard({ frame }: { frame: HTMLElement }) {
  const model = useWorkbench()
  useEffect(() => {
    const ends = [
      followKeys(model),
      followGroups(frame),
      followUse(model),
      followDisplay(model.parts.app, model.looks),
      followLists(model.parts.app),
      followVersion(model),
    ]
    return () => ends.forEach((end) => end())
  }, [model, frame])
  return model.shortcutsShown ? (
    <Suspense>
      <Shortcuts />
    </Suspense>
  ) : null
})
