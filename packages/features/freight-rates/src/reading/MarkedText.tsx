import type { OpenReading } from '@jst/contracts/freight-rates'
import { texts } from './texts.ts'

const words = texts.marked

interface MarkedTextProps {
  opened: Pick<OpenReading, 'Text' | 'Reading'>
  /** The question that a part of the text belongs to is shown. Absent: the text is only shown. */
  onQuestion?: (id: string) => void
}

/** The text with what was read, what is asked and what was not understood. Parts that are asked lead to their question. */
export function MarkedText({ opened: { Text, Reading }, onQuestion }: MarkedTextProps) {
  const open = Reading.Questions.filter(({ Answer }) => Answer === undefined)
  const questionAt = (at: number) => open.find(({ Spans }) => Spans.some(({ Start, End }) => Start <= at && at < End))
  const unread = Reading.Marks.filter(({ As }) => As === 'unread').length
  return (
    <>
      <p className="jst-read-text" data-testid="read-text">
        {Reading.Marks.map(({ Start, End, As }) => {
          const text = Text.slice(Start, End)
          if (As === 'read') return <span key={Start}>{text}</span>
          const question = As === 'asked' ? questionAt(Start) : undefined
          return question && onQuestion ? (
            <button key={Start} type="button" className="jst-read-asked" onClick={() => onQuestion(question.Id)}>
              {text}
            </button>
          ) : (
            <span
              key={Start}
              className={As === 'unread' ? 'jst-read-unread' : question ? 'jst-read-asked' : undefined}
              title={As === 'asked' ? undefined : words.legend.unread}
            >
              {text}
            </span>
          )
        })}
      </p>
      <p className="jst-read-legend jst-muted">
        <span className="jst-read-asked">{words.legend.asked}</span>
        <span className="jst-read-unread">{words.legend.unread}</span>
        <span>{unread > 0 ? words.unread(unread) : words.all}</span>
      </p>
    </>
  )
}
