import { lazyComponent } from '@jst/ui'
import { Suspense, useId } from 'react'
import type { RichTextProps } from './props.ts'
import { texts } from './texts.ts'

const RichTextEditor = lazyComponent(async () => (await import('./RichTextEditor.tsx')).RichTextEditor)

/** A text with headings, lists, links, pictures and tables, under its label. */
export function RichTextField(props: RichTextProps) {
  const { label, required, error, hint } = props
  const id = useId()
  const note = error ?? hint
  return (
    <div className={error ? 'jst-field is-wrong' : 'jst-field'} role="group" aria-labelledby={id}>
      <span id={id} className="jst-field-label">
        {label}
        {required ? (
          <span className="jst-field-required" aria-hidden="true">
            *
          </span>
        ) : null}
      </span>
      <Suspense fallback={<p className="jst-muted">{texts.loading}</p>}>
        <RichTextEditor {...props} />
      </Suspense>
      {note ? (
        <p className="jst-field-note" role={error ? 'alert' : undefined}>
          {note}
        </p>
      ) : null}
    </div>
  )
}
