import { linkedBill, linkedBillFile, type LinkedBill } from '@jst/contracts/si'
import { DownloadTool, useDetail, useScreenParams, useTitle, type ScreenModule } from '@jst/feature-kit'
import { LinkedPage } from '@jst/feature-kit/sharing'
import { DateText, FactGrid, FactsTable, formatText, Notice, PageFrame, Section } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { server } from '../said-by-server.ts'
import { inLanguage } from '../inLanguage.ts'
import { AnswerPart } from './AnswerPart.tsx'
import { BillBoxes, BillFields } from './BillFields.tsx'
import { texts } from './texts.ts'
import { useRemarks } from './useRemarks.ts'

export const preload: NonNullable<ScreenModule['preload']> = (app, { search }) => {
  const Token = new URLSearchParams(search).get('Token')
  if (Token) app.reads.start(linkedBill, { Token })
}

/** The page of a link to a draft bill: what is printed, a remark at each field, and the answer of its reader. */
export const Screen = inLanguage(
  observer(function LinkedBillPage() {
    const Token = useScreenParams().get('Token') ?? ''
    const read = useDetail(linkedBill, Token === '' ? undefined : { Token })
    useTitle(read.data && texts.no(read.data.BillNo))
    return (
      <LinkedPage read={read} className="jst-bill-public">
        {(bill) => <Shown bill={bill} token={Token} onChanged={read.reload} />}
      </LinkedPage>
    )
  }),
)

const Shown = observer(function Shown({ bill, token, onChanged }: { bill: LinkedBill; token: string; onChanged: () => void }) {
  const form = useRemarks({ bill, token, onChanged })
  const isOpen = bill.State === 'open'
  const remarks = isOpen ? form : undefined
  return (
    <PageFrame
      title={texts.title}
      head={
        <header className="jst-section">
          <h2>
            {texts.no(bill.BillNo)} <span className="jst-muted">{texts.version(bill.Version)}</span>
          </h2>
          <StateNotice bill={bill} />
          <FactGrid
            facts={[
              { label: texts.from, value: formatText(bill.From) },
              { label: texts.whom, value: bill.For },
              { label: texts.expires, value: <DateText value={bill.ExpiresAt} /> },
            ]}
          />
          <DownloadTool label={texts.download} files={() => [{ path: linkedBillFile.path, query: { Token: token } }]} />
        </header>
      }
    >
      <Changed bill={bill} />
      <Section title={texts.bill}>
        <BillFields fields={bill.Fields} form={remarks} />
      </Section>
      <Section title={texts.boxes}>
        <BillBoxes boxes={bill.Boxes} totals={bill.Totals} form={remarks} />
      </Section>
      {isOpen ? <AnswerPart form={form} /> : null}
    </PageFrame>
  )
})

function StateNotice({ bill: { State, AnsweredBy } }: { bill: LinkedBill }) {
  if (State === 'open') return <p>{texts.lead}</p>
  if (State === 'superseded') return <Notice tone="warning">{texts.states.superseded}</Notice>
  return <Notice>{texts.states[State](AnsweredBy)}</Notice>
}

function Changed({ bill: { Changed: rows, Version } }: { bill: LinkedBill }) {
  if (rows.length === 0) return null
  return (
    <Section title={texts.changed(Version - 1)}>
      <FactsTable
        label={texts.changed(Version - 1)}
        titles={texts.changedTitles}
        rows={rows}
        rowKey={({ Path }) => Path}
        renderRow={({ Path, Label, Before, After }) => (
          <>
            <th scope="row">{server.label(Label, Path)}</th>
            <td className="jst-bill-text">{formatText(Before)}</td>
            <td className="jst-bill-text">{formatText(After)}</td>
          </>
        )}
      />
    </Section>
  )
}
