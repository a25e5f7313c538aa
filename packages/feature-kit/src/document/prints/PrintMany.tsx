import { Button } from '@arco-design/web-react'
import {
  issuePrints,
  printLanguages,
  printLimits,
  printsTogether,
  type DocumentFacts,
  type NotMoved,
  type PrintLanguage,
} from '@jst/contracts/document'
import { usePermitted } from '@jst/permissions/react'
import { ChoiceField, Dialog, CellTable, Notice } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useApp } from '../../app/context.tsx'
import { failureOf } from '../../app/failure.ts'
import { useAction } from '../../app/useAction.ts'
import { useDocumentTexts } from '../texts.ts'
import { texts as words } from './many.texts.ts'
import { PrintView } from './PrintView.tsx'

interface PrintManyProps {
  document: DocumentFacts
  /** Name of the print in the declaration of the document. */
  print: string
  /** On which side of the records the reader stands. */
  side?: 'staff' | 'party'
  rows: readonly { readonly Id: number }[]
}

/** The button that prints chosen records as one file, for whoever may give out that print. */
export const PrintMany = observer(function PrintMany({ document, print, side = 'staff', rows }: PrintManyProps) {
  const facts = document.prints?.[print]
  const button = side === 'staff' ? facts?.button : facts?.party
  const may = usePermitted(button?.code ?? '', button?.path)
  const [chosen, setChosen] = useState<readonly number[]>()
  if (!facts || !button || !may) return null
  return (
    <>
      <Button onClick={() => setChosen(rows.map(({ Id }) => Id))}>{words.open(facts.zh)}</Button>
      {chosen ? (
        <PrintManyDialog document={document} print={print} title={facts.zh} ids={chosen} onClose={() => setChosen(undefined)} />
      ) : null}
    </>
  )
})

interface PrintManyDialogProps {
  document: DocumentFacts
  print: string
  title: string
  ids: readonly number[]
  onClose: () => void
}
interface Printed {
  readonly copies: readonly string[]
  readonly refused: readonly NotMoved[]
}

/** Gives the copies out some at a time, then shows them as one file; records that were not printed stand above it with their reasons. */
const PrintManyDialog = observer(function PrintManyDialog({ document, print, title, ids, onClose }: PrintManyDialogProps) {
  const texts = useDocumentTexts()
  const { api } = useApp()
  const [language, setLanguage] = useState<PrintLanguage>('zh')
  const [done, setDone] = useState(0)
  const [printed, setPrinted] = useState<Printed>()
  const tooMany = ids.length > printLimits.together
  const issue = useAction(async () => {
    const copies: string[] = []
    const refused: NotMoved[] = []
    for (let at = 0; at < ids.length; at += printLimits.atOnce) {
      const Ids = ids.slice(at, at + printLimits.atOnce)
      try {
        const { Copies, NotPrinted } = await api.call(issuePrints, { Kind: document.kind, Ids, Print: print, Language: language })
        copies.push(...Copies.map(({ Id, CopyId }) => `${Id}-${CopyId}`))
        refused.push(...NotPrinted)
      } catch (error) {
        if (copies.length === 0) throw error
        // copies that were given out are shown; the others say why there are none
        const { message: Message } = failureOf(error)
        refused.push(...ids.slice(at).map((Id) => ({ Id, No: '', Code: 'INTERNAL' as const, Message })))
        break
      }
      setDone(at + Ids.length)
    }
    setPrinted({ copies, refused })
  })
  const refusals = printed && printed.refused.length > 0 ? <Refusals refused={printed.refused} count={printed.copies.length} /> : null
  if (printed && printed.copies.length > 0)
    return (
      <PrintView
        title={words.title(title, printed.copies.length)}
        path={printsTogether.path}
        query={{ Kind: document.kind, Print: print, Copies: printed.copies.join() }}
        warning={refusals}
        onClose={onClose}
      />
    )
  return (
    <Dialog
      title={words.title(title, ids.length)}
      onClose={onClose}
      footer={
        printed ? (
          <Button onClick={onClose}>{words.close}</Button>
        ) : (
          <>
            <Button onClick={onClose}>{words.cancel}</Button>
            <Button type="primary" loading={issue.busy} disabled={tooMany} onClick={() => void issue.run()}>
              {words.submit}
            </Button>
          </>
        )
      }
    >
      {refusals}
      {tooMany ? <Notice tone="error">{words.tooMany(printLimits.together)}</Notice> : null}
      {printed ? null : (
        <>
          <ChoiceField
            label={texts.print.language}
            value={language}
            options={Object.entries(printLanguages).map(([value, label]) => ({ value, label }))}
            onChange={(value) => setLanguage(value === 'en' ? 'en' : 'zh')}
          />
          <p className="jst-muted">{words.note}</p>
          {issue.busy ? (
            <p role="status" className="jst-muted">
              {words.progress(done, ids.length)}
            </p>
          ) : null}
        </>
      )}
    </Dialog>
  )
})

function Refusals({ refused, count }: { refused: readonly NotMoved[]; count: number }) {
  const texts = useDocumentTexts()
  return (
    <Notice tone="warning">
      {words.outcome(count, refused.length)}
      <CellTable
        label={words.refused}
        titles={[texts.many.no, texts.many.why]}
        rows={refused}
        rowKey={({ Id }) => Id}
        renderCells={[({ Id, No }) => No || Id, 'Message']}
      />
    </Notice>
  )
}
