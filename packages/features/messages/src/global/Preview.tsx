import { safePath } from '@jst/feature-kit'
import { formatText } from '@jst/ui'
import { texts } from './texts.ts'
import type { GlobalValues } from './useGlobalForm.ts'

/** The message as its recipients will see it; plain text, whatever was typed. */
export function Preview({ values: { Title, Description, Link } }: { values: GlobalValues }) {
  return (
    <article className="jst-message-preview">
      <h3>{formatText(Title)}</h3>
      <p className="jst-prose">{formatText(Description)}</p>
      {safePath(Link) ? <span className="jst-link">{texts.editor.open}</span> : null}
    </article>
  )
}
