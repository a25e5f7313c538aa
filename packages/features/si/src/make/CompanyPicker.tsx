import { siCompanyList, type SiCompany } from '@jst/contracts/si'
import { useDetail } from '@jst/feature-kit'
import { Button } from '@arco-design/web-react'
import { Notice, StatusTag } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { texts } from './texts.ts'

const words = texts.creator

/** Customers that the employee may submit for, those with the most waiting orders told. */
export const CompanyPicker = observer(function CompanyPicker({
  value,
  onPick,
}: {
  value: SiCompany | undefined
  onPick: (company: SiCompany) => void
}) {
  const [typed, setTyped] = useState('')
  const [keyword, setKeyword] = useState('')
  const page = useDetail(siCompanyList, { PageSize: 20, ...(keyword ? { Keyword: keyword } : {}) })
  return (
    <>
      <form
        className="jst-inline-form"
        role="search"
        onSubmit={(event) => {
          event.preventDefault()
          setKeyword(typed.trim())
        }}
      >
        <input
          className="jst-form-input"
          aria-label={words.company}
          placeholder={words.companyHint}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <Button htmlType="submit">{words.find}</Button>
      </form>
      {page.status === 'failed' && page.error && <Notice tone="error">{page.error.message}</Notice>}
      {page.status === 'ready' && page.data?.Rows.length === 0 && <p role="status">{words.noCompany}</p>}
      <ul className="jst-pick-list">
        {page.data?.Rows.map((company) => (
          <li key={company.CompanyId}>
            <button type="button" aria-pressed={value?.CompanyId === company.CompanyId} onClick={() => onPick(company)}>
              <strong>{company.CompanyName}</strong>
              <span className="jst-muted">{company.CompanyCode}</span>
              <StatusTag tone={company.OpenOrders > 0 ? 'orange' : 'grey'}>{words.open(company.OpenOrders)}</StatusTag>
            </button>
          </li>
        ))}
      </ul>
    </>
  )
})
