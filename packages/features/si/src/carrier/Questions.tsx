import { isAbout } from '@jst/contracts'
import { closeSiQuestion, siQuestions, type SiQuestion } from '@jst/contracts/si'
import { useAction, useApp, useDetail, useLiveReload } from '@jst/feature-kit'
import { formatDate, RowActs, Section, StatusTag, TextButton } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { placeOf, type Place } from '../bill/remark-path.ts'
import { englishLabelOf } from './english-label.ts'
import { AnswerDialog } from './QuestionDialogs.tsx'
import { texts } from './texts.ts'

const words = texts.questions

interface QuestionsProps {
  readonly id: number
  readonly billNo: string
  /** The staff ask, note answers and close; the customer answers. */
  readonly side: 'staff' | 'party'
  readonly mayAnswer: boolean
  /** Goes to the field that a question is about; absent where none can be reached. */
  readonly onJump?: ((place: Place) => void) | undefined
}

/** Open questions about a record first, each with the place that it is about. Nothing is shown while there are none. */
export const Questions = observer(function Questions({ id, billNo, side, mayAnswer, onJump }: QuestionsProps) {
  const list = useDetail(siQuestions, { Id: id })
  const [answering, setAnswering] = useState<SiQuestion>()
  const [all, setAll] = useState(false)
  useLiveReload(['si/changed'], [list], ({ Ids }) => isAbout(Ids, id))
  const rows = list.data ?? []
  const closed = rows.filter(({ Closed }) => Closed).length
  const shown = all ? rows : rows.filter(({ Closed }) => !Closed)
  const toCarrier = rows.filter(({ To, Closed, AnsweredAt }) => To === 'carrier' && !Closed && AnsweredAt === null)
  const titleOf = ({ To }: SiQuestion) => (side === 'staff' ? words.answerOf[To] : words.answer)
  if (rows.length === 0) return null
  return (
    <Section title={words.title} extra={toCarrier.length > 0 && <CopyLetter billNo={billNo} questions={toCarrier} />}>
      <ul className="jst-questions">
        {shown.map((question) => (
          <Row
            key={question.Id}
            question={question}
            staff={side === 'staff'}
            onJump={onJump}
            onAnswer={mayAnswer ? () => setAnswering(question) : undefined}
            answerTitle={titleOf(question)}
            onChanged={list.reload}
          />
        ))}
      </ul>
      {closed > 0 && !all ? <TextButton onClick={() => setAll(true)}>{words.showClosed(closed)}</TextButton> : null}
      {answering ? (
        <AnswerDialog question={answering} title={titleOf(answering)} onClose={() => setAnswering(undefined)} onAnswered={list.reload} />
      ) : null}
    </Section>
  )
})

interface RowProps {
  readonly question: SiQuestion
  readonly staff: boolean
  readonly answerTitle: string
  readonly onJump: ((place: Place) => void) | undefined
  readonly onAnswer: (() => void) | undefined
  readonly onChanged: () => void
}
function Row({ question, staff, answerTitle, onJump, onAnswer, onChanged }: RowProps) {
  const { api, notify } = useApp()
  const { Id, To, Path, Label, Text, Ours, Theirs, By, CreateTime, Answer, AnsweredBy, AnsweredAt, Closed } = question
  const close = useAction(async () => {
    await api.call(closeSiQuestion, { Id })
    notify.success(words.closed)
    onChanged()
  })
  return (
    <li>
      <div className="jst-question-head">
        {staff ? <StatusTag tone={To === 'carrier' ? 'purple' : 'blue'}>{words.sides[To]}</StatusTag> : null}
        {onJump && Path !== '' ? <TextButton onClick={() => onJump(placeOf(Path))}>{Label}</TextButton> : <strong>{Label}</strong>}
        <span className="jst-muted">{words.by(By, formatDate(CreateTime, 'list'))}</span>
        {Closed ? <StatusTag tone="grey">{words.closed}</StatusTag> : null}
      </div>
      <p>{Text}</p>
      {staff && (Ours !== '' || Theirs !== '') ? (
        <p className="jst-muted">{words.values(Ours || words.none, Theirs || words.none)}</p>
      ) : null}
      {AnsweredAt === null ? null : (
        <p className="jst-question-answer">
          {Answer} <span className="jst-muted">{words.by(AnsweredBy, formatDate(AnsweredAt, 'list'))}</span>
        </p>
      )}
      {Closed ? null : (
        <RowActs>
          {AnsweredAt === null && onAnswer ? <TextButton onClick={onAnswer}>{answerTitle}</TextButton> : null}
          {staff ? <TextButton onClick={() => void close.run()}>{words.close}</TextButton> : null}
        </RowActs>
      )}
    </li>
  )
}

/** All open questions to the carrier as one text in English, for a mail or the carrier's own page. */
function CopyLetter({ billNo, questions }: { readonly billNo: string; readonly questions: readonly SiQuestion[] }) {
  const { notify } = useApp()
  const text = [
    words.letter(billNo),
    ...questions.map(({ Path, Ours, Theirs, Text }, at) =>
      Path === ''
        ? `${at + 1}. ${words.wholeBill}: ${Text}`
        : words.line(at + 1, englishLabelOf(Path), Ours || words.empty, Theirs || words.empty),
    ),
  ].join('\n')
  return (
    <TextButton onClick={() => void navigator.clipboard.writeText(text).then(() => notify.success(words.copied))}>{words.copy}</TextButton>
  )
}
