import { Button } from '@arco-design/web-react'
import { documentMessageDraft, sendDocuments } from '@jst/contracts/document'
import { Dialog, ErrorView, LinesField, TextButton } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useState, type ComponentProps } from 'react'
import { useApp } from '../../app/context.tsx'
import { useAction } from '../../app/useAction.ts'
import { useDetail } from '../../detail/useDetail.ts'
import { MoveOutcomes } from '../MoveOutcomes.tsx'
import { PhrasePick } from '../PhrasePick.tsx'
import { textsOf, typeWord, wayOf, type SentKind } from './kind.ts'
import { DraftFacts, LostTable, Payload } from './MessageParts.tsx'
import type { SendMessagesProps, SentRow } from './message-props.ts'

type Outcome = ComponentProps<typeof MoveOutcomes>['outcome']
interface DialogProps extends Required<SendMessagesProps> {
  onClose: () => void
}
/** Sends chosen records, and keeps those that were not sent to try again. */
export const SendMessagesDialog = observer(function SendMessagesDialog({
  document,
  rows,
  together,
  phrases,
  onDone,
  onClose,
}: DialogProps) {
  const { api } = useApp()
  const texts = textsOf(document)
  // the list behind it may show fewer rows once some were sent: the act is about those that it was opened for, in the versions that are shown
  const [opened] = useState(rows)
  const [remarks, setRemarks] = useState('')
  const [outcome, setOutcome] = useState<Outcome>()
  const [previewed, setPreviewed] = useState(false)
  const send = async (left: readonly SentRow[], sentBefore: Outcome['Moved']) => {
    const Items = left.map((row) => rows.find(({ Id }) => Id === row.Id) ?? row).map(({ Id, UpdateTime }) => ({ Id, UpdateTime }))
    const { Sent, NotSent } = await api.call(sendDocuments, { Kind: document.kind, Items, Remarks: remarks })
    setOutcome({ Moved: [...sentBefore, ...Sent], NotMoved: NotSent })
    if (Sent.length > 0) onDone()
  }
  const first = useAction(() => send(opened, []))
  if (outcome)
    return (
      <MoveOutcomes
        title={texts.send}
        outcome={outcome}
        onRetry={() =>
          send(
            opened.filter(({ Id }) => outcome.NotMoved.some((one) => one.Id === Id)),
            outcome.Moved,
          )
        }
        onClose={onClose}
      />
    )
  return (
    <Dialog
      title={texts.send}
      width={previewed ? 760 : 560}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{texts.close}</Button>
          <Button type="primary" loading={first.busy} onClick={() => void first.run()}>
            {texts.sendMany(opened.length)}
          </Button>
        </>
      }
    >
      <div className="jst-stack-form">
        <p>{texts.manyAbout(document.channels.words.partner)}</p>
        <PhrasePick phrases={phrases} value={remarks} onChange={setRemarks} />
        <LinesField label={texts.manyRemarks} hint={texts.remarksHint} value={remarks} onChange={setRemarks} maxLength={500} />
        {together && !previewed ? <TextButton onClick={() => setPreviewed(true)}>{texts.previewTogether}</TextButton> : null}
        {previewed ? <TogetherPreview document={document} ids={opened.map(({ Id }) => Id)} /> : null}
      </div>
    </Dialog>
  )
})

/** The one message of several records. */
const TogetherPreview = observer(function TogetherPreview({
  document,
  ids: [first, ...others],
}: {
  document: SentKind
  ids: readonly number[]
}) {
  const draftQuery =
    first === undefined ? undefined : { Kind: document.kind, Id: first, ...(others.length > 0 ? { With: others.join(',') } : {}) }
  const { data, error, reload } = useDetail(documentMessageDraft, draftQuery)
  if (error) return <ErrorView error={error} onRetry={reload} />
  if (!data) return null
  const { words } = document.channels
  const texts = textsOf(document)
  return (
    <>
      <DraftFacts
        draft={data}
        way={wayOf(document, data.Channel)}
        log={words.log}
        head={[
          { label: words.partner, value: data.Partner },
          { label: texts.kind, value: typeWord(document, data.Type, data.Type) },
        ]}
      />
      <LostTable title={texts.lost(data.Lost.length)} lost={data.Lost} />
      <Payload format={data.Format} text={data.Payload} />
    </>
  )
})
