import { useId, useState } from 'react'
import type { AgreementName } from './agreements/texts.ts'
import { texts } from './texts.ts'
import { lazyPart, TextButton } from '@jst/ui'

const words = texts.register.consent
const AgreementDialog = lazyPart(async () => (await import('./agreements/AgreementDialog.tsx')).AgreementDialog)

/** The box of who agrees, beside the two texts that it is about. */
export function Consent({ agreed, error, onChange }: { agreed: boolean; error: string | undefined; onChange: (agreed: boolean) => void }) {
  const id = useId()
  const [open, setOpen] = useState<AgreementName>()
  const text = (name: AgreementName) => <TextButton onClick={() => setOpen(name)}>{words[name]}</TextButton>
  return (
    <div>
      <div className="jst-join-consent">
        <input
          id={id}
          type="checkbox"
          checked={agreed}
          aria-labelledby={`${id}text`}
          aria-describedby={error ? `${id}note` : undefined}
          aria-invalid={error ? true : undefined}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span id={`${id}text`}>
          <label htmlFor={id}>{words.agree}</label>
          {text('service')}
          {words.and}
          {text('privacy')}
        </span>
      </div>
      {error ? (
        <p id={`${id}note`} className="jst-form-error" role="alert">
          {error}
        </p>
      ) : null}
      {open ? <AgreementDialog name={open} onClose={() => setOpen(undefined)} /> : null}
    </div>
  )
}
