import { Button } from '@arco-design/web-react'
import { approvalOperators, approvalRules, delegations, type ApprovalCondition, type ApprovalRules } from '@jst/contracts/document'
import { applicationDocument as document, releaseButtons } from '@jst/contracts/release'
import { useDetail } from '@jst/feature-kit'
import { ApprovalRulesDialog } from '@jst/feature-kit/document'
import { usePermitted } from '@jst/permissions/react'
import { AppLink, ErrorView, FactsTable, formatText, PageFrame, Section } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { texts } from '../texts.ts'
import { titles } from '../titles.ts'

const words = texts.approvers
const { facts } = document.approval
/** Where people name their substitutes. */
const approvalDesk = '/internal/WorkCenter?Approvals=all'

function conditionText({ Fact, Operator, Value }: ApprovalCondition): string {
  const fact = Object.entries(facts).find(([key]) => key === Fact)?.[1]
  const value = fact && 'choices' in fact ? (Object.entries(fact.choices).find(([code]) => code === Value)?.[1] ?? Value) : Value
  return `${fact?.zh ?? Fact} ${approvalOperators[Operator]} ${value}`
}

/** 审批人设置: who agrees at which level, and who stands in for whom on which days. */
export const Screen = observer(function ApproverSetting() {
  const rules = useDetail(approvalRules, { Kind: document.kind })
  const away = useDetail(delegations, {})
  const { code, path } = releaseButtons.approvers
  const mayEdit = usePermitted(code, path)
  const [open, setOpen] = useState(false)
  const close = () => {
    setOpen(false)
    rules.reload()
  }
  const rows = (away.data?.Rows ?? []).filter(({ State }) => State !== 'over')
  return (
    <PageFrame title={titles.approvers}>
      <Section
        title={words.chain}
        extra={
          mayEdit ? (
            <Button size="small" onClick={() => setOpen(true)}>
              {words.edit}
            </Button>
          ) : undefined
        }
      >
        <p className="jst-muted">{words.about}</p>
        {rules.error ? <ErrorView error={rules.error} onRetry={rules.reload} /> : null}
        {rules.data ? <Chain rules={rules.data} /> : null}
      </Section>
      <Section title={words.away} extra={<AppLink to={approvalDesk}>{words.awayEdit}</AppLink>}>
        <p className="jst-muted">{words.awayAbout}</p>
        {away.error ? <ErrorView error={away.error} onRetry={away.reload} /> : null}
        {away.data && rows.length === 0 ? <p className="jst-muted">{words.awayNone}</p> : null}
        {rows.length > 0 ? (
          <FactsTable
            label={words.away}
            titles={words.awayTitles}
            rows={rows}
            rowKey={({ Id }) => Id}
            renderRow={({ FromName, ToName, From, To, Reason }) => (
              <>
                <th scope="row">{FromName}</th>
                <td>{ToName}</td>
                <td>
                  {From} – {To}
                </td>
                <td>{formatText(Reason)}</td>
              </>
            )}
          />
        ) : null}
      </Section>
      {open ? <ApprovalRulesDialog document={document} onClose={close} /> : null}
    </PageFrame>
  )
})

function Chain({ rules: { Steps, Roles, People } }: { rules: ApprovalRules }) {
  if (Steps.length === 0) return <p className="jst-muted">{words.none}</p>
  const nameIn = (list: readonly { Id: number; Name: string }[], ids: readonly number[]) =>
    list.filter(({ Id }) => ids.includes(Id)).map(({ Name }) => Name)
  return (
    <FactsTable
      label={words.chain}
      titles={words.titles}
      rows={Steps}
      rowKey={(_step, at) => at}
      renderRow={({ Order, Name, When, RoleIds, EmployeeIds, Hours }) => (
        <>
          <td>{Order}</td>
          <th scope="row">{Name}</th>
          <td>{When.length === 0 ? words.always : When.map(conditionText).join('；')}</td>
          <td>{[...nameIn(Roles, RoleIds), ...nameIn(People, EmployeeIds)].join('、')}</td>
          <td>{words.hours(Hours)}</td>
        </>
      )}
    />
  )
}
