import { creditDocument, creditStates, customerCredit, type CreditApplication } from '@jst/contracts/partner'
import { link, useApp, useDetail, useLiveReload, useScreenId } from '@jst/feature-kit'
import { usePermitted } from '@jst/permissions/react'
import { AppLink, DateText, ErrorView, FactsTable, formatNumber, formatText, Notice, Section, StatusTag, TextButton } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { texts } from '../texts.ts'
import { CreditDialog } from './CreditDialog.tsx'
import { CreditDrawer } from './CreditDrawer.tsx'
import { OpenItems } from './OpenItems.tsx'
import { Standing } from './Standing.tsx'

const words = texts.credit
const { page } = creditDocument

/** Terms of credit of a customer, whether new business may begin, and what was asked for. The address opens one application. */
export const CreditPart = observer(function CreditPart({ id, onChanged }: { id: number; onChanged: () => void }) {
  const { navigate } = useApp()
  const credit = useDetail(customerCredit, { Id: id })
  const opened = useScreenId('Credit')
  const mayApply = usePermitted('credit', page)
  const [editing, setEditing] = useState<CreditApplication | 'new'>()
  useLiveReload(['document/changed'], [credit], ({ Kinds }) => Kinds.includes(creditDocument.kind))
  const renew = () => {
    credit.reload()
    onChanged()
  }
  const { Standing: standing, Applications = [] } = credit.data ?? {}
  const running = Applications.some(({ State }) => State === creditStates.codes.submitted)
  const shown = Applications.find(({ Id }) => Id === opened)
  return (
    <Section
      title={words.title}
      extra={mayApply && credit.data && !running ? <TextButton onClick={() => setEditing('new')}>{words.apply}</TextButton> : undefined}
    >
      {credit.error ? <ErrorView error={credit.error} onRetry={credit.reload} /> : null}
      {standing ? <Standing standing={standing} /> : null}
      {credit.data ? <OpenItems open={credit.data.Open} /> : null}
      {credit.data && Applications.length === 0 ? <p className="jst-muted">{words.none}</p> : null}
      {Applications.length === 0 ? null : <Applied rows={Applications} />}
      {opened !== undefined && credit.data && !shown ? <Notice tone="warning">{words.gone}</Notice> : null}
      {shown ? (
        <CreditDrawer
          application={shown}
          mayEdit={mayApply}
          onEdit={() => setEditing(shown)}
          onChanged={renew}
          onClose={() => navigate(link(page, { Id: id }))}
        />
      ) : null}
      {editing ? (
        <CreditDialog
          customerId={id}
          application={editing === 'new' ? undefined : editing}
          standing={standing}
          onDone={renew}
          onClose={() => setEditing(undefined)}
        />
      ) : null}
    </Section>
  )
})

/** Applications, the latest first, each with the way to its approval. */
function Applied({ rows }: { rows: readonly CreditApplication[] }) {
  return (
    <FactsTable
      label={words.history}
      titles={[words.no, words.limitShort, words.days, words.state, words.by, words.at]}
      rows={rows}
      rowKey={(row) => row.Id}
      renderRow={(row) => {
        const state = creditStates.stateOf(row.State)
        return (
          <>
            <td>
              <AppLink to={link(page, { Id: row.CustomerId, Credit: row.Id })}>{row.No}</AppLink>
            </td>
            <td>{formatNumber(row.CreditLimit)}</td>
            <td>{formatNumber(row.CreditDays)}</td>
            <td>
              <StatusTag tone={state ? creditStates.states[state].tone : 'grey'}>{creditStates.wordOf(row.State)}</StatusTag>
            </td>
            <td>{formatText(row.ByName)}</td>
            <td>
              <DateText value={row.CreateTime} />
            </td>
          </>
        )
      }}
    />
  )
}
