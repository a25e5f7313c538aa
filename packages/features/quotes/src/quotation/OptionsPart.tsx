import { Button } from '@arco-design/web-react'
import type { EntityRow } from '@jst/contracts/entity'
import { isDecimal } from '@jst/contracts/money'
import { optionInputOf, saveQuotationOptions, type QuoteOption, type QuoteView } from '@jst/contracts/quotes'
import { useApp, useConfirmed } from '@jst/feature-kit'
import { FormNotices, useForm } from '@jst/feature-kit/form'
import { Notice, RowActs, Section } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { texts } from '../texts.ts'
import { AddRates } from './AddRates.tsx'
import { OptionCard } from './OptionCard.tsx'
import { RenewTool } from './RenewTool.tsx'
import { manualOption, optionOf, typesOf } from './options.ts'

const words = texts.options

interface OptionsPartProps {
  row: EntityRow
  stored: QuoteView
  /** The quotation is not out, and the reader may write it. */
  mayWrite: boolean
  onSaved: (view: QuoteView) => void
}

function problemIn(options: readonly QuoteOption[]): string | undefined {
  for (const [at, { Charges }] of options.entries())
    for (const { Code, Price } of Charges) {
      if (Code === '') return words.wrongCode(at + 1)
      if (!isDecimal(Price)) return words.wrongPrice(at + 1, Code)
    }
}

/** The options of a quotation: read by all, and written in place while it is not out. */
export const OptionsPart = observer(function OptionsPart({ row, stored, mayWrite, onSaved }: OptionsPartProps) {
  const { api, notify } = useApp()
  const confirmed = useConfirmed()
  const [adding, setAdding] = useState(false)
  const form = useForm({
    stored,
    start: (from) => ({ Options: (from ?? stored).Options as readonly QuoteOption[] }),
    fields: {
      Options: { label: words.title, show: (options) => options.map(({ CarrierName }) => CarrierName).join('、'), check: problemIn },
    },
    save: ({ Options }, from) =>
      confirmed((sure) =>
        api.call(saveQuotationOptions, { Id: row.Id, UpdateTime: from!.UpdateTime, Options: Options.map(optionInputOf), ...sure }),
      ),
    saved: (answer) => {
      notify.success(words.saved)
      onSaved(answer)
    },
    at: () => 'Options',
    keep: `quotation ${row.Id} options`,
  })
  const { Options } = form.values
  const write = (options: readonly QuoteOption[]) => form.write({ Options: options })
  const types = typesOf(row)
  const error = form.field('Options').error
  return (
    <Section
      title={words.title}
      extra={
        mayWrite ? (
          <RowActs>
            <Button size="small" onClick={() => setAdding(true)}>
              {words.add}
            </Button>
            <RenewTool row={row} options={Options} onRenewed={write} />
            <Button size="small" onClick={() => write([...Options, manualOption(row, types)])}>
              {words.addManual}
            </Button>
            {form.dirty ? (
              <>
                <Button size="small" disabled={form.busy} onClick={() => form.giveUp()}>
                  {words.giveUp}
                </Button>
                <Button
                  size="small"
                  type="primary"
                  loading={form.busy}
                  disabled={form.theirs !== undefined}
                  onClick={() => void form.save()}
                >
                  {words.save}
                </Button>
              </>
            ) : null}
          </RowActs>
        ) : undefined
      }
    >
      <FormNotices form={form} />
      {error ? <Notice tone="error">{error}</Notice> : null}
      {Options.length === 0 ? <p className="jst-muted">{words.none}</p> : null}
      {Options.map((option, at) => (
        <OptionCard
          // oxlint-disable-next-line react/no-array-index-key -- options that were not saved have no key
          key={`${option.Key} ${at}`}
          option={option}
          at={at}
          sources={stored}
          accepted={stored.Accepted !== '' && stored.Accepted === option.Key}
          onChange={mayWrite ? (changed) => write(Options.map((one, place) => (place === at ? changed : one))) : undefined}
          onRemove={mayWrite ? () => write(Options.filter((_, place) => place !== at)) : undefined}
        />
      ))}
      {adding ? (
        <AddRates
          row={row}
          options={Options}
          onAdd={(rates) => write([...Options, ...rates.map((rate) => optionOf(rate, types, ''))])}
          onClose={() => setAdding(false)}
        />
      ) : null}
    </Section>
  )
})
