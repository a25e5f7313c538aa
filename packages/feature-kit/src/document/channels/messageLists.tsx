import { Segments } from '@jst/ui'
import type { ListScreen } from '../../list/listScreen.tsx'
import { useScreen, useScreenParams } from '../../screens/scope.tsx'
import type { SentKind } from './kind.ts'
import type { ProposalFacts } from './message-props.ts'
import { messageList } from './messageList.tsx'

interface MessageKind {
  /** In the address, `View=lists`; the first kind stands without it. */
  readonly view: string
  readonly label: string
  readonly document: SentKind
  /** Name of the list, under which its views and columns are kept. */
  readonly name: string
}
interface MessageListsSpec {
  /** Label of the switch. */
  readonly label: string
  readonly kinds: readonly [MessageKind, ...MessageKind[]]
  readonly words: Parameters<typeof messageList>[0]['words']
  readonly proposal?: ProposalFacts
}

/** Logs of messages of several kinds beside each other, on one page. */
export function messageLists({ label, kinds, words, proposal }: MessageListsSpec): ListScreen {
  const viewOf = (params: URLSearchParams) => kinds.find(({ view }) => view === params.get('View')) ?? kinds[0]
  function KindSwitch() {
    const { pathname } = useScreen().location
    const current = viewOf(useScreenParams()).view
    const items = kinds.map(({ view, label: name }, at) => ({
      key: view,
      label: name,
      to: at === 0 ? pathname : `${pathname}?View=${view}`,
    }))
    return <Segments label={label} current={current} items={items} />
  }
  const shared = { words, siblings: <KindSwitch />, ...(proposal ? { proposal } : {}) }
  const lists = new Map(kinds.map((kind) => [kind.view, messageList({ ...shared, document: kind.document, name: kind.name })]))
  const listOf = (params: URLSearchParams) => lists.get(viewOf(params).view)!
  return {
    Screen: function MessageLists() {
      const { Screen } = listOf(useScreenParams())
      return <Screen />
    },
    preload: (app, location) => listOf(new URLSearchParams(location.search)).preload(app, location),
  }
}
