import { trackWithdraw, type TrackStatement } from '@jst/contracts/tracking'
import { useApp } from '@jst/feature-kit'
import { TextDialog } from '@jst/feature-kit/form'
import { texts } from './texts.ts'

const words = texts.withdrawDialog

interface WithdrawDialogProps {
  rows: readonly TrackStatement[]
  isWithdrawn: boolean
  onDone: () => void
  onClose: () => void
}

/** Hides statements with a reason, or has them count again. */
export function WithdrawDialog({ rows, isWithdrawn, onDone, onClose }: WithdrawDialogProps) {
  const { api } = useApp()
  return (
    <TextDialog
      title={isWithdrawn ? words.title(rows.length) : words.restoreTitle(rows.length)}
      note={isWithdrawn ? words.lead : words.restoreLead}
      submit={isWithdrawn ? texts.withdraw : texts.restore}
      danger={isWithdrawn}
      label={words.reason}
      maxLength={200}
      send={(Reason) => api.call(trackWithdraw, { Ids: rows.map(({ Id }) => Id), IsWithdrawn: isWithdrawn, Reason })}
      done={({ length }) => (isWithdrawn ? words.done : words.restored)(length)}
      onDone={onDone}
      onClose={onClose}
    />
  )
}
