import { DateText, CellTable, StatusTag, TextButton, timeOf, useNow } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { useApp } from '../app/context.tsx'
import { useAction } from '../app/useAction.ts'
import { useSharingTexts } from './useSharingTexts.ts'

/** A link for a reader without an account, as every kind of link has it. */
export interface SharedLink {
  readonly Id: number
  readonly ExpiresAt: string
  readonly RevokedAt: string | null
  readonly By: string
  readonly Views: number
  readonly LastViewAt: string | null
}

export interface LinksTableProps<L extends SharedLink> {
  rows: readonly L[]
  /** For whom a link is: plain, for questions. */
  whoOf: (link: L) => string
  /** Below that name. */
  moreOf?: (link: L) => ReactNode
  /** Takes the link back. */
  onRevoke: (link: L) => Promise<unknown>
}

const stateOf = ({ RevokedAt, ExpiresAt }: SharedLink, now: number) =>
  RevokedAt ? 'revoked' : (timeOf(ExpiresAt) ?? 0) <= now ? 'past' : 'live'

function LinksTableView<L extends SharedLink>({ rows, whoOf, moreOf, onRevoke }: LinksTableProps<L>) {
  const { notify } = useApp()
  const texts = useSharingTexts()
  const now = useNow()
  const revoke = useAction(async (link: L) => {
    if (!(await notify.confirm({ title: texts.revokeAsk(whoOf(link)), content: texts.revokeContent, ok: texts.revoke }))) return
    await onRevoke(link)
    notify.success(texts.revoked)
  })
  const isLive = (row: L) => stateOf(row, now) === 'live'
  return (
    <CellTable
      label={texts.links}
      titles={[texts.who, texts.state, texts.expires, texts.views, texts.lastView, texts.by, texts.revoke]}
      none={texts.none}
      rows={rows}
      rowKey={({ Id }) => Id}
      renderCells={[
        (row) => (
          <>
            {whoOf(row)}
            {moreOf ? <div className="jst-muted">{moreOf(row)}</div> : null}
          </>
        ),
        (row) => <StatusTag tone={isLive(row) ? 'green' : 'grey'}>{texts.states[stateOf(row, now)]}</StatusTag>,
        ({ ExpiresAt }) => <DateText value={ExpiresAt} />,
        ({ Views }) => Views,
        ({ LastViewAt }) => <DateText value={LastViewAt} />,
        ({ By }) => By,
        (row) =>
          isLive(row) ? (
            <TextButton aria-label={texts.revokeOf(whoOf(row))} onClick={() => void revoke.run(row)}>
              {texts.revoke}
            </TextButton>
          ) : null,
      ]}
    />
  )
}

/** The links that there are, how often each was opened, and how one is taken back. */
export const LinksTable = observer(LinksTableView) as typeof LinksTableView
