import { documentMessageDraft, sendDocuments } from '@jst/contracts/document'
import type { ReplyOf } from '@jst/contracts'
import { ErrorView, LinesField } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useApp } from '../../app/context.tsx'
import { useDetail } from '../../detail/useDetail.ts'
import { FormDialog, useForm } from '../../form/index.ts'
import { PhrasePick } from '../PhrasePick.tsx'
import { textsOf, typeWord, wayOf } from './kind.ts'
import { DraftFacts, LostTable, Payload } from './MessageParts.tsx'
import type { SendMessageToolProps, SentRecord } from './message-props.ts'

interface SendDialogProps extends Required<SendMessageToolProps> {
  onClose: () => void
}
/** Shows what a record has to tell its partner now, and sends it. */
export const SendMessageDialog = observer(function SendMessageDialog({ document, row, phrases, onDone, onClose }: SendDialogProps) {
  const { api, notify } = useApp()
  const { kind, channels } = document
  const texts = textsOf(document)
  const draft = useDetail(documentMessageDraft, { Kind: kind, Id: row.Id })
  const form = useForm<{ Remarks: string }, SentRecord, ReplyOf<typeof sendDocuments>>({
    stored: row,
    start: () => ({ Remarks: '' }),
    fields: { Remarks: { label: texts.remarks } },
    save: ({ Remarks }, from) => api.call(sendDocuments, { Kind: kind, Items: [{ Id: row.Id, UpdateTime: from!.UpdateTime }], Remarks }),
    saved: ({ NotSent }) => {
      if (NotSent[0]) return form.fail(NotSent[0].Message)
      notify.success(texts.sent(row.Code))
      onDone()
      onClose()
    },
    unasked: true,
  })
  const { data, error } = draft
  const way = data && wayOf(document, data.Channel)
  const byHand = way?.by === 'manual'
  const ready = data !== undefined && data.Gaps.length === 0 && (!byHand || form.values.Remarks.trim() !== '')
  return (
    <FormDialog form={form} place="side" width={760} title={texts.send} submit={texts.send} disabled={!ready} onClose={onClose}>
      {error ? <ErrorView error={error} onRetry={draft.reload} /> : null}
      {data ? (
        <DraftFacts
          draft={data}
          way={way}
          log={channels.words.log}
          head={[
            { label: channels.words.partner, value: data.Partner },
            { label: texts.kind, value: typeWord(document, data.Type, data.Type) },
          ]}
        />
      ) : null}
      {byHand ? (
        <>
          <PhrasePick phrases={phrases} value={form.values.Remarks} onChange={(Remarks) => form.write({ Remarks })} />
          <LinesField {...form.field('Remarks')} hint={texts.remarksHint} maxLength={500} />
        </>
      ) : null}
      {data ? (
        <>
          <LostTable title={texts.lost(data.Lost.length)} lost={data.Lost} />
          <Payload format={data.Format} text={data.Payload} />
        </>
      ) : null}
    </FormDialog>
  )
})
