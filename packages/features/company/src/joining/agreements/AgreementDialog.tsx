import { Dialog } from '@jst/ui'
import { texts } from '../texts.ts'
import { agreements, type AgreementName } from './texts.ts'

const words = texts.register.consent

/** The text of an agreement, to be read before it is accepted. */
export function AgreementDialog({ name, onClose }: { name: AgreementName; onClose: () => void }) {
  const { lead, clauses } = agreements[name]
  return (
    <Dialog title={words.titles[name]} width={720} onClose={onClose}>
      {words.inChinese === '' ? null : <p>{words.inChinese}</p>}
      <div lang="zh-CN">
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
      </div>
    </Dialog>
  )
}
