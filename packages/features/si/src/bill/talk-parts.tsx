import { Button } from '@arco-design/web-react'
import { Dialog } from '@jst/ui'
import { lazy, Suspense } from 'react'
import { texts } from './texts.ts'

const Talk = lazy(async () => ({ default: (await import('./Talk.tsx')).Talk }))

/** Files and comments of a record on its page. Their code comes after the bill. */
export function TalkPart({ id }: { id: number }) {
  return (
    <Suspense fallback={<section className="jst-section" aria-busy="true" />}>
      <Talk key={id} id={id} />
    </Suspense>
  )
}

/** The same over a page that is full. */
export function TalkDialog({ id, billNo, onClose }: { id: number; billNo: string; onClose: () => void }) {
  return (
    <Dialog title={texts.talk.title(billNo)} width={760} onClose={onClose} footer={<Button onClick={onClose}>{texts.talk.close}</Button>}>
      <TalkPart id={id} />
    </Dialog>
  )
}
