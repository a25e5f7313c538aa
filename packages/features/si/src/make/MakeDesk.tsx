import { Select } from '@jst/ui'
import { siCompanyList } from '@jst/contracts/si'
import { link, useApp, useDetail } from '@jst/feature-kit'
import { observer } from 'mobx-react-lite'
import { useId, useState } from 'react'
import { Desk } from '../editor/desk.tsx'
import type { Behalf } from '../editor/model/ports.ts'
import { texts } from './texts.ts'

const words = texts.make

/** The editor at an employee's desk: whose bill it is stands above it, and who of the customer is told. */
export const MakeDesk = observer(function MakeDesk({
  orderId,
  recordId,
  bills,
}: {
  orderId: number | undefined
  recordId: number | undefined
  bills: number
}) {
  const app = useApp()
  const [contactId, setContactId] = useState<number>()
  return (
    <Desk
      orderId={orderId}
      recordId={recordId}
      side="/tdManage/siCreator"
      bills={bills}
      contactId={contactId}
      renderExtra={(behalf) => recordId === undefined && <Contact behalf={behalf} value={contactId} onPick={setContactId} />}
      onDone={([first]) => app.navigate(first === undefined ? '/tdManage/siMake' : link('/tdManage/siDetail', { Id: first }))}
    />
  )
})

/** Contact of the customer who is notified of the review. */
const Contact = observer(function Contact({
  behalf,
  value,
  onPick,
}: {
  behalf: Behalf
  value: number | undefined
  onPick: (id: number | undefined) => void
}) {
  const id = useId()
  const found = useDetail(siCompanyList, { Keyword: behalf.companyName, PageSize: 10 })
  const contacts = found.data?.Rows.find(({ CompanyId }) => CompanyId === behalf.companyId)?.Contacts ?? []
  return (
    <div className="jst-target">
      <label htmlFor={id}>{words.contact}</label>
      <Select
        id={id}
        value={value === undefined ? '' : String(value)}
        options={[
          { value: '', label: words.self },
          ...contacts.map(({ EmployeeId, Name, Department }) => ({
            value: String(EmployeeId),
            label: [Name, Department].filter(Boolean).join(' · '),
          })),
        ]}
        onChange={(picked) => onPick(Number(picked) || undefined)}
      />
      <span className="jst-muted">{words.contactHint}</span>
    </div>
  )
})
