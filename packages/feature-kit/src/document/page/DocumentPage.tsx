import { isLocked, statesOf } from '@jst/contracts/document'
import type { EntityRow } from '@jst/contracts/entity'
import { AppLink, DetailPage, EmptyState, Notice, type Fact } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { useBack, useTitle } from '../../screens/scope.tsx'
import { ClaimTool } from '../DocumentTools.tsx'
import { EditTool } from '../EditTool.tsx'
import { FilesPart } from '../files/FilesPart.tsx'
import { Moves } from '../Moves.tsx'
import { StateTag } from '../StateTag.tsx'
import { useDocumentTexts } from '../texts.ts'
import { Thread } from '../thread/Thread.tsx'
import type { OpenPage } from './useDocumentPage.ts'

/** Parts of the page of a document; trail, title and sections are needed. */
export interface DocumentPageProps {
  of: OpenPage
  /** Where the page belongs; the last step leads back to the list. */
  trail: readonly { label: string; to: string }[]
  /** Heading until the record is read. */
  title: string
  /** Name of the record; default: its Chinese name, else its number. */
  name?: string | undefined
  /** Two to four facts that people look for first; default: the number. */
  facts?: readonly Fact[] | undefined
  /** Tags right of the state. */
  marks?: ReactNode
  /** The act of most days of a record in use, where it is more than a move: it stands before all. Asks for its own permission. */
  lead?: ReactNode
  /** Buttons of a record in use, between its moves and the menu of further moves. Each asks for its own permission. */
  tools?: ReactNode
  /** `drawer`: the kit's button opens the fields of the record in a drawer. `none`: the page has a way of its own among its tools, or none. */
  edit?: 'drawer' | 'none'
  /** `none`: nobody takes such a document onto his desk, or its readers only read it. */
  claim?: 'tool' | 'none'
  /** `none`: its readers make no moves here. */
  moves?: 'buttons' | 'none'
  /** Usual sentences for the remarks of a move, by its name. */
  phrases?: Readonly<Record<string, readonly string[]>> | undefined
  /** Between head and sections, when nothing more urgent stands there. */
  notice?: ReactNode
  /** Other reads without which the page shows nothing. */
  needs?: OpenPage['others']
  /** Sections of the main column. */
  children: ReactNode
}

/**
 * The page of every document that lies in a list. Head: number or name, state, who is at it, key facts; moves and tools in one order, the primary
 * move first and the menu of further moves last. Rail: timeline with its followers, then files.
 */
export const DocumentPage = observer(function DocumentPage(props: DocumentPageProps) {
  const words = useDocumentTexts().page
  const { of, trail, title, marks, notice, needs = [], claim = 'tool', children } = props
  const onBack = useBack()
  const { row, document, id } = of
  const stored = row.data
  const state = of.state.data
  const name = stored && (props.name ?? (stored.NameZh || stored.Code))
  useTitle(name)
  if (id === undefined || row.status === 'empty')
    return <EmptyState asPage title={words.notFound(document.zh)} action={<AppLink to={trail.at(-1)?.to ?? ''}>{words.back}</AppLink>} />
  const failed = [row, ...needs].find(({ status }) => status === 'failed')
  const ready = stored !== undefined && needs.every(({ data }) => data !== undefined)
  return (
    <DetailPage
      title={name ?? title}
      trail={name === undefined ? trail : [...trail, { label: name }]}
      status={
        <>
          {state ? <StateTag document={document} state={state} /> : null}
          {marks}
          {state && statesOf(document) && claim === 'tool' ? <ClaimTool of={of} /> : null}
        </>
      }
      onBack={onBack}
      facts={stored ? (props.facts ?? [{ label: words.number, value: stored.Code }]) : []}
      actions={ready && state && isUsed(stored) ? <Acts {...props} stored={stored} at={state.State} /> : undefined}
      notice={stored?.State === 'merged' ? <Notice tone="warning">{words.merged(stored.MergedInto)}</Notice> : notice}
      rail={
        <>
          <Thread of={of} />
          <FilesPart of={of} />
        </>
      }
      state={failed ? 'failed' : ready ? 'ready' : 'loading'}
      error={failed?.error}
      onRetry={of.renew}
    >
      {children}
    </DetailPage>
  )
})

interface ActsProps extends Pick<DocumentPageProps, 'of' | 'lead' | 'tools' | 'edit' | 'moves' | 'phrases'> {
  stored: EntityRow
  /** Code of its state. */
  at: number
}

function Acts({ of, stored, at, lead, tools, edit = 'drawer', moves = 'buttons', phrases }: ActsProps) {
  const content = (
    <>
      {edit === 'none' || isLocked(of.document, at) ? null : <EditTool calls={of.calls} row={stored} onSaved={of.renew} />}
      {tools}
    </>
  )
  return (
    <>
      {lead}
      {moves === 'none' ? (
        content
      ) : (
        <Moves of={of} onMoved={of.renew} phrases={phrases}>
          {content}
        </Moves>
      )}
    </>
  )
}

const isUsed = ({ State }: EntityRow) => State === 'active' || State === 'disabled'
