import { isAbout } from '@jst/contracts'
import { questionButtons, siCarrierDraft, siDocument, type SiCarrierDraft, type SiRecord } from '@jst/contracts/si'
import { useDetail, useLiveReload } from '@jst/feature-kit'
import { usePermitted } from '@jst/permissions/react'
import { recordFromWire } from '@jst/si-drafts/rules'
import { Button } from '@arco-design/web-react'
import { formatDate, formatNumber, lazyPart, Notice, RowActs, Section, Select, StatusTag, TextButton } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useMemo, useState } from 'react'
import { pathOf } from '../bill/remark-path.ts'
import { compareSides, type CompareRow } from '../compare/compare-sides.ts'
import { CompareRows } from '../compare/CompareRows.tsx'
import { useOrderSide } from '../review/useReview.ts'
import { DraftPdf, useCarrierPdfs } from './DraftPdf.tsx'
import { AskDialog, type QuestionSubject } from './QuestionDialogs.tsx'
import { Questions } from './Questions.tsx'
import { TakeDialog } from './TakeDialog.tsx'
import { takeable, takeAll, type PutBeside, type Take } from './takes.ts'
import { texts } from './texts.ts'

const words = texts.check
/** The standards come with the first draft. */
const FurtherCompare = lazyPart(async () => (await import('../further/FurtherCompare.tsx')).FurtherCompare)
/** Few carriers have a layout. */
const ReturnedSheet = lazyPart(async () => (await import('./ReturnedSheet.tsx')).ReturnedSheet)

interface CarrierCheckProps {
  readonly record: SiRecord
  readonly billNo: string
  readonly mayEdit: boolean
  readonly onChanged: () => void
}

/** The carrier's bills of a record, its questions, and a PDF of the carrier beside. Nothing is shown while there is none of them. */
export const CarrierCheck = observer(function CarrierCheck(props: CarrierCheckProps) {
  const { record, billNo } = props
  const [messageId, setMessageId] = useState<number>()
  const read = useDetail(siCarrierDraft, { Id: record.id, ...(messageId === undefined ? {} : { MessageId: messageId }) })
  useLiveReload(['si/changed'], [read], ({ Ids }) => isAbout(Ids, record.id))
  useLiveReload(['document/changed'], [read], ({ Kinds }) => Kinds.includes(siDocument.kind))
  const pdfs = useCarrierPdfs(record.id)
  const mayAsk = usePermitted(questionButtons.staff.code, questionButtons.staff.path)
  const { Draft, Drafts, Problem, HasLayout } = read.data ?? { Draft: null, Drafts: [], Problem: '', HasLayout: false }
  return (
    <>
      {Problem === '' ? null : <Notice tone="warning">{Problem}</Notice>}
      {Draft ? <Compared key={Draft.MessageId} {...props} draft={Draft} drafts={Drafts} onDraft={setMessageId} mayAsk={mayAsk} /> : null}
      {HasLayout ? <ReturnedSheet id={record.id} /> : null}
      {pdfs.length > 0 ? <DraftPdf id={record.id} files={pdfs} /> : null}
      <Questions id={record.id} billNo={billNo} side="staff" mayAnswer={mayAsk} />
    </>
  )
})

interface ComparedProps extends CarrierCheckProps {
  readonly draft: SiCarrierDraft
  readonly drafts: readonly { readonly Id: number; readonly CreateTime: string }[]
  readonly onDraft: (id: number) => void
  readonly mayAsk: boolean
}

const Compared = observer(function Compared({ record, mayEdit, onChanged, draft, drafts, onDraft, mayAsk }: ComparedProps) {
  const order = useOrderSide(record.orderId)
  const drafted = useMemo(() => recordFromWire(draft.Record), [draft])
  const rows = useMemo(() => compareSides(record, { before: drafted, order }), [record, drafted, order])
  const [takes, setTakes] = useState<ReadonlyMap<string, Take>>(new Map())
  const [question, setQuestion] = useState<QuestionSubject>()
  const [sending, setSending] = useState(false)
  const list = [...rows.flatMap(({ key }) => takes.get(key) ?? []), ...[...takes.values()].filter(({ put }) => put !== undefined)]
  const change = (row: CompareRow, from: Take['from'] | undefined, put?: PutBeside) => {
    const next = new Map(takes)
    if (from) next.set(row.key, { row, from, put })
    else next.delete(row.key)
    setTakes(next)
  }
  const acts = (row: CompareRow, put?: PutBeside) => (
    <RowActs>
      {takes.has(row.key) ? (
        <>
          <StatusTag tone="green">{words.taken[takes.get(row.key)!.from]}</StatusTag>
          <TextButton onClick={() => change(row, undefined)}>{words.undo}</TextButton>
        </>
      ) : mayEdit ? (
        takeable(row).map((from) => (
          <TextButton key={from} onClick={() => change(row, from, put)}>
            {words.take[from]}
          </TextButton>
        ))
      ) : null}
      {mayAsk ? <TextButton onClick={() => setQuestion(subjectOf(row))}>{words.ask}</TextButton> : null}
    </RowActs>
  )
  return (
    <Section
      title={words.title}
      extra={
        drafts.length > 1 && (
          <Select
            label={words.which}
            value={String(draft.MessageId)}
            options={drafts.map(({ Id, CreateTime }) => ({ value: String(Id), label: words.came(formatDate(CreateTime, 'list')) }))}
            onChange={(id) => onDraft(Number(id))}
          />
        )
      }
    >
      <p className="jst-muted">
        {rows.length === 0 ? words.same : words.count(formatNumber(rows.length))} {words.came(formatDate(draft.CreateTime, 'list'))}
      </p>
      {rows.length > 0 ? (
        <CompareRows
          rows={rows}
          tab="three"
          labels={{ order: words.sides.order, before: words.sides.draft, now: words.sides.now }}
          acts={mayEdit || mayAsk ? (row) => acts(row) : undefined}
        />
      ) : null}
      <FurtherCompare
        now={record}
        before={drafted}
        all={false}
        labels={{ before: words.sides.draft, now: words.sides.now }}
        none={null}
        acts={mayEdit || mayAsk ? acts : undefined}
      />
      {!mayEdit && rows.length > 0 ? <p className="jst-muted">{words.noEdit}</p> : null}
      {list.length > 0 ? (
        <div className="jst-takes">
          <span>{words.pending(list.length)}</span>
          <Button onClick={() => setTakes(new Map())}>{words.clear}</Button>
          <Button type="primary" onClick={() => setSending(true)}>
            {words.submit}
          </Button>
        </div>
      ) : null}
      <CarrierSaid said={draft.Said} />
      {question ? <AskDialog id={record.id} about={question} onClose={() => setQuestion(undefined)} onAsked={onChanged} /> : null}
      {sending ? (
        <TakeDialog
          record={record}
          taken={takeAll(record, list, { order, draft: drafted })}
          takes={list}
          onClose={() => setSending(false)}
          onDone={() => {
            setTakes(new Map())
            onChanged()
          }}
        />
      ) : null}
    </Section>
  )
})

/** A box that only another side has is no place of the record: the question names it in its words. */
const subjectOf = ({ place, label, now, order, before }: CompareRow): QuestionSubject => ({
  path: now === null ? '' : pathOf(place),
  label,
  ours: now ?? '',
  booked: order ?? '',
  drafted: before ?? '',
})

function CarrierSaid({ said }: { readonly said: SiCarrierDraft['Said'] }) {
  if (said.length === 0) return null
  return (
    <details className="jst-carrier-said">
      <summary>{words.said}</summary>
      <dl>
        {said.map(({ Label, Value }) => (
          <div key={`${Label} ${Value}`}>
            <dt>{Label}</dt>
            <dd className="jst-diff-lines">{Value}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
