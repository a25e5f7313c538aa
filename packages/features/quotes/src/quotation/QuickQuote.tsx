import { Button } from '@arco-design/web-react'
import type { EntityField, EntityRow } from '@jst/contracts/entity'
import { priceLimits } from '@jst/contracts/freight-rates'
import { isDecimal } from '@jst/contracts/money'
import {
  mostOptions,
  offeredRates,
  optionInputOf,
  quotationCalls as calls,
  quotationList,
  quotationOptions,
  quotationPage,
  saveQuotationOptions,
  type QuoteOption,
} from '@jst/contracts/quotes'
import { isCancelled, link, useAction, useApp, useBack, useConfirmed, useDetail, useScreenParams } from '@jst/feature-kit'
import { EntityFields, useEntityForm } from '@jst/feature-kit/entity'
import { FormNotices, PageForm } from '@jst/feature-kit/form'
import { usePermitted } from '@jst/permissions/react'
import { addDays, AppLink, DetailPage, EmptyState, ErrorView, Notice, Section, TextField, today } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useEffect, useRef, useState } from 'react'
import { InquiryTabs } from '../inquiry/InquiryTabs.tsx'
import { texts } from '../texts.ts'
import { titles } from '../titles.ts'
import { addressOf, handedOver, type HandedOver } from './handedOver.ts'
import { askedBoxes, cargoOfRow, keepParam, optionOf, typesOf } from './options.ts'
import { QuoteWeeks } from './QuoteWeeks.tsx'
import { RatesTable } from './RatesTable.tsx'

const words = texts.quick
const searchKeys = [
  'CustomerCode',
  'PolCode',
  'PodCode',
  'Day',
  'Qty20GP',
  'Qty40GP',
  'Qty40HQ',
  'Qty45HQ',
  'BoxTons',
  'CargoType',
  'Bills',
  'Soc',
  'ValidUntil',
  'CurrencyCode',
  'Contact',
]
/** One block without headings: a price is asked for while the customer is on the telephone. */
const flat = ({ group: _group, groupEn: _groupEn, ...field }: EntityField): EntityField => field
/** The quotation has one port of discharge; a price is asked for several, the first of which is the quotation's. */
const several = (field: EntityField): EntityField =>
  field.key === 'PodCode' && field.kind === 'reference'
    ? { ...field, kind: 'list', max: 5, most: priceLimits.pods, hint: words.podsHint }
    : field
const entity = {
  ...calls.entity,
  all: searchKeys.flatMap((key) => calls.entity.all.filter((field) => field.key === key).map((field) => several(flat(field)))),
}
const [daysToSailing, daysValid] = [7, 7]

/** From an inquiry to a quotation on one page: customer, route and boxes, then the rates that are offered. */
export const QuickQuote = observer(function QuickQuote() {
  const { api, navigate, notify } = useApp()
  const confirmed = useConfirmed()
  const onBack = useBack()
  const mayAdd = usePermitted('add', quotationList)
  const params = useScreenParams()
  const [handed] = useState(() => handedOver(params))
  const [chosen, setChosen] = useState<number[]>(() => handed.rates.map(({ id }) => id))
  const [ports, setPorts] = useState(handed.pods)
  const [add, setAdd] = useState('')
  const begin = { CurrencyCode: 'USD', Day: addDays(today(), daysToSailing), ValidUntil: addDays(today(), daysValid), ...handed.values }
  const form = useEntityForm(calls, undefined, false, (saved) => void write.run(saved), begin)
  const [Pol, Pod, Day, Customer] = ['PolCode', 'PodCode', 'Day', 'CustomerCode'].map((key) => String(form.values[key] ?? ''))
  const Boxes = askedBoxes(form.values)
  // typing that comes back after a reload, or a change that is given up, has the first port alone
  const pods = (ports[0] ?? '') === Pod ? ports : Pod ? [Pod] : []
  const tooMany = pods.length > priceLimits.pods
  const route =
    Pol && pods.length > 0 && !tooMany && Day && Boxes
      ? { Pol, Pods: pods.join(','), Day, Boxes, ...(Customer ? { Customer } : {}), ...cargoOfRow(form.values) }
      : undefined
  const rates = useDetail(offeredRates, route && { ...route, ...keepParam(handed.rates.map(({ id }) => id)) })
  const offered = rates.data ?? []
  const taken = offered.filter(({ RateId }) => chosen.includes(RateId))
  const gone = handed.rates.some(
    ({ id, version }) =>
      chosen.includes(id) && rates.data && !offered.some(({ RateId, RateVersion }) => RateId === id && RateVersion === version),
  )
  useAddress(addressOf(form.values, pods, Boxes, versionsOf(chosen, offered, handed.rates)))
  const addOptions = async (saved: EntityRow) => {
    const { UpdateTime } = await api.call(quotationOptions, { Id: saved.Id })
    const Options = taken.map((rate) => optionInputOf(optionOf(rate, typesOf(saved), add)))
    await confirmed((sure) => api.call(saveQuotationOptions, { Id: saved.Id, UpdateTime, Options, ...sure }))
  }
  const write = useAction(async (saved: EntityRow) => {
    // the quotation is there: prices that are not confirmed are corrected on its page
    if (taken.length > 0)
      await addOptions(saved).catch((error: unknown) => {
        if (!isCancelled(error)) throw error
      })
    notify.success(words.created(saved.Code))
    navigate(link(quotationPage, { Id: saved.Id }), { replace: true })
  })
  const wrongAdd = add !== '' && !isDecimal(add)
  const tooManyTaken = taken.length > mostOptions
  const save = () => {
    if (!wrongAdd && !tooMany && !tooManyTaken) void form.save()
  }
  const frame = {
    title: titles.quickQuote,
    trail: [{ label: titles.quotationList, to: quotationList }, { label: titles.quickQuote }],
    onBack,
    status: <InquiryTabs current="quick" />,
  }
  if (!mayAdd)
    return (
      <DetailPage {...frame}>
        <EmptyState title={words.mayNot} hint={words.mayNotHint} action={<AppLink to={quotationList}>{words.toList}</AppLink>} />
      </DetailPage>
    )
  return (
    <DetailPage
      {...frame}
      actions={
        <Button type="primary" loading={form.busy} onClick={save}>
          {words.make(taken.length)}
        </Button>
      }
      notice={<FormNotices form={form} />}
    >
      <PageForm onSubmit={save}>
        <Section title={words.form}>
          <EntityFields
            entity={entity}
            values={{ ...form.values, PodCode: pods }}
            errors={tooMany ? { ...form.errors, PodCode: words.tooManyPods(priceLimits.pods) } : form.errors}
            onChange={(field, value) => {
              if (!Array.isArray(value)) return form.write({ [field.key]: value })
              setPorts(value as string[])
              form.write({ [field.key]: value[0] ?? '' })
            }}
            locked={() => false}
          />
        </Section>
        <Section title={words.rates}>
          <div className="jst-form-grid">
            <TextField
              label={words.add}
              value={add}
              onChange={setAdd}
              hint={words.addHint}
              {...(wrongAdd ? { error: words.wrongAdd } : {})}
            />
          </div>
          {rates.status === 'failed' && rates.error ? <ErrorView error={rates.error} onRetry={rates.reload} /> : null}
          {handed.rates.length > 0 && !gone ? <Notice>{words.handed(handed.rates.length)}</Notice> : null}
          {gone ? <Notice tone="warning">{words.gone}</Notice> : null}
          {tooManyTaken ? <Notice tone="error">{words.tooManyTaken(mostOptions, taken.length)}</Notice> : null}
          {route ? <QuoteWeeks priceQuery={route} onDay={(day) => form.write({ Day: day })} /> : <p className="jst-muted">{words.ask}</p>}
          {route && rates.data && offered.length === 0 ? <p className="jst-muted">{words.none}</p> : null}
          {offered.length > 0 ? (
            <RatesTable rates={offered} pods={pods} types={typesOf(form.values)} chosen={chosen} onChange={setChosen} />
          ) : null}
        </Section>
      </PageForm>
    </DetailPage>
  )
})

/** Chosen rates in the versions that are offered; before they are here, in those that were handed over. */
const versionsOf = (chosen: readonly number[], offered: readonly QuoteOption[], handed: HandedOver['rates']): HandedOver['rates'] =>
  chosen.flatMap((id) => {
    const rate = offered.find(({ RateId }) => RateId === id)
    return rate ? { id, version: rate.RateVersion } : handed.filter((one) => one.id === id)
  })

/** The address of the tab says what is asked, so that it can be sent on. */
function useAddress(address: string): void {
  const { navigate } = useApp()
  const written = useRef(address)
  useEffect(() => {
    if (written.current === address) return
    written.current = address
    navigate(address, { replace: true })
  }, [address, navigate])
}
