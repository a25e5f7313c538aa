import { useApp } from '@jst/feature-kit'
import { Icon, Notice, StatusTag } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useEffect, useRef } from 'react'
import { texts } from '../texts.ts'
import type { SignInStore } from './SignInStore.ts'

/** Which of the bound companies to enter. */
export const CompanyChoice = observer(function CompanyChoice({ store }: { store: SignInStore }) {
  const { boundEmployees } = useApp().session
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => list.current?.querySelector('button')?.focus(), [])
  return (
    <>
      <h2>{texts.chooseCompany}</h2>
      <p className="jst-muted">{texts.chooseHint}</p>
      {store.failure ? <Notice tone="error">{store.failure}</Notice> : null}
      <ul className="jst-companies" ref={list}>
        {boundEmployees.map((bound) => (
          <li key={bound.EmployeeId}>
            <button type="button" className="jst-company" disabled={store.busy} onClick={() => void store.choose(bound.EmployeeId)}>
              <Icon name="company" size={20} />
              <span className="jst-company-name">
                {bound.CompanyName}
                <small>{bound.EmployeeName}</small>
              </span>
              {bound.IsDefault ? <StatusTag tone="grey">{texts.isDefault}</StatusTag> : null}
              <Icon name="right" />
            </button>
          </li>
        ))}
      </ul>
    </>
  )
})
