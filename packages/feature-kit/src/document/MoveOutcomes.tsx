import { Button } from '@arco-design/web-react'
import { Dialog, CellTable, Notice } from '@jst/ui'
import { useAction } from '../app/useAction.ts'
import { useKitTexts } from '../screens/language.tsx'
import { useDocumentTexts } from './texts.ts'

/** Result of an action on many records. */
interface Outcome {
  readonly Moved: readonly unknown[]
  readonly NotMoved: readonly { readonly Id: number; readonly No: string; readonly Code?: string; readonly Message: string }[]
}
interface MoveOutcomesProps {
  title: string
  outcome: Outcome
  onRetry: () => Promise<unknown>
  onClose: () => void
}

/** Which records an act on many has left as they were, and why; they can be tried again. */
export function MoveOutcomes({ title, outcome: { Moved, NotMoved }, onRetry, onClose }: MoveOutcomesProps) {
  const words = useDocumentTexts().many
  const { failure } = useKitTexts()
  const retry = useAction(onRetry)
  return (
    <Dialog
      title={title}
      width={560}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{words.close}</Button>
          {NotMoved.length > 0 ? (
            <Button type="primary" loading={retry.busy} onClick={() => void retry.run()}>
              {words.retry(NotMoved.length)}
            </Button>
          ) : null}
        </>
      }
    >
      <Notice>{NotMoved.length > 0 ? words.outcome(Moved.length, NotMoved.length) : words.done(Moved.length)}</Notice>
      {NotMoved.length > 0 ? (
        <CellTable
          label={words.caption}
          titles={[words.no, words.why]}
          rows={NotMoved}
          rowKey={({ Id }) => Id}
          renderCells={[({ Id, No }) => No || Id, ({ Code = '', Message }) => failure.refusal(Code, Message)]}
        />
      ) : null}
    </Dialog>
  )
}
