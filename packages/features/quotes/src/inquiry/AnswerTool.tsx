import type { EntityRow } from '@jst/contracts/entity'
import { boxesOf, quotationPage, offerInquiry, quotedBoxes, type QuotedBox } from '@jst/contracts/quotes'
import { decimalText } from '@jst/contracts/values'
import { useApp, useConfirmed } from '@jst/feature-kit'
import { ReferenceField } from '@jst/feature-kit/entity'
import { DialogTool, FormDialog, useForm } from '@jst/feature-kit/form'
import { addDays, ChoiceField, DayField, LinesField, TextField, today } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { texts } from './texts.ts'

interface AnswerToolProps {
  row: EntityRow
  onAnswered: () => void
}

/** The button of the pricing desk that answers an inquiry, or corrects an answer. */
export function AnswerTool({ row, onAnswered }: AnswerToolProps) {
  const stage = String(row['Stage'])
  if (stage !== 'created' && stage !== 'offered') return null
  const [look, label] = stage === 'created' ? (['primary', texts.open] as const) : (['secondary', texts.again] as const)
  return (
    <DialogTool look={look} label={label} button={{ code: 'answer', path: quotationPage }}>
      {(onClose) => <AnswerDialog row={row} onAnswered={onAnswered} onClose={onClose} />}
    </DialogTool>
  )
}

const daysValid = 7
const priceOf = (row: EntityRow, box: QuotedBox) =>
  row[`Offer${box}`] === null || row[`Offer${box}`] === undefined ? '' : String(row[`Offer${box}`])
const textOf = (row: EntityRow, key: string) => String(row[key] ?? '')
/** Price of at most six digits before the point; undefined for other texts. */
function typedPrice(text: string): string | undefined {
  const price = decimalText(text, { places: 2 })
  return price !== undefined && Number(price) > 0 && Number(price) < 1_000_000 ? price : undefined
}

const AnswerDialog = observer(function AnswerDialog({ row, onAnswered, onClose }: AnswerToolProps & { onClose: () => void }) {
  const { api, notify } = useApp()
  const confirmed = useConfirmed()
  const pods = (row['Pods'] ?? []) as readonly string[]
  const types = boxesOf(row).map(({ Type }) => Type as QuotedBox)
  const start = {
    pod: textOf(row, 'OfferPod') || pods[0] || '',
    carrier: textOf(row, 'OfferCarrier'),
    until: textOf(row, 'OfferUntil') || addDays(today(), daysValid),
    note: textOf(row, 'OfferNote'),
    ...(Object.fromEntries(quotedBoxes.map((box) => [box, priceOf(row, box)])) as Record<QuotedBox, string>),
  }
  const form = useForm<typeof start, EntityRow, unknown>({
    stored: row,
    start: () => start,
    fields: {
      pod: { label: texts.pod, required: true },
      carrier: { label: texts.carrier, required: true },
      until: { label: texts.until, required: true },
      note: { label: texts.note },
      ...(Object.fromEntries(
        quotedBoxes.map((box) => [
          box,
          {
            label: texts.price(box),
            check: (text: string) => (types.includes(box) && typedPrice(text) === undefined ? texts.wrongPrice : undefined),
          },
        ]),
      ) as Record<QuotedBox, { label: string; check: (text: string) => string | undefined }>),
    },
    save: ({ pod, carrier, until, note, ...prices }, seen) =>
      confirmed((sure) =>
        api.call(offerInquiry, {
          Id: row.Id,
          UpdateTime: (seen ?? row).UpdateTime,
          Pod: pod,
          Carrier: carrier,
          Prices: Object.fromEntries(quotedBoxes.map((box) => [box, types.includes(box) ? (typedPrice(prices[box]) ?? '') : ''])) as Record<
            QuotedBox,
            string
          >,
          Until: until,
          Note: note.trim(),
          ...sure,
        }),
      ),
    at: (path) => quotedBoxes.find((box) => path === `Prices.${box}`),
    saved: () => {
      notify.success(texts.answered)
      onClose()
      onAnswered()
    },
  })
  const { values } = form
  return (
    <FormDialog form={form} title={texts.answerTitle} note={texts.answerNote} onClose={onClose}>
      <ReferenceField
        kind="carrier"
        label={texts.carrier}
        required
        value={values.carrier === '' ? [] : [values.carrier]}
        onChange={([code]) => form.write({ carrier: code ?? '' })}
        error={form.field('carrier').error}
      />
      {pods.length > 1 ? (
        <ChoiceField
          label={texts.pod}
          value={values.pod}
          options={pods.map((value) => ({ value, label: value }))}
          onChange={(pod) => form.write({ pod })}
        />
      ) : null}
      {types.map((box) => (
        <TextField key={box} {...form.field(box)} />
      ))}
      <DayField
        label={texts.until}
        required
        value={values.until}
        onChange={(until) => form.write({ until })}
        error={form.field('until').error}
      />
      <LinesField label={texts.note} value={values.note} maxLength={300} onChange={(note) => form.write({ note })} />
    </FormDialog>
  )
})
