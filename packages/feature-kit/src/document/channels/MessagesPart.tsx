import { lazyPart } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useApp } from '../../app/context.tsx'
import type { MessagesPartProps } from './MessagesSection.tsx'

const MessagesSection = lazyPart(async () => (await import('./MessagesSection.tsx')).MessagesSection)

/** Messages of one record and answers about it. For readers of the log alone: others do not fetch it. */
export const MessagesPart = observer(function MessagesPart(props: MessagesPartProps) {
  const { permissions } = useApp()
  if (!props.document.channels.reads.some((path) => permissions.holds(path))) return null
  return <MessagesSection {...props} />
})
