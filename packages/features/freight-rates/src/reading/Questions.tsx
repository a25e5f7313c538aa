import { Button } from '@arco-design/web-react'
import type { OpenReading, ReadQuestion } from '@jst/contracts/freight-rates'
import { ReferenceField } from '@jst/feature-kit/entity'
import { DayField, Panel, TextButton, TextField } from '@jst/ui'
import { useState } from 'react'
import { texts } from './texts.ts'

const words = texts.questions
const leftOut = '-'
type Kind = keyof typeof words.kinds
const labels: Readonly<Record<string, string>> = words.labels
const named = new Set(['port', 'carrier', 'charge'])
const labelOf = ({ Kind }: ReadQuestion, { Value, Label }: ReadQuestion['Candidates'][number]) =>
  named.has(Kind) ? `${Label} ${Value}` : (labels[Label] ?? (Kind === 'remark' ? words.asCharge(Label) : Label))
export const sentenceOf = ({ Kind, Word }: ReadQuestion) =>
  Kind === 'validity' && Word.length > 30 ? words.noValidity : words.kinds[Kind as Kind](Word)

interface QuestionsProps {
  opened: OpenReading
  busy: boolean
  /** The one that was just asked for. */
  at: string | undefined
  onAnswer: (id: string, answer: string) => void
}

/** Open questions in the order of the text; one key answers most of them. */
export function Questions({ opened: { Reading }, busy, at, onAnswer }: QuestionsProps) {
  const open = Reading.Questions.filter(({ Answer }) => Answer === undefined)
  const answered = Reading.Questions.filter(({ Answer }) => Answer !== undefined)
  return (
    <Panel title={words.title(open.length)}>
      {open.length === 0 ? <p className="jst-muted">{words.none}</p> : null}
      <ol className="jst-read-questions">
        {open.map((question) => (
          <li key={question.Id}>
            <Question question={question} busy={busy} isAt={at === question.Id} onAnswer={(answer) => onAnswer(question.Id, answer)} />
          </li>
        ))}
      </ol>
      {answered.length > 0 ? (
        <details>
          <summary>{words.answered(answered.length)}</summary>
          <ul className="jst-read-questions">
            {answered.map((question) => (
              <li key={question.Id}>
                {sentenceOf(question)} <strong>{answerText(question)}</strong>{' '}
                <TextButton disabled={busy} onClick={() => onAnswer(question.Id, '')}>
                  {words.change}
                </TextButton>
              </li>
            ))}
          </ul>
        </details>
      ) : null}
    </Panel>
  )
}

function answerText(question: ReadQuestion): string {
  const { Answer = '', Candidates } = question
  const candidate = Candidates.find(({ Value }) => Value === Answer)
  return Answer === leftOut ? words.leftOut : candidate ? labelOf(question, candidate) : Answer
}

interface QuestionProps {
  question: ReadQuestion
  busy: boolean
  isAt: boolean
  onAnswer: (answer: string) => void
}

function Question({ question, busy, isAt, onAnswer }: QuestionProps) {
  const { Candidates, Free } = question
  return (
    <fieldset
      className={isAt ? 'jst-read-question is-at' : 'jst-read-question'}
      disabled={busy}
      ref={(element) => {
        if (isAt) element?.scrollIntoView({ block: 'nearest' })
      }}
    >
      <legend>{sentenceOf(question)}</legend>
      <div className="jst-read-answers">
        {Candidates.map((candidate) => (
          <Button key={candidate.Value} size="small" onClick={() => onAnswer(candidate.Value)}>
            {labelOf(question, candidate)}
          </Button>
        ))}
        <FreeAnswer free={Free} onAnswer={onAnswer} />
        <TextButton onClick={() => onAnswer(leftOut)}>{words.leaveOut}</TextButton>
      </div>
    </fieldset>
  )
}

/** Free answer beside the offered ones: any port, any day. */
function FreeAnswer({ free, onAnswer }: { free: string; onAnswer: (answer: string) => void }) {
  const [typed, setTyped] = useState('')
  const [until, setUntil] = useState('')
  if (free === 'port' || free === 'carrier' || free === 'charge')
    return (
      <ReferenceField
        kind={free}
        label={words.other}
        value={[]}
        onChange={([code]) => {
          if (code) onAnswer(code)
        }}
      />
    )
  if (free === 'days')
    return (
      <>
        <DayField label={words.from} value={typed} onChange={setTyped} />
        <DayField label={words.to} value={until} onChange={setUntil} />
        <Button size="small" disabled={typed === '' || until === '' || until < typed} onClick={() => onAnswer(`${typed}~${until}`)}>
          {words.confirm}
        </Button>
      </>
    )
  if (free === 'amount')
    return (
      <>
        <TextField label={words.amount} value={typed} onChange={setTyped} maxLength={12} />
        <Button size="small" disabled={!/^\d+(\.\d{1,2})?$/.test(typed)} onClick={() => onAnswer(typed)}>
          {words.confirm}
        </Button>
      </>
    )
  return null
}
