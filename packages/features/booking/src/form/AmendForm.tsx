import { Button } from '@arco-design/web-react'
import {
  amendmentPrices,
  askAmendment,
  bookingCalls,
  bookingView,
  contentChanges,
  boxesText,
  pricedFacts,
  contentOf,
  priceGap,
  statedBills,
  typedOf,
  type BookingTyped,
  type BookingView,
} from '@jst/contracts/booking'
import { link, useApp, useBack, useConfirmed, useDetail, useTitle } from '@jst/feature-kit'
import { useEntityTexts, useSeenCalls } from '@jst/feature-kit/entity'
import { FormNotices, PageForm, useForm, type FormModel } from '@jst/feature-kit/form'
import { DetailPage, EmptyState, ErrorView, LinesField, Notice, Section } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useId } from 'react'
import { document } from '../declared.ts'
import { boxes, cargo } from '../declared-content.ts'
import { Changes } from '../detail/RequestsPart.tsx'
import { AmendedPrice } from '../price/AmendedPrice.tsx'
import { choiceOf, noProposal, problemsOfProposal, waysOf, type Proposal } from '../price/proposal.ts'
import { texts as priceTexts } from '../price/texts.ts'
import { BookingSections } from './BookingSections.tsx'
import { texts } from './texts.ts'
import type { BookingForm } from './useBookingForm.ts'
import { problemsOf, wrongValues } from './useBookingForm.ts'

/** The form over a confirmed booking: what is typed is asked for, field by field, and nothing changes before the answer. */
export const AmendForm = observer(function AmendForm({ id, title }: { id: number; title: string }) {
  const onBack = useBack()
  const view = useDetail(bookingView, { Id: id })
  if (view.status === 'empty')
    return (
      <DetailPage title={title} onBack={onBack}>
        <EmptyState title={texts.notFound} />
      </DetailPage>
    )
  if (!view.data)
    return (
      <DetailPage
        title={title}
        onBack={onBack}
        state={view.status === 'failed' ? 'failed' : 'loading'}
        error={view.error}
        onRetry={view.reload}
      />
    )
  return <Amending key={id} title={title} view={view.data} />
})

type Amended = Omit<BookingTyped, 'Price'> & { Remarks: string; Price: Proposal }
/** True when the price of the booking is not for the typed content. */
const changed = ({ Price }: BookingView, { Values, Boxes }: Pick<Amended, 'Values' | 'Boxes'>) =>
  Price !== null && boxesText(Boxes) !== '' && priceGap(Price, { Values, Boxes }) !== undefined
function askedFor(Id: number, typed: Pick<Amended, 'Values' | 'Boxes' | 'Cargo'>) {
  const { Values } = typed
  const { text, cargo: facts } = pricedFacts(typed)
  const bills = statedBills(typed)
  const [Pol, Pod, Day, Carrier] = [Values['PolCode'], Values['PodCode'], Values['Etd'] || Values['ReadyOn'], Values['CarrierCode']].map(
    (value) => String(value ?? ''),
  )
  return {
    Id,
    Boxes: text,
    ...facts,
    ...(bills === undefined ? {} : { Bills: bills }),
    ...(Pol ? { Pol } : {}),
    ...(Pod ? { Pod } : {}),
    ...(Day ? { Day } : {}),
    ...(Carrier ? { Carrier } : {}),
  }
}

const Amending = observer(function Amending({ title, view }: { title: string; view: BookingView }) {
  const { api, navigate, notify, session } = useApp()
  const confirmed = useConfirmed()
  const onBack = useBack()
  const of = useId()
  const { entity } = useSeenCalls(bookingCalls)
  const { findings } = useEntityTexts()
  const staff = session.employee?.CompanyKind === 'operator'
  const page = staff ? document.page : document.partyPage
  const form: FormModel<Amended, BookingView, BookingView> = useForm<Amended, BookingView, BookingView>({
    stored: view,
    start: (from) => ({ ...typedOf(from!.Content, from!.Sailing?.VoyageId ?? 0, null), Price: noProposal, Remarks: '' }),
    fields: { Values: { label: texts.parts.header }, Remarks: { label: texts.reason, required: true }, Price: { label: priceTexts.title } },
    check: (typed) => {
      const [first] = problemsOf({ ...typed, Price: null }).filter(({ Severity }) => Severity === 'ERROR')
      const problems = prices.data && changed(view, typed) ? problemsOfProposal(typed.Price, ways) : {}
      return { ...wrongValues({ ...typed, Price: null }, findings), ...problems, ...(first ? { [first.Path]: first.Message } : {}) }
    },
    at: (path) => path.replace(/^Content\./, ''),
    save: (typed, from) => {
      const Price = prices.data && changed(view, typed) ? choiceOf(typed.Price, ways) : undefined
      return confirmed((sure) =>
        api.call(askAmendment, {
          Id: view.Id,
          UpdateTime: from!.UpdateTime,
          Content: contentOf({ ...typed, Price: null }, from!.Content),
          VoyageId: typed.VoyageId,
          Remarks: typed.Remarks,
          ...(Price ? { Price: { ...Price, ...sure } } : {}),
        }),
      )
    },
    saved: (answer) => {
      notify.success(texts.amendmentRequested(answer.Code))
      navigate(link(page, { Id: answer.Id }), { replace: true })
    },
    keep: `amend ${view.Id}`,
  })
  const heading = `${texts.ask} ${view.Code}`
  useTitle(heading)
  const changes = contentChanges(view.Content, contentOf({ ...form.values, Price: null }, view.Content), { cargo, boxes })
  const priceQuery = changed(view, form.values) ? askedFor(view.Id, form.values) : undefined
  const prices = useDetail(amendmentPrices, priceQuery)
  const ways = prices.data ? waysOf(prices.data, { staff, proposed: null }) : []
  return (
    <DetailPage
      title={heading}
      trail={[{ label: title }, { label: view.Code, to: link(page, { Id: view.Id }) }]}
      onBack={onBack}
      actions={
        <Button type="primary" loading={form.busy} disabled={changes.length === 0} onClick={() => void form.save()}>
          {texts.ask}
        </Button>
      }
      notice={
        <>
          <FormNotices form={form} />
          <Notice>{texts.amendLead}</Notice>
        </>
      }
      rail={
        <section aria-label={texts.amendChanges} className="jst-readiness">
          <h2>{texts.amendChanges}</h2>
          {changes.length === 0 ? <p className="jst-muted">{texts.noChanges}</p> : <Changes changes={changes} />}
          {priceQuery ? (
            <>
              <h2>{priceTexts.title}</h2>
              {prices.error ? <ErrorView error={prices.error} onRetry={prices.reload} /> : null}
              {prices.data ? (
                <AmendedPrice prices={prices.data} ways={ways} form={form} />
              ) : (
                <p className="jst-muted">{priceTexts.loading}</p>
              )}
            </>
          ) : null}
        </section>
      }
    >
      <PageForm onSubmit={() => void form.save()}>
        <Section title={texts.reason}>
          <LinesField {...form.field('Remarks')} maxLength={500} hint={texts.reasonHint} />
        </Section>
        <BookingSections of={of} form={form as unknown as BookingForm} entity={entity} price={view.Price} priced={false} />
      </PageForm>
    </DetailPage>
  )
})
