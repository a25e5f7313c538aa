import type { VgmRow } from '@jst/contracts/manifest'
import { showValue } from '@jst/contracts/entity'
import { FilesPart, Moves, StateTag, Thread, useDocument } from '@jst/feature-kit/document'
import { MessagesPart } from '@jst/feature-kit/sending'
import { Dialog, FactGrid, formatText, Notice, Section, StatusTag } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { vgmDocument as document, vgmFields, vgmStates } from './declared.ts'
import { IssueList } from '../info/IssueList.tsx'
import { language } from '../texts.ts'
import { texts } from './texts.ts'
import { Tickets } from './Tickets.tsx'

interface VgmDrawerProps {
  row: VgmRow
  staff: boolean
  onChanged: () => void
  onClose: () => void
}
/** The declaration of one box: its state and moves, scale ticket, messages and timeline. */
export const VgmDrawer = observer(function VgmDrawer({ row, staff, onChanged, onClose }: VgmDrawerProps) {
  const of = useDocument(document, row.Id)
  const { facts } = texts
  const renew = () => {
    of.state.reload()
    onChanged()
  }
  const shown = vgmFields.flatMap((field) => {
    const value = showValue(field, row.Content[field.key as 'BoxNo'], language())
    return value === '' || value === '0' ? [] : [{ label: field.zh, value: formatText(value) }]
  })
  return (
    <Dialog place="side" width={720} title={`${texts.title} ${row.Content.BoxNo}`} onClose={onClose}>
      <div className="jst-stack">
        <div className="jst-line-foot">
          {of.state.data ? <StateTag document={document} state={of.state.data} /> : null}
          {row.Retracting && row.State !== vgmStates.codes.retracted ? <StatusTag tone="orange">{texts.retracting}</StatusTag> : null}
          <Moves of={of} onMoved={renew} />
        </div>
        {row.Refusal === '' ? null : <Notice tone="error">{texts.refusal(row.Refusal)}</Notice>}
        {row.Issues.length > 0 ? <IssueList issues={row.Issues} title={texts.issues} /> : null}
        <Section title={texts.title}>
          <FactGrid
            facts={[
              { label: facts.number, value: texts.revision(row.Code, row.Revision) },
              ...(row.InForce > 0 ? [{ label: facts.inForce, value: texts.kg(row.InForce) }] : []),
              ...(row.Agent === '' ? [] : [{ label: facts.agent, value: row.Agent }]),
              ...(row.LateReason === '' ? [] : [{ label: facts.late, value: row.LateReason }]),
              ...shown,
            ]}
          />
        </Section>
        {row.Tickets.length > 0 ? (
          <Section title={texts.tickets}>
            <Tickets tickets={row.Tickets} />
          </Section>
        ) : null}
        <FilesPart of={of} />
        {staff ? <MessagesPart document={document} id={row.Id} onChanged={renew} /> : null}
        <Thread of={of} />
      </div>
    </Dialog>
  )
})
