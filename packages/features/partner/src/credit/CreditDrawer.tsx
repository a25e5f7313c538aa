import { Button } from '@arco-design/web-react'
import { creditDocument, creditStates, type CreditApplication } from '@jst/contracts/partner'
import { ApprovalPart } from '@jst/feature-kit/document'
import { Dialog, StatusTag } from '@jst/ui'
import { texts } from '../texts.ts'

const words = texts.credit

interface CreditDrawerProps {
  application: CreditApplication
  mayEdit: boolean
  onEdit: () => void
  onChanged: () => void
  onClose: () => void
}

/** One application with its approval: whoever is asked decides here, on a phone as well. */
export function CreditDrawer({ application, mayEdit, onEdit, onChanged, onClose }: CreditDrawerProps) {
  const { Id, No, State } = application
  const state = creditStates.stateOf(State)
  const editable = mayEdit && State !== creditStates.codes.approved
  return (
    <Dialog
      title={words.application(No)}
      place="side"
      width={560}
      onClose={onClose}
      footer={editable ? <Button onClick={onEdit}>{words.change}</Button> : undefined}
    >
      <p>
        <StatusTag tone={state ? creditStates.states[state].tone : 'grey'}>{creditStates.wordOf(State)}</StatusTag>
      </p>
      <ApprovalPart kind={creditDocument.kind} id={Id} onChanged={onChanged} />
    </Dialog>
  )
}
