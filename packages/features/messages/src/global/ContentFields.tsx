import { globalMessageLimits as limits } from '@jst/contracts/messages'
import { Section, TextField } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useId } from 'react'
import type { GlobalForm } from './GlobalForm.ts'
import { texts } from './texts.ts'

const words = texts.editor

/** Title, text and the page it leads to. */
export const ContentFields = observer(function ContentFields({ form, locked }: { form: GlobalForm; locked: boolean }) {
  const id = useId()
  const { values, errors } = form
  const wrong = errors['Description']
  return (
    <Section title={words.content}>
      <div className="jst-stack-form">
        <TextField
          label={words.name}
          value={values.Title}
          onChange={(Title) => form.write({ Title })}
          error={errors['Title']}
          maxLength={limits.title}
          disabled={locked}
          required
        />
        <div className={wrong ? 'jst-field is-wrong' : 'jst-field'}>
          <label htmlFor={id} className="jst-field-label">
            {words.description}
            <span className="jst-field-required" aria-hidden="true">
              *
            </span>
          </label>
          <textarea
            id={id}
            className="jst-form-input"
            rows={8}
            value={values.Description}
            maxLength={limits.description}
            disabled={locked}
            required
            aria-invalid={wrong ? true : undefined}
            aria-describedby={`${id}note`}
            onChange={(event) => form.write({ Description: event.target.value })}
          />
          <p id={`${id}note`} className="jst-field-note" role={wrong ? 'alert' : undefined}>
            {wrong ?? words.descriptionHint}
          </p>
        </div>
        <TextField
          label={words.link}
          value={values.Link}
          onChange={(Link) => form.write({ Link })}
          error={errors['Link']}
          hint={words.linkHint}
          maxLength={limits.link}
          disabled={locked}
        />
      </div>
    </Section>
  )
})
