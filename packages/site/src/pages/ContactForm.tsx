import { cvEndings, cvLimits } from '@jst/contracts/portal'
import type { FormState } from '../model.ts'
import type { SiteTexts } from '../language.ts'
import { useSite } from '../site.tsx'

const fieldsOf = (words: SiteTexts['form']) => [
  { key: 'Name', label: words.name, most: 40, required: true, complete: 'name' },
  { key: 'Company', label: words.company, most: 80, required: false, complete: 'organization' },
  { key: 'Phone', label: words.phone, most: 40, required: false, complete: 'tel' },
  { key: 'Email', label: words.email, most: 120, required: false, complete: 'email' },
]

interface ContactFormProps {
  form: FormState
  title: string
  about: string
  /** Where it is sent: the page itself. */
  at: string
  /** Label of the long field. */
  message?: string
  /** A CV can be attached. */
  cv?: boolean
}

/** A form to the people of the company: sent without a script, and shown again with what was typed where something is wrong. */
export function ContactForm({ form, title, about, at, message, cv = false }: ContactFormProps) {
  const words = useSite().texts.form
  if (form.sent)
    return (
      <section className="section" id="form">
        <p className="good" role="status">
          {words.sent}
        </p>
      </section>
    )
  const problems = Object.keys(form.problems).length > 0
  return (
    <section className="section" id="form">
      <h2>{title}</h2>
      <p className="lead">{about}</p>
      {problems ? (
        <p className="bad" role="alert">
          {form.problems['Form'] ?? words.failed}
        </p>
      ) : null}
      <form className="form" method="post" action={`${at}#form`} {...(cv ? { encType: 'multipart/form-data' } : {})}>
        {fieldsOf(words).map(({ key, label, most, required, complete }) => (
          <div key={key}>
            <label>
              {label}
              {required ? ' *' : ''}
              <input
                name={key}
                maxLength={most}
                required={required}
                autoComplete={complete}
                defaultValue={form.values[key] ?? ''}
                aria-invalid={form.problems[key] ? true : undefined}
              />
            </label>
            <Problem text={form.problems[key]} />
          </div>
        ))}
        <div className="whole">
          <label>
            {message ?? words.message} *
            <textarea
              name="Message"
              maxLength={2_000}
              required
              defaultValue={form.values['Message'] ?? ''}
              aria-invalid={form.problems['Message'] ? true : undefined}
            />
          </label>
          <Problem text={form.problems['Message']} />
        </div>
        {cv ? (
          <div className="whole">
            <label>
              {words.cv}
              <input
                type="file"
                name="Cv"
                accept={cvEndings}
                aria-describedby="cv-hint"
                aria-invalid={form.problems['Cv'] ? true : undefined}
              />
            </label>
            <p className="lead" id="cv-hint">
              {words.cvHint(cvLimits.formats.join(', '), cvLimits.bytes / 1_048_576)}
            </p>
            <Problem text={form.problems['Cv']} />
          </div>
        ) : null}
        <div className="whole">
          <label className="agree">
            <input
              type="checkbox"
              name="Consent"
              value="yes"
              required
              defaultChecked={form.values['Consent'] === 'yes'}
              aria-invalid={form.problems['Consent'] ? true : undefined}
            />
            {words.consent} *
          </label>
          <Problem text={form.problems['Consent']} />
          <details>
            <summary>{words.privacyTitle}</summary>
            <p className="lead">{words.privacy}</p>
          </details>
        </div>
        <label className="trap" aria-hidden="true">
          {words.trap}
          <input name="Website" tabIndex={-1} autoComplete="off" />
        </label>
        <input type="hidden" name="Stamp" value={form.stamp} />
        <div className="whole">
          <button type="submit">{words.send}</button>
        </div>
      </form>
    </section>
  )
}

const Problem = ({ text }: { text: string | undefined }) => (text ? <p className="bad">{text}</p> : null)
