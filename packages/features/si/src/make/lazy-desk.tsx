import { useBack } from '@jst/feature-kit'
import { DetailPage, lazyComponent } from '@jst/ui'
import { Suspense, type ComponentProps } from 'react'
import { texts } from './texts.ts'

/** The editor is a file of its own: the list of what waits for a bill comes without it. */
export const loadMakeDesk = () => import('./MakeDesk.tsx')
const MakeDesk = lazyComponent(async () => (await loadMakeDesk()).MakeDesk)

export function LazyMakeDesk(props: ComponentProps<typeof MakeDesk>) {
  const onBack = useBack()
  return (
    <Suspense fallback={<DetailPage title={texts.make.label.one} onBack={onBack} state="loading" />}>
      <MakeDesk {...props} />
    </Suspense>
  )
}
