import { Button } from '@arco-design/web-react'
import type { EntityRow } from '@jst/contracts/entity'
import { convertInquiry, quotationList, quotationPage } from '@jst/contracts/quotes'
import { link, useAction, useApp } from '@jst/feature-kit'
import { usePermitted } from '@jst/permissions/react'
import { AppLink } from '@jst/ui'
import { texts } from './texts.ts'

/** The button that makes a quotation of an answer; afterwards the way to it. */
export function ConvertTool({ row }: { row: EntityRow }) {
  const { api, navigate, notify } = useApp()
  const may = usePermitted('add', quotationList)
  const convert = useAction(async () => {
    const quotation = await api.call(convertInquiry, { Id: row.Id, UpdateTime: row.UpdateTime })
    notify.success(texts.converted(quotation.Code))
    navigate(link(quotationPage, { Id: quotation.Id }))
  })
  const quotation = Number(row['QuotationId'] ?? 0)
  if (quotation > 0) return <AppLink to={link(quotationPage, { Id: quotation })}>{texts.quotation}</AppLink>
  if (!may || row['Stage'] !== 'offered') return null
  return (
    <Button type="primary" loading={convert.busy} onClick={() => void convert.run()}>
      {texts.convert}
    </Button>
  )
}
