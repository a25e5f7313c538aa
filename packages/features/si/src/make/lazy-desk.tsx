import { useBack } from '@jst/feature-kit'
import { DetailPage, lazyPart } from '@jst/ui'
import { texts } from './texts.ts'

/** The editor is a file of its own: the list of what waits for a bill comes without it. */
export const loadMakeDesk = () => import('./MakeDesk.tsx')
const Waiting = () => <DetailPage title={texts.make.label.one} onBack={useBack()} state="loading" />
export const LazyMakeDesk = lazyPart(async () => (await loadMakeDesk()).MakeDesk, <Waiting />)
