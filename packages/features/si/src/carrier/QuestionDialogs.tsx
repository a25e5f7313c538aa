import { answerSiQuestion, askSiQuestion, type SiQuestion, type SiQuestionTo } from '@jst/contracts/si'
import { useApp } from '@jst/feature-kit'
import { FormDialog, TextDialog, useForm } from '@jst/feature-kit/form'
import { ChoiceField, LinesField } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { texts } from './texts.ts'

const words = texts.questions
const sides = () => (Object.keys(words.sides) as SiQuestionTo[]).map((value) => ({ value, label: words.sides[value] }))

/** Subject of a question: a place of the record, with the values that it has on the three sides. */
export interface QuestionSubject {
  readonly path: string
  readonly label: string
  readonly ours: string
  readonly booked: string
  readonly drafted: string
}

interface AskProps {
  readonly id: number
  readonly about: QuestionSubject
  readonly onClose: () => void
  readonly onAsked: () => void
}

/** Asks the customer or the carrier about one place. */
export const AskDialog = observer(function AskDialog({ id, about, onClose, onAsked }: AskProps) {
  const { api, notify } = useApp()
  const { path, label, ours, booked, drafted } = about
  const form = useForm({
    start: () => ({ To: 'customer', Text: words.suggestion(ours || words.none, drafted || words.none) }),
    fields: { To: { label: words.to }, Text: { label: words.text, required: words.textNeeded } },
    save: ({ To, Text }) =>
      api.call(askSiQuestion, {
        Id: id,
        To: To as SiQuestionTo,
        Path: path,
        Text: Text.trim(),
        Ours: ours.slice(0, 6_000),
        Booked: booked.slice(0, 6_000),
        Theirs: drafted.slice(0, 6_000),
      }),
    saved: () => {
      notify.success(words.asked)
      onClose()
      onAsked()
    },
  })
  return (
    <FormDialog form={form} title={words.ask(label)} submit={words.submit} onClose={onClose}>
      <ChoiceField {...form.field('To')} options={sides()} />
      <LinesField {...form.field('Text')} maxLength={500} />
    </FormDialog>
  )
})

interface AnswerProps {
  readonly question: SiQuestion
  readonly title: string
  readonly onClose: () => void
  readonly onAnswered: () => void
}
export function AnswerDialog({ question: { Id, Label, Text }, title, onClose, onAnswered }: AnswerProps) {
  const { api } = useApp()
  return (
    <TextDialog
      title={title}
      submit={title}
      label={words.answer}
      required={words.answerNeeded}
      maxLength={500}
      send={(Answer) => api.call(answerSiQuestion, { Id, Answer })}
      done={words.answered}
      onDone={onAnswered}
      onClose={onClose}
    >
      <p>{`${Label}：${Text}`}</p>
    </TextDialog>
  )
}
