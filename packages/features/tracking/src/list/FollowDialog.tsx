import { Button } from '@arco-design/web-react'
import { customerCalls, customerMore } from '@jst/contracts/partner'
import { trackFollow, type FollowOutcome, type TrackedBy } from '@jst/contracts/tracking'
import { useAction, useApp, useDetail, useAnswerLanguage } from '@jst/feature-kit'
import { ReferenceField, RowField } from '@jst/feature-kit/entity'
import { FormBox, useForm } from '@jst/feature-kit/form'
import { AppLink, Dialog, FactsTable, LinesField, Select, StatusTag, TextButton, type Tone } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { numbersIn, numbersProblem } from '../cells/numbers.ts'
import { usePages } from '../pages.ts'
import { texts as common } from '../texts.ts'
import { texts } from './texts.ts'

const words = texts.followDialog
const tones: Readonly<Record<FollowOutcome['Outcome'], Tone>> = {
  followed: 'green',
  already: 'grey',
  unclear: 'orange',
  invalid: 'red',
  full: 'red',
}
const kindOptions = () => Object.entries(common.kinds).map(([value, label]) => ({ value, label }))
/** Kind and carrier that a person chose for a number after it was checked. */
interface Said {
  readonly NumberKind?: TrackedBy
  readonly Carrier?: string
}

/** The registered company of a customer, whose shipments they become; undefined without one. */
function useCompanyOf(code: string | undefined) {
  const found = useDetail(customerCalls.list, code === undefined ? undefined : { Keyword: code, PageSize: 20 })
  const id = found.data?.Rows.find(({ Code }) => Code === code)?.Id
  const { data } = useDetail(customerMore.survey, code === undefined || id === undefined ? undefined : { Id: id })
  return { company: data?.Company?.Id, isMissing: data !== undefined && data.Company === null }
}

/** Follows pasted numbers: checked first (what each is, whose, whether it is followed), then followed. */
export const FollowDialog = observer(function FollowDialog({
  start = '',
  onDone,
  onClose,
}: {
  start?: string
  onDone: () => void
  onClose: () => void
}) {
  const { api, notify, surface, permissions } = useApp()
  const pages = usePages()
  const lang = useAnswerLanguage()
  const [said, setSaid] = useState<Readonly<Record<string, Said>>>({})
  const [outcomes, setOutcomes] = useState<readonly FollowOutcome[]>()
  const [isDone, setDone] = useState(false)
  const [customer, setCustomer] = useState<readonly string[]>([])
  const { company, isMissing } = useCompanyOf(customer[0])
  const send = (numbers: readonly string[], Check: boolean, of = said) =>
    api.call(trackFollow, {
      ...(Check ? { Check } : {}),
      ...lang,
      ...(company === undefined ? {} : { CustomerId: company }),
      Items: numbers.map((number) => ({ Number: number, ...of[number] })),
    })
  const form = useForm({
    start: () => ({ Numbers: start }),
    fields: { Numbers: { label: words.numbers, required: true, check: numbersProblem } },
    save: ({ Numbers }) => send(numbersIn(Numbers), true),
    saved: setOutcomes,
  })
  const { Numbers } = form.values
  const good = outcomes?.filter(({ Outcome }) => Outcome === 'followed') ?? []
  const follow = useAction(async () => {
    const answer = await send(
      good.map(({ Number: number }) => number),
      false,
    )
    const done = new Map(answer.map((one) => [one.Number, one]))
    setOutcomes(outcomes?.map((one) => done.get(one.Number) ?? one))
    setDone(true)
    notify.success(words.followed(answer.filter(({ Outcome }) => Outcome === 'followed').length))
    onDone()
  })
  const again = useAction(async (text: string, of: Readonly<Record<string, Said>>) => setOutcomes(await send(numbersIn(text), true, of)))
  const say = (number: string, more: Said) => {
    const next = { ...said, [number]: { ...said[number], ...more } }
    setSaid(next)
    void again.run(Numbers, next)
  }
  const replace = (from: string, to: string) => {
    const next = numbersIn(Numbers)
      .map((one) => (one === from ? to : one))
      .join('\n')
    form.write({ Numbers: next })
    void again.run(next, said)
  }
  return (
    <Dialog
      place="side"
      width={960}
      title={words.title}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{common.close}</Button>
          {outcomes && !isDone ? (
            <Button type="primary" disabled={good.length === 0} loading={follow.busy} onClick={() => void follow.run()}>
              {good.length === 0 ? words.nothing : words.submit(good.length)}
            </Button>
          ) : null}
        </>
      }
    >
      <div className="jst-stack">
        <FormBox form={form}>
          <p className="jst-muted">
            {words.lead} {common.numbersHint}
          </p>
          <LinesField {...form.field('Numbers')} rows={6} maxLength={4_000} disabled={isDone} onSend={() => void form.save()} />
          {surface === 'internal' && permissions.holds(customerCalls.entity.path) ? (
            <RowField
              label={words.customer}
              value={customer}
              kind="customer"
              hint={words.customerHint}
              error={isMissing ? words.noCompany : undefined}
              onChange={setCustomer}
            />
          ) : null}
          {isDone ? null : (
            <div>
              <Button
                htmlType="submit"
                type={outcomes ? 'default' : 'primary'}
                disabled={customer.length > 0 && company === undefined}
                loading={form.busy || again.busy}
              >
                {outcomes ? words.recheck : words.check}
              </Button>
            </div>
          )}
        </FormBox>
        {outcomes ? (
          <FactsTable
            label={words.result}
            titles={[words.numbers, words.kind, words.carrier, words.outcome]}
            rows={outcomes}
            rowKey={({ Number: number }, at) => `${number} ${at}`}
            renderRow={(one) => (
              <>
                <th scope="row">{one.ShipmentId ? <AppLink to={pages.detail(one.ShipmentId)}>{one.Number}</AppLink> : one.Number}</th>
                <td>
                  {one.Outcome === 'unclear' && !isDone ? (
                    <Select
                      className="jst-choice-button"
                      label={`${words.kind} ${one.Number}`}
                      value={said[one.Number]?.NumberKind ?? one.NumberKind}
                      options={kindOptions()}
                      onChange={(kind) => say(one.Number, { NumberKind: kind as TrackedBy })}
                    />
                  ) : (
                    common.kinds[one.NumberKind]
                  )}
                </td>
                <td>
                  {one.Outcome === 'unclear' && !isDone ? (
                    <ReferenceField
                      label={`${words.carrier} ${one.Number}`}
                      kind="carrier"
                      value={said[one.Number]?.Carrier ? [said[one.Number]!.Carrier!] : one.Carrier ? [one.Carrier] : []}
                      onChange={([code]) => say(one.Number, { Carrier: code ?? '' })}
                    />
                  ) : (
                    <>
                      {one.Carrier || '–'}
                      {one.CarrierGuess ? <div className="jst-muted">{common.guess(one.CarrierGuess)}</div> : null}
                    </>
                  )}
                </td>
                <td>
                  <StatusTag tone={tones[one.Outcome]}>{(isDone ? words.done : words.outcomes)[one.Outcome]}</StatusTag> {one.Text}{' '}
                  {one.Suggest && !isDone ? (
                    <TextButton onClick={() => replace(one.Number, one.Suggest)}>{words.suggest(one.Suggest)}</TextButton>
                  ) : null}
                </td>
              </>
            )}
          />
        ) : null}
      </div>
    </Dialog>
  )
})
