import { DateEntry, Field, formatDate, instantOf, RadioChoice, Section } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { texts } from './texts.ts'
import type { GlobalForm } from './useGlobalForm.ts'

const words = texts.editor

/** `YYYY-MM-DD HH:mm` in local time. */
const localOf = (instant: string | null | undefined): string => (instant ? formatDate(instant, 'dateTime').slice(0, 16) : '')

/** At once, or at a time. */
export const When = observer(function When({ form, locked }: { form: GlobalForm; locked: boolean }) {
  const { later, SendAt } = form.values
  const wrong = form.errors['SendAt']
  return (
    <Section title={words.when}>
      <div className="jst-stack-form">
        <RadioChoice
          label={words.when}
          labelHidden
          options={[false, true]}
          labelOf={(choice) => (choice ? words.later : words.now)}
          value={later}
          onPick={(choice) => form.write({ later: choice })}
          disabled={locked}
        />
        {later ? (
          <Field label={words.at} error={wrong}>
            {({ id, describedBy, invalid }) => (
              <div className="jst-field-box">
                <DateEntry
                  id={id}
                  time
                  value={localOf(SendAt)}
                  disabled={locked}
                  describedBy={describedBy}
                  invalid={invalid}
                  onChange={(at) => form.write({ SendAt: instantOf(at) })}
                />
              </div>
            )}
          </Field>
        ) : null}
      </div>
    </Section>
  )
})
