import { siCompanyList, type SiCompany } from '@jst/contracts/si'
import { useDetail } from '@jst/feature-kit'
import { StatusTag } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { texts } from './texts.ts'
import { SearchLine } from '../bill/SearchLine.tsx'

const words = texts.creator

/** Customers that the employee may submit for, those with the most waiting orders told. */
export const CompanyPicker = observer(function CompanyPicker({
  value,
  onPick,
}: {
  value: SiCompany | undefined
  onPick: (company: SiCompany) => void
}) {
  const [keyword, setKeyword] = useState('')
  const page = useDetail(siCompanyList, { PageSize: 20, ...(keyword ? { Keyword: keyword } : {}) })
  const rows = page.data?.Rows ?? []
  return (
    <>
      <SearchLine
        label={words.company}
        placeholder={words.companyHint}
        find={words.find}
        onFind={setKeyword}
        read={page}
        found={rows.length}
        none={words.noCompany}
      />
      <ul className="jst-pick-list">
        {rows.map((company) => (
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
