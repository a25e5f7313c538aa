import { requestLateSi } from '@jst/contracts/cargo-orders'
import { useApp } from '@jst/feature-kit'
import { TextDialog } from '@jst/feature-kit/form'
import { texts } from './texts.ts'

interface AskLateProps {
  order: { id: number; mblNo: string }
  onClose: () => void
  onAsked: () => void
}

/** Request of the customer for a later cut-off, with its reason. */
export function AskLate({ order: { id, mblNo }, onClose, onAsked }: AskLateProps) {
  const { api } = useApp()
  return (
    <TextDialog
      title={texts.ask}
      note={texts.askNote(mblNo)}
      submit={texts.ask}
      label={texts.reason}
      required={texts.reasonNeeded}
      maxLength={200}
      send={(Reason) => api.call(requestLateSi, { Id: id, Reason })}
      done={texts.askDone}
      onDone={onAsked}
      onClose={onClose}
    />
  )
}
