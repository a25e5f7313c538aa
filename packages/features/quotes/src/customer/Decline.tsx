import { Button } from '@arco-design/web-react'
import { answerQuotation, type LossReason, type OpenedQuotation } from '@jst/contracts/quotes'
import { useAction, useAnswerLanguage, useApp } from '@jst/feature-kit'
import { ChoiceField, Dialog, TextField } from '@jst/ui'
import { useState } from 'react'
import { texts } from './texts.ts'

const reasons = () => Object.entries(texts.reasons).map(([value, label]) => ({ value, label }))

interface DeclineProps {
  opened: OpenedQuotation
  onAnswered: (opened: OpenedQuotation) => void
  onClose: () => void
}

/** Declines with a reason. */
export function Decline({ opened, onAnswered, onClose }: DeclineProps) {
  const { api, notify } = useApp()
  const [Reason, setReason] = useState<LossReason>('PRICE')
  const language = useAnswerLanguage()
  const [words, setWords] = useState('')
  const decline = useAction(async () => {
    const { Id, Offer } = opened
    onAnswered(await api.call(answerQuotation, { Id, Version: Offer.Version, Act: 'decline', Reason, Words: words.trim(), ...language }))
    notify.success(texts.declined)
    onClose()
  })
  return (
    <Dialog
      title={texts.declineTitle}
      onClose={onClose}
      footer={
        <Button type="primary" status="danger" loading={decline.busy} onClick={() => void decline.run()}>
          {texts.decline}
        </Button>
      }
    >
      <p className="jst-muted">{texts.declineLead}</p>
      <ChoiceField label={texts.reason} value={Reason} options={reasons()} onChange={(reason) => setReason(reason as LossReason)} />
      <TextField label={texts.words} value={words} onChange={setWords} maxLength={500} />
    </Dialog>
  )
}
