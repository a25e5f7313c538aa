import { Button } from '@arco-design/web-react'
import {
  issuePrint,
  printCheck,
  printCopies,
  printCopyFile,
  printLanguages,
  printPreview,
  type PrintCopy,
  type PrintLanguage,
} from '@jst/contracts/document'
import { ChoiceField, DateText, Dialog, ErrorView, CellTable, Notice, RowActs, TextButton } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useApp } from '../../app/context.tsx'
import { useAction } from '../../app/useAction.ts'
import { useDetail } from '../../detail/useDetail.ts'
import { useDownload } from '../../download/useDownload.ts'
import { useAnswerLanguage } from '../../screens/answer-language.ts'
import { useDocumentTexts } from '../texts.ts'
import type { OpenDocument } from '../useDocument.ts'
import { PrintView } from './PrintView.tsx'

const formats = ['pdf', 'xlsx'] as const

interface PrintDialogProps {
  of: OpenDocument
  print: string
  onClose: () => void
}

/** A print: looked at first, then given out as a counted copy; copies that were given out are there once more. */
export const PrintDialog = observer(function PrintDialog({ of, print, onClose }: PrintDialogProps) {
  const words = useDocumentTexts().print
  const { document, id } = of
  const { api, notify } = useApp()
  const facts = document.prints?.[print]
  const copies = useDetail(printCopies, { Kind: document.kind, Id: id! })
  const [language, setLanguage] = useState<PrintLanguage>(useAnswerLanguage().Lang ?? 'zh')
  const check = useDetail(printCheck, { Kind: document.kind, Id: id!, Print: print, Language: language })
  const unprintable = check.data?.Unprintable ?? []
  const warning = unprintable.length > 0 ? <Notice tone="warning">{words.unprintable(unprintable)}</Notice> : null
  /** Visible print: a preview, or a stored copy. */
  const [shown, setShown] = useState<PrintCopy | 'preview'>()
  const { store, run } = useDownload()
  const at = { Kind: document.kind, Id: id! }
  const printRequest = { ...at, Print: print, Language: language }
  const reprint = (copy: PrintCopy, Format: (typeof formats)[number]) =>
    run([{ path: printCopyFile.path, query: { ...at, CopyId: copy.Id, Format } }])
  const issue = useAction(async () => {
    const issued = await api.call(issuePrint, printRequest)
    notify.success(words.issued(issued.Copy))
    copies.reload()
    setShown(issued)
  })
  const rows = copies.data?.filter((copy) => copy.Print === print) ?? []
  const busy = issue.busy || store.count > 0
  const zh = facts?.zh ?? ''
  if (shown === 'preview')
    return (
      <PrintView
        title={words.previewOf(zh)}
        path={printPreview.path}
        query={printRequest}
        warning={warning}
        acts={
          <Button type="primary" loading={issue.busy} onClick={() => void issue.run()}>
            {words.issue}
          </Button>
        }
        onClose={() => setShown(undefined)}
      />
    )
  if (shown)
    return (
      <PrintView
        title={words.copyOf(zh, shown.Copy)}
        path={printCopyFile.path}
        query={{ ...at, CopyId: shown.Id }}
        onClose={() => setShown(undefined)}
      />
    )
  return (
    <Dialog
      title={zh}
      width={560}
      onClose={onClose}
      footer={
        <>
          <Button disabled={busy} onClick={() => void run([{ path: printPreview.path, query: { ...printRequest, Format: 'xlsx' } }])}>
            {words.saveAs.xlsx}
          </Button>
          <Button disabled={busy} onClick={() => setShown('preview')}>
            {words.preview}
          </Button>
          <Button type="primary" loading={issue.busy} disabled={busy} onClick={() => void issue.run()}>
            {words.issue}
          </Button>
        </>
      }
    >
      <ChoiceField
        label={words.language}
        value={language}
        options={Object.entries(printLanguages).map(([value, label]) => ({ value, label }))}
        onChange={(value) => setLanguage(value === 'en' ? 'en' : 'zh')}
      />
      <p className="jst-muted">{words.note}</p>
      {warning}
      {copies.error ? <ErrorView error={copies.error} onRetry={copies.reload} /> : null}
      {copies.data && rows.length === 0 ? <p className="jst-muted">{words.none}</p> : null}
      {copies.status === 'loading' ? (
        <p className="jst-muted" role="status">
          {words.loading}
        </p>
      ) : null}
      {rows.length > 0 ? (
        <CellTable
          label={words.copies}
          titles={[words.copy, words.language, words.by, words.at, words.again]}
          rows={rows}
          rowKey={(copy) => copy.Id}
          renderCells={[
            ({ Copy }) => words.number(Copy),
            ({ Language }) => printLanguages[Language],
            'IssuedBy',
            ({ IssuedAt }) => <DateText value={IssuedAt} />,
            (copy) => (
              <RowActs>
                <TextButton title={words.lookAt(copy.Copy)} onClick={() => setShown(copy)}>
                  {words.look}
                </TextButton>
                {formats.map((Format) => (
                  <TextButton
                    key={Format}
                    disabled={busy}
                    title={words.reprint(copy.Copy, Format)}
                    onClick={() => void reprint(copy, Format)}
                  >
                    {words.format[Format]}
                  </TextButton>
                ))}
              </RowActs>
            ),
          ]}
        />
      ) : null}
    </Dialog>
  )
})
