import { formatDate, instantOf, Section } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { texts } from './texts.ts'
import type { GlobalForm } from './useGlobalForm.ts'

const words = texts.editor

/** `YYYY-MM-DDTHH:mm` of the browser's own control, in local time. */
const localOf = (instant: string | null): string =>
  instant === null ? '' : `${formatDate(instant, 'date')}T${formatDate(instant, 'dateTime').slice(11, 16)}`

/** At once, or at a time. */
export const When = observer(function When({ form, locked }: { form: GlobalForm; locked: boolean }) {
  const { later, SendAt } = form.values
  const wrong = form.errors['SendAt']
  return (
    <Section title={words.when}>
      <div className="jst-stack-form">
        <fieldset>
          <legend className="jst-hidden">{words.when}</legend>
          {[false, true].map((choice) => (
            <label key={String(choice)}>
              <input
                type="radio"
                name="global-when"
                checked={later === choice}
                disabled={locked}
                onChange={() => form.write({ later: choice })}
              />
              {choice ? words.later : words.now}
            </label>
          ))}
        </fieldset>
        {later ? (
          <label className="jst-field">
            <span className="jst-field-label">{words.at}</span>
            <input
              type="datetime-local"
              className="jst-form-input"
              value={localOf(SendAt)}
              disabled={locked}
              aria-invalid={wrong ? true : undefined}
              onChange={(event) => form.write({ SendAt: instantOf(event.target.value) })}
            />
            {wrong ? (
              <span className="jst-form-error" role="alert">
                {wrong}
              </span>
            ) : null}
          </label>
        ) : null}
      </div>
    </Section>
  )
})
