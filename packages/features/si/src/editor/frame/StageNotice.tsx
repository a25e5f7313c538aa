import type { LateRequest } from '@jst/contracts/cargo-orders'
import { SiStatus } from '@jst/contracts/si'
import { stageAt } from '@jst/si-drafts/rules'
import { formatDate, Notice, StatusTag, useNow } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useId } from 'react'
import { FeeLine } from '../../fees/FeeLine.tsx'
import { useEditor } from '../EditorContext.tsx'
import { asksLate } from '../model/asks-late.ts'
import { texts } from '../texts.ts'

const words = texts.stage

function lateTextOf(late: LateRequest | null): string {
  if (late?.State === 'open') return words.lateAsked(late.AskedBy, formatDate(late.AskedAt, 'list'), late.Reason)
  return late?.State === 'refused' ? words.lateRefused(late.Reply) : words.lateAsk
}

/** Stage relative to cut-off and sailing, the fee of a submission now, and the reason of a late one where the right exists. */
export const StageNotice = observer(function StageNotice() {
  const { model } = useEditor()
  const id = useId()
  const now = useNow()
  const issued = model.stored && model.record.status === SiStatus.issued
  const stage = issued ? 3 : stageAt(model.order, now)
  if (stage === 0 && !model.amends) return null
  const text = model.amends
    ? [words.amendBefore, words.amendAfter, words.amendSailed, words.amendIssued][stage]
    : !model.lateAllowed
      ? asksLate(model, now)
        ? lateTextOf(model.order.Late)
        : words.lateNoRight
      : stage === 2
        ? words.sailed
        : words.late
  const asks = stage > 0 && model.lateAllowed && !model.amends
  return (
    <Notice tone={model.amends && stage === 0 ? 'info' : 'warning'}>
      <StatusTag tone={stage === 0 ? 'purple' : stage === 1 ? 'orange' : 'red'}>
        {[model.amends && words.amend, words.labels[stage]].filter(Boolean).join(' · ')}
      </StatusTag>{' '}
      {text}
      <FeeLine key={stage} orderId={model.order.id} id={model.stored ? model.record.id : undefined} />
      {asks && (
        <label htmlFor={id} className="jst-late">
          {words.reason}
          <input
            id={id}
            className="jst-form-input"
            maxLength={200}
            placeholder={words.reasonHint}
            value={model.lateReason}
            onChange={(event) => model.setLateReason(event.target.value)}
          />
        </label>
      )}
    </Notice>
  )
})
