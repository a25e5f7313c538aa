import type { EntityValues } from '@jst/contracts/entity'
import type { Twin } from '@jst/contracts/partner'
import { useApp } from '@jst/feature-kit'
import { Latest } from '@jst/feature-kit/form'
import { AppLink, Notice, Section } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import type { Kind } from '../kinds.ts'
import { texts } from '../texts.ts'

const words = texts.twins
/** Milliseconds without a key after which is asked. */
const pause = 300

interface TwinsProps {
  kind: Kind
  /** The one that is written, 0 for a new one. */
  id: number
  values: EntityValues
}

/** Companies that may be the one that is being typed, found while it is. */
export const Twins = observer(function Twins({ kind, id, values }: TwinsProps) {
  const { api } = useApp()
  const [found] = useState(() => new Latest<readonly Twin[]>())
  const text = (key: string) => String(values[key] ?? '').trim()
  const [name, code, phone, mail] = [text('NameZh'), text('CreditCode'), text('Phone'), text('InvoiceEmail')]
  const asked = name.length > 1 || code.length > 0 || phone.length > 6 || mail.includes('@')
  useEffect(() => {
    if (!asked) return undefined
    const timer = setTimeout(() => {
      void found.ask(() => api.call(kind.more.twins, { Id: id, NameZh: name, CreditCode: code, Phone: phone, Email: mail }))
    }, pause)
    return () => clearTimeout(timer)
  }, [api, found, kind, id, asked, name, code, phone, mail])
  const twins = asked ? (found.value ?? []) : []
  return (
    <Section title={words.title}>
      <div aria-live="polite">
        {twins.some(({ Sure }) => Sure) ? <Notice tone="warning">{words.sure(kind.zh)}</Notice> : null}
        {found.failure && asked ? <p className="jst-muted">{words.failed(found.failure)}</p> : null}
        {asked && found.value?.length === 0 ? <p className="jst-muted">{words.none}</p> : null}
        {asked ? null : <p className="jst-muted">{words.waiting}</p>}
        {twins.length > 0 ? <p>{words.lead}</p> : null}
        <ul className="jst-plain-list">
          {twins.map((twin) => (
            <li key={twin.Id}>
              <AppLink to={kind.to.detail(twin.Id)}>{twin.NameZh}</AppLink>
              <div className="jst-muted">{[twin.Code, ...twin.Why.map((why) => words.why[why])].join(' · ')}</div>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  )
})
