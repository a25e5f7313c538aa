import { Button } from '@arco-design/web-react'
import { boxCounts } from '@jst/contracts/document'
import { bookingButtons, customerBookingPages, pricedBills, quotedBookingLink } from '@jst/contracts/booking'
import { customerWorkbench } from '@jst/contracts/freight-rates'
import { answerQuotation, ownQuotation, ownQuotationFile, type OpenedQuotation } from '@jst/contracts/quotes'
import { DownloadTool, link, useAction, useAnswerLanguage, useApp, useBack, useDetail, useTitle } from '@jst/feature-kit'
import { AppLink, DetailPage, EmptyState, Notice, Section } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { Decline } from './Decline.tsx'
import { SentOptionView, totalsOf } from './SentOptionView.tsx'
import { StandingTag } from './standing.tsx'
import { texts } from './texts.ts'

const all = link(customerWorkbench, { View: 'quotes' })
const words = texts.facts
const { edit } = bookingButtons.party

/** A quotation as it was sent, with the two answers. */
export const OwnQuote = observer(function OwnQuote({ id }: { id: number }) {
  const { api, notify, permissions } = useApp()
  const onBack = useBack()
  const language = useAnswerLanguage()
  const read = useDetail(ownQuotation, { Id: id, ...language })
  const [declining, setDeclining] = useState(false)
  const opened = read.data
  useTitle(opened?.Offer.No)
  const accept = useAction(async (key: string, at: number) => {
    if (!opened) return
    const option = opened.Offer.Options[at - 1]!
    if (!(await notify.confirm({ title: texts.acceptAsk(at, totalsOf(option)), content: texts.acceptAbout, ok: texts.accept }))) return
    read.set(await api.call(answerQuotation, { Id: id, Version: opened.Offer.Version, Act: 'accept', Key: key, ...language }))
    notify.success(texts.accepted)
  })
  if (read.status === 'empty') return <EmptyState asPage title={texts.notFound} action={<AppLink to={all}>{texts.back}</AppLink>} />
  const answerable = opened?.Standing === 'open'
  const bookable = opened?.Standing === 'accepted' && permissions.allows(edit.path, edit.code)
  const title = opened?.Offer.No ?? texts.title
  return (
    <DetailPage
      title={title}
      trail={[{ label: texts.title, to: all }, { label: title }]}
      status={opened ? <StandingTag of={opened.Standing} /> : null}
      onBack={onBack}
      facts={opened ? factsOf(opened) : []}
      actions={
        opened ? (
          <>
            <DownloadTool
              label={texts.pdf}
              choices={(['zh', 'en'] as const).map((Language) => ({
                label: texts.languages[Language],
                files: () => [{ path: ownQuotationFile.path, query: { Id: id, Language } }],
              }))}
            />
            {answerable ? <Button onClick={() => setDeclining(true)}>{texts.decline}</Button> : null}
          </>
        ) : undefined
      }
      notice={opened && texts.notices[opened.Standing] !== '' ? <Notice>{texts.notices[opened.Standing]}</Notice> : undefined}
      state={read.status === 'failed' ? 'failed' : opened ? 'ready' : 'loading'}
      error={read.error}
      onRetry={read.reload}
    >
      {opened?.Offer.Options.map((option, at) => (
        <SentOptionView
          key={option.Key}
          option={option}
          at={at + 1}
          accepted={opened.Accepted === option.Key}
          act={
            bookable && opened.Accepted === option.Key ? (
              <AppLink
                className="arco-btn arco-btn-primary arco-btn-size-default"
                to={quotedBookingLink(customerBookingPages.online, {
                  quoteId: id,
                  option,
                  day: opened.Offer.Sailing,
                  boxes: opened.Offer.Boxes,
                  bills: pricedBills(option),
                })}
              >
                {texts.book}
              </AppLink>
            ) : answerable ? (
              <Button type="primary" loading={accept.busy} onClick={() => void accept.run(option.Key, at + 1)}>
                {texts.accept}
              </Button>
            ) : null
          }
        />
      ))}
      {opened && texts.termsOf(opened.Offer) !== '' ? (
        <Section title={texts.terms}>
          <p className="jst-share-text">{texts.termsOf(opened.Offer)}</p>
        </Section>
      ) : null}
      {declining && opened ? <Decline opened={opened} onAnswered={(next) => read.set(next)} onClose={() => setDeclining(false)} /> : null}
    </DetailPage>
  )
})

const factsOf = ({ Offer: { Boxes, Sailing, ValidUntil, Sales, Issuer } }: OpenedQuotation) => [
  { label: words.boxes, value: boxCounts(Boxes) },
  { label: words.sailing, value: Sailing },
  { label: words.until, value: ValidUntil },
  { label: words.by, value: `${Issuer} ${Sales}`.trim() },
]
