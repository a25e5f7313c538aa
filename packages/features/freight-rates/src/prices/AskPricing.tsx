import { Button } from '@arco-design/web-react'
import { readBoxes, type PriceQuery } from '@jst/contracts/freight-rates'
import { quotationPage, quotedBoxes, rateInquiryCalls } from '@jst/contracts/quotes'
import { link, useAction, useApp } from '@jst/feature-kit'
import { usePermitted } from '@jst/permissions/react'
import { podsOf } from './query.ts'
import { texts } from './texts.ts'

/** One click asks the pricing desk for what a search did not find. @param small in a line of a table */
export function AskPricing({ priceQuery, small = false }: { priceQuery: PriceQuery; small?: boolean }) {
  const { api, navigate, notify } = useApp()
  const may = usePermitted('add', quotationPage)
  const boxes = (readBoxes(priceQuery.Boxes) ?? []).filter(({ type }) => (quotedBoxes as readonly string[]).includes(type))
  const ask = useAction(async () => {
    const inquiry = await api.call(rateInquiryCalls.save, {
      Id: 0,
      Values: {
        PolCode: priceQuery.Pol,
        Pods: podsOf(priceQuery),
        Day: priceQuery.Day,
        CurrencyCode: 'USD',
        CustomerCode: priceQuery.Customer ?? '',
        ...Object.fromEntries(boxes.map(({ type, count }) => [`Qty${type}`, count])),
      },
    })
    notify.success(texts.inquired(inquiry.Code))
    navigate(link(quotationPage, { Inquiry: inquiry.Id }))
  })
  if (!may || boxes.length === 0) return null
  return (
    <Button type={small ? 'secondary' : 'primary'} size={small ? 'mini' : 'default'} loading={ask.busy} onClick={() => void ask.run()}>
      {texts.inquire}
    </Button>
  )
}
