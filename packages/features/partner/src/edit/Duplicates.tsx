import type { EntityValues } from '@jst/contracts/entity'
import type { PossibleDuplicate } from '@jst/contracts/partner'
import { useApp } from '@jst/feature-kit'
import { Latest } from '@jst/feature-kit/form'
import { AppLink, Notice, Section } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import type { Kind } from '../kinds.ts'
import { texts } from '../texts.ts'

const words = texts.duplicates
/** Milliseconds without a key after which is asked. */
const pause = 300

interface DuplicatesProps {
  kind: Kind
  /** The one that is written, 0 for a new one. */
  id: number
  values: EntityValues
}

/** Companies that may be the one that is being typed, found while it is. */
export const Duplicates = observer(function Duplicates({ kind, id, values }: DuplicatesProps) {
  const { api } = useApp()
  const [found] = useState(() => new Latest<readonly PossibleDuplicate[]>())
  const text = (key: string) => String(values[key] ?? '').trim()
  const [name, code, phone, mail] = [text('NameZh'), text('CreditCode'), text('Phone'), text('InvoiceEmail')]
  const isSearchable = name.length > 1 || code.length > 0 || phone.length > 6 || mail.includes('@')
  useEffect(() => {
    if (!isSearchable) return undefined
    const timer = setTimeout(() => {
      void found.ask(() => api.call(kind.more.duplicates, { Id: id, NameZh: name, CreditCode: code, Phone: phone, Email: mail }))
    }, pause)
    return () => clearTimeout(timer)
  }, [api, found, kind, id, isSearchable, name, code, phone, mail])
  const duplicates = isSearchable ? (found.value ?? []) : []
  return (
    <Section title={words.title}>
      <div aria-live="polite">
        {duplicates.some(({ Sure }) => Sure) ? <Notice tone="warning">{words.sure(kind.zh)}</Notice> : null}
        {found.failure && isSearchable ? <p className="jst-muted">{words.failed(found.failure)}</p> : null}
        {isSearchable && found.value?.length === 0 ? <p className="jst-muted">{words.none}</p> : null}
        {isSearchable ? null : <p className="jst-muted">{words.waiting}</p>}
        {duplicates.length > 0 ? <p>{words.lead}</p> : null}
        <ul className="jst-plain-list">
          {duplicates.map((duplicate) => (
            <li key={duplicate.Id}>
              <AppLink to={kind.to.detail(duplicate.Id)}>{duplicate.NameZh}</AppLink>
              <div className="jst-muted">{[duplicate.Code, ...duplicate.Why.map((why) => words.why[why])].join(' · ')}</div>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  )
})
