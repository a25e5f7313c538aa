import { lazyComponent } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { Suspense } from 'react'
import { useApp } from '../../app/context.tsx'
import type { MessagesPartProps } from './MessagesSection.tsx'

const MessagesSection = lazyComponent(async () => (await import('./MessagesSection.tsx')).MessagesSection)

/** Messages of one record and answers about it. For readers of the log alone: others do not fetch it. */
export const MessagesPart = observer(function MessagesPart(props: MessagesPartProps) {
  const { permissions } = useApp()
  if (!props.document.channels.reads.some((path) => permissions.holds(path))) return null
  return (
    <Suspense fallback={null}>
      <MessagesSection {...props} />
    </Suspense>
  )
})
