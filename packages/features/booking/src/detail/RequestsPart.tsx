import { Button } from '@arco-design/web-react'
import {
  amendmentPrices,
  answerRequest,
  bookingButtons,
  withdrawRequest,
  type BookingRequest,
  type BookingView,
} from '@jst/contracts/booking'
import { useAction, useApp, useConfirmed, useDetail } from '@jst/feature-kit'
import { FormDialog, useForm } from '@jst/feature-kit/form'
import { DateText, ErrorView, FactsTable, LinesField, Section, StatusTag, type Tone } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { cancellationReasons, requestStates } from '../declared.ts'
import { fieldWords } from '../declared-content.ts'
import { AmendedPrice, ProposedPrice } from '../price/AmendedPrice.tsx'
import { choiceOf, noProposal, problemsOfProposal, waysOf } from '../price/proposal.ts'
import { texts as priceTexts } from '../price/texts.ts'
import { texts } from './texts.ts'

type Answer = 'confirm' | 'decline'

/** Requests about the booking, newest first: changes by field, requester and answer. */
export const RequestsPart = observer(function RequestsPart({ view, onAnswered }: { view: BookingView; onAnswered: () => void }) {
  if (view.Requests.length === 0) return null
  return (
    <Section title={texts.requests}>
      {view.Requests.map((request) => (
        <Request key={request.Id} view={view} request={request} onAnswered={onAnswered} />
      ))}
    </Section>
  )
})

const stateOf = ({ Kind, State }: BookingRequest): { zh: string; tone: Tone } =>
  (requestStates[Kind].states as Readonly<Record<string, { zh: string; tone: Tone }>>)[State]!

interface RequestProps {
  view: BookingView
  request: BookingRequest
  onAnswered: () => void
}
const Request = observer(function Request({ view, request, onAnswered }: RequestProps) {
  const { api, notify, session, permissions } = useApp()
  const [answering, setAnswering] = useState<Answer>()
  const staff = session.employee?.CompanyKind === 'operator'
  const { zh, tone } = stateOf(request)
  const open = request.State === 'received'
  const { answer, request: ask } = bookingButtons.staff
  const mayAnswer = open && staff && permissions.allows(answer.path, answer.code)
  const rights = staff ? ask : bookingButtons.party.request
  const mayWithdraw = open && request.Own && permissions.allows(rights.path, rights.code)
  const { busy, run } = useAction(async () => {
    await api.call(withdrawRequest, { Id: view.Id, UpdateTime: view.UpdateTime, Kind: request.Kind })
    notify.success(texts.withdrawn)
    onAnswered()
  })
  const reason = cancellationReasons.find(({ code }) => code === request.Reason)?.zh ?? ''
  return (
    <article className="jst-request">
      <header>
        <StatusTag tone={tone}>{zh}</StatusTag>
        <span className="jst-muted">
          {texts.requestedBy(request.AskedBy)} <DateText value={request.AskedAt} format="dateTime" />
        </span>
        <span>{reason !== '' && request.Remarks !== '' ? texts.labelled(reason, request.Remarks) : reason || request.Remarks}</span>
        {mayWithdraw ? (
          <Button size="small" loading={busy} onClick={() => void run()}>
            {texts.withdraw}
          </Button>
        ) : null}
        {mayAnswer ? (
          <>
            <Button size="small" status="danger" onClick={() => setAnswering('decline')}>
              {texts.decline}
            </Button>
            <Button size="small" type="primary" onClick={() => setAnswering('confirm')}>
              {texts.agree}
            </Button>
          </>
        ) : null}
      </header>
      {request.Changes.length > 0 ? <Changes changes={request.Changes} /> : null}
      {request.Price ? <ProposedPrice change={request.Price} /> : null}
      {request.AnsweredBy === '' ? null : (
        <p className="jst-muted">
          {texts.answered(request.AnsweredBy)} <DateText value={request.AnsweredAt} format="dateTime" /> {request.Answer}
        </p>
      )}
      {answering ? (
        <AnswerDialog view={view} request={request} answer={answering} onDone={onAnswered} onClose={() => setAnswering(undefined)} />
      ) : null}
    </article>
  )
})

export function Changes({ changes }: { changes: BookingRequest['Changes'] }) {
  const words = (value: BookingRequest['Changes'][number]['After']) =>
    value === null || value === '' || value === false ? texts.blank : value === true ? '✓' : String(value)
  return (
    <FactsTable
      label={texts.requests}
      titles={[texts.field, texts.before, texts.after]}
      rows={changes}
      rowKey={({ Field }) => Field}
      renderRow={({ Field, Before, After }) => (
        <>
          <th scope="row">{fieldWords[Field]?.zh ?? Field}</th>
          <td>{words(Before)}</td>
          <td>
            <strong>{words(After)}</strong>
          </td>
        </>
      )}
    />
  )
}

interface AnswerProps {
  view: BookingView
  request: BookingRequest
  answer: Answer
  onDone: () => void
  onClose: () => void
}
const AnswerDialog = observer(function AnswerDialog({ view, request: { Kind, Price: proposed }, answer, onDone, onClose }: AnswerProps) {
  const { api, notify } = useApp()
  const confirmed = useConfirmed()
  const prices = useDetail(amendmentPrices, Kind === 'amendment' && answer === 'confirm' && view.Price ? { Id: view.Id } : undefined)
  const asks = prices.data !== undefined && prices.data.Gap !== ''
  const ways = prices.data ? waysOf(prices.data, { staff: true, proposed: proposed?.After ?? null }) : []
  const form = useForm({
    stored: view,
    start: () => ({ Remarks: '', Price: noProposal }),
    fields: {
      Remarks: { label: texts.answerWords, ...(answer === 'decline' ? { required: texts.answerNeeded } : {}) },
      Price: { label: priceTexts.title },
    },
    check: (typed) => (asks ? problemsOfProposal(typed.Price, ways) : {}),
    save: ({ Remarks, Price: proposal }, from) => {
      const Price = asks ? choiceOf(proposal, ways) : undefined
      return confirmed((sure) =>
        api.call(answerRequest, {
          Id: view.Id,
          UpdateTime: from!.UpdateTime,
          Kind,
          Answer: answer,
          Remarks,
          ...(Price ? { Price: { ...Price, ...sure } } : {}),
        }),
      )
    },
    saved: () => {
      notify.success(texts.answerDone[answer])
      onDone()
      onClose()
    },
    unasked: true,
  })
  return (
    <FormDialog
      form={form}
      title={texts.answerTitle[Kind][answer]}
      submit={texts.answerTitle[Kind][answer]}
      note={texts.answerAbout[Kind][answer]}
      onClose={onClose}
    >
      {prices.error ? <ErrorView error={prices.error} onRetry={prices.reload} /> : null}
      {asks && prices.data ? <AmendedPrice prices={prices.data} ways={ways} form={form} /> : null}
      <LinesField {...form.field('Remarks')} maxLength={500} />
    </FormDialog>
  )
})
