import { paymentMethods, signingMethods, type SiRecord } from '@jst/contracts/si'
import { useDownload } from '@jst/feature-kit'
import { Button } from '@arco-design/web-react'
import { PrintSheet, Section } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useCallback, useDeferredValue, useState } from 'react'
import { billPdf } from '../../lists/bill-pdf.ts'
import { useEditor } from '../EditorContext.tsx'
import { texts } from '../texts.ts'
import { texts as words } from './texts.ts'
import { BillSheet } from './BillSheet.tsx'
import { pagesOf } from './pages.ts'

const codes = { paymentMethods, signingMethods }

/** The bill as it would be printed, renewed while it is edited elsewhere; printed from here. */
export const BillPreview = observer(function BillPreview() {
  const { model } = useEditor()
  const { run } = useDownload()
  const [printing, setPrinting] = useState(false)
  const stop = useCallback(() => setPrinting(false), [])
  const record = useDeferredValue(model.session.current)
  if (!record) return null
  return (
    <Section
      title={words.title}
      extra={
        <span className="jst-acts">
          {model.stored && !model.dirty ? (
            <Button size="small" onClick={() => void run([billPdf(model.record.id)])}>
              {texts.acts.pdf}
            </Button>
          ) : (
            <span className="jst-muted">{words.pdfHint}</span>
          )}
          <Button size="small" onClick={() => setPrinting(true)}>
            {words.print}
          </Button>
        </span>
      }
    >
      <Pages record={record} />
      {printing && (
        <PrintSheet onDone={stop}>
          <Pages record={record} />
        </PrintSheet>
      )}
    </Section>
  )
})

function Pages({ record }: { record: SiRecord }) {
  const pages = pagesOf(record)
  return (
    <div className="jst-bill-pages">
      {pages.map((page, index) => (
        <BillSheet key={index} record={record} page={page} no={index + 1} count={pages.length} codes={codes} />
      ))}
    </div>
  )
}
