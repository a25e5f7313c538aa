import { Button } from '@arco-design/web-react'
import { exchangeRateList, removeExchangeRate, type ExchangeRate } from '@jst/contracts/master'
import { failureOf, useApp, useDetail } from '@jst/feature-kit'
import { usePermitted } from '@jst/permissions/react'
import { Dialog, EmptyState, ErrorView, FactsTable, Notice, RowActs, TextButton } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { texts } from '../texts.ts'
import { ExchangeRateForm } from './ExchangeRateForm.tsx'
import { ExchangeRateOnDay } from './ExchangeRateOnDay.tsx'

const words = texts.rates
const nameOf = ({ CurrencyCode, BaseCode, FromDay }: ExchangeRate) => `${CurrencyCode}/${BaseCode} ${FromDay}`

/** Rates by day, what one is on a day, and their keeping (spec §2.1). */
export const ExchangeRatesDrawer = observer(function ExchangeRatesDrawer({ onClose }: { onClose: () => void }) {
  const { api, session } = useApp()
  const may = usePermitted('rate')
  const isPlatform = session.employee?.CompanyKind === 'platform'
  const { data, status, error, reload } = useDetail(exchangeRateList, { PageSize: 200 })
  const [edited, setEdited] = useState<{ rate?: ExchangeRate }>()
  const [rateToRemove, setRateToRemove] = useState<ExchangeRate>()
  const [failure, setFailure] = useState('')
  const remove = async ({ Id, UpdateTime }: ExchangeRate) => {
    setRateToRemove(undefined)
    setFailure('')
    try {
      await api.call(removeExchangeRate, { Id, UpdateTime })
    } catch (thrown) {
      setFailure(failureOf(thrown).message)
    }
    reload()
  }
  return (
    <Dialog
      place="side"
      width={960}
      title={words.title}
      onClose={onClose}
      footer={
        may ? (
          <Button type="primary" onClick={() => setEdited({})}>
            {words.add}
          </Button>
        ) : undefined
      }
    >
      <div className="jst-stack-form">
        <p className="jst-muted">{words.lead}</p>
        {failure ? <Notice tone="error">{failure}</Notice> : null}
        {rateToRemove ? (
          <Notice
            tone="warning"
            action={
              <RowActs>
                <Button onClick={() => setRateToRemove(undefined)}>{words.cancel}</Button>
                <Button status="danger" onClick={() => void remove(rateToRemove)}>
                  {words.remove}
                </Button>
              </RowActs>
            }
          >
            {words.removeAsk(nameOf(rateToRemove))}
          </Notice>
        ) : null}
        {edited ? (
          <ExchangeRateForm
            key={edited.rate?.UpdateTime ?? 'new'}
            rate={edited.rate}
            onSaved={() => {
              setEdited(undefined)
              reload()
            }}
            onCancel={() => setEdited(undefined)}
          />
        ) : (
          <ExchangeRateOnDay rates={data?.Rows ?? []} />
        )}
        {status === 'failed' && error ? <ErrorView error={error} onRetry={reload} /> : null}
        {data?.Total === 0 ? <EmptyState title={words.empty} /> : null}
        {data && data.Total > 0 ? (
          <FactsTable
            label={words.title}
            titles={[words.fromDay, words.currency, words.base, words.buy, words.sell, words.mid, words.source, words.layer, words.acts]}
            rows={data.Rows}
            rowKey={(rate) => rate.Id}
            renderRow={(rate) => (
              <>
                <td>{rate.FromDay}</td>
                <td>{rate.CurrencyCode}</td>
                <td>{rate.BaseCode}</td>
                <td>{rate.Buy}</td>
                <td>{rate.Sell}</td>
                <td>{rate.Mid}</td>
                <td>{rate.Source}</td>
                <td>{words.layers[rate.Layer]}</td>
                <td>
                  {may && (isPlatform || rate.Layer === 'company') ? (
                    <RowActs>
                      <TextButton onClick={() => setEdited({ rate })}>{words.edit}</TextButton>
                      <TextButton onClick={() => setRateToRemove(rate)}>{words.remove}</TextButton>
                    </RowActs>
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
