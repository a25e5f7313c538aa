import { Button } from '@arco-design/web-react'
import type { OpenUpload, ReadNoteQuestion } from '@jst/contracts/booking'
import { Panel, TextButton } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { sectionOf } from '../form/sections.ts'
import { goTo } from '../form/Steps.tsx'
import type { BookingForm } from '../form/useBookingForm.ts'
import { answerOf, isSettled } from './answers.ts'
import { texts } from './texts.ts'

interface FindingsProps {
  note: NonNullable<OpenUpload['Note']>
  form: BookingForm
  /** Id that the sections of the form begin with. */
  of: string
}

/** Questions about a note and its unread parts. A question disappears once the form has a value for it. */
export const NoteFindings = observer(function NoteFindings({ note, form, of }: FindingsProps) {
  const [handled, setHandled] = useState<ReadonlySet<ReadNoteQuestion>>(new Set())
  const open = note.Questions.filter((question) => !handled.has(question) && !isSettled(form.values, question))
  return (
    <Panel title={texts.questions(open.length)}>
      <div className="jst-note-findings">
        {open.length === 0 ? <p className="jst-muted">{texts.noQuestions}</p> : null}
        <ol className="jst-note-questions">
          {open.map((question) => (
            <li key={`${question.Path} ${question.Words}`}>
              <fieldset className="jst-note-question">
                <legend>{texts.labelAt(question.Label, question.Path)}</legend>
                <p>
                  {texts.why(question.Why)} <q title={question.Words}>{question.Words}</q>
                </p>
                <div>
                  {question.Candidates.map((candidate) => {
                    const change = answerOf(form.values, question, candidate)
                    return change ? (
                      <Button key={String(candidate.Value)} size="small" onClick={() => form.write(change)}>
                        {texts.candidate(candidate.Value, candidate.Zh)}
                      </Button>
                    ) : null
                  })}
                  <TextButton onClick={() => goTo(of, sectionOf(question.Path))}>{texts.fill}</TextButton>
                  <TextButton onClick={() => setHandled(new Set([...handled, question]))}>{texts.done}</TextButton>
                </div>
              </fieldset>
            </li>
          ))}
        </ol>
        {note.Usual.length > 0 ? (
          <p className="jst-muted">
            {texts.defaulted(note.Usual.map(({ Label, Path }) => texts.labelAt(Label, Path)).join(texts.listJoint))}
          </p>
        ) : null}
        {note.Unread.length > 0 ? (
          <details open={note.Unread.length <= 10}>
            <summary>{texts.unread(note.Unread.length)}</summary>
            <p className="jst-muted">{texts.unreadHint}</p>
            <ul className="jst-note-unread">
              {note.Unread.map((words, at) => (
                <li key={`${at} ${words}`}>{words}</li>
              ))}
            </ul>
          </details>
        ) : null}
      </div>
    </Panel>
  )
})
