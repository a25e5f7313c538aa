import type { App } from '@jst/feature-kit'
import { Icon, StatusTag } from '@jst/ui'
import { useId } from 'react'
import { texts } from './parts.texts.ts'

interface CompanyChoiceProps {
  bound: App['session']['boundEmployees']
  /** Employee of the session. */
  current: number | undefined
  busy: boolean
  onChoose: (employeeId: number) => void
  onDefault: (employeeId: number) => void
}

/** The companies of a person: which one to enter, and which one is entered by default. */
export function CompanyChoice({ bound, current, busy, onChoose, onDefault }: CompanyChoiceProps) {
  const id = useId()
  return (
    <ul className="jst-companies">
      {bound.map(({ EmployeeId, EmployeeName, CompanyName, RoleNames = [], IsDefault }) => (
        <li key={EmployeeId}>
          <button type="button" className="jst-company" disabled={busy} onClick={() => onChoose(EmployeeId)}>
            <Icon name="company" size={20} />
            <span id={`${id}-${EmployeeId}`} className="jst-company-name">
              {CompanyName}
              <small>{[EmployeeName, ...RoleNames].join(' · ')}</small>
            </span>
            {EmployeeId === current ? <StatusTag tone="blue">{texts.currentCompany}</StatusTag> : null}
            {IsDefault ? <StatusTag tone="grey">{texts.isDefault}</StatusTag> : null}
            <Icon name="right" />
          </button>
          {IsDefault || bound.length < 2 ? null : (
            <button
              type="button"
              className="jst-text-button jst-company-default"
              aria-describedby={`${id}-${EmployeeId}`}
              disabled={busy}
              onClick={() => onDefault(EmployeeId)}
            >
              {texts.setDefault}
            </button>
          )}
        </li>
      ))}
    </ul>
  )
}
