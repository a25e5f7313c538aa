import { Dialog } from '@jst/ui'
import { agreements, type AgreementName } from './texts.ts'

/** The text of an agreement, to be read before it is accepted. */
export function AgreementDialog({ name, onClose }: { name: AgreementName; onClose: () => void }) {
  const { title, lead, clauses } = agreements[name]
  return (
    <Dialog title={title} width={720} onClose={onClose}>
      <p>{lead}</p>
      {clauses.map((clause) => (
        <section key={clause.title} aria-label={clause.title}>
          <h3 className="jst-agreement-title">{clause.title}</h3>
          <ul className="jst-agreement-lines">
            {clause.lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </section>
      ))}
    </Dialog>
  )
}
