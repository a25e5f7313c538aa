import { Button } from '@arco-design/web-react'
import { readBoxes, searchPrices, type PriceOption, type PriceQuery } from '@jst/contracts/freight-rates'
import { quotationList, quotationPage } from '@jst/contracts/quotes'
import { link, useApp, useDetail } from '@jst/feature-kit'
import { usePermitted } from '@jst/permissions/react'
import { DataTable, Dialog, EmptyState, ErrorView, FlagField, Notice, Select, type RowKey } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { AskPricing } from './AskPricing.tsx'
import { priceSorts, shownOptions, type PriceLook, type PriceSort } from './query.ts'
import { priceColumns } from './columns.tsx'
import { Compare } from './Compare.tsx'
import { Derivation } from './Derivation.tsx'
import { texts as formTexts } from './form.texts.ts'
import { texts } from './texts.ts'
import { portNames, quoteText, routeText } from './words.ts'

const mostCompared = 4

interface PriceResultsProps {
  priceQuery: PriceQuery
  look: PriceLook
  onLook: (look: PriceLook) => void
}

/** Results of a search as a table with its tools; a row opens the calculation of its price. */
export const PriceResults = observer(function PriceResults({ priceQuery, look, onLook }: PriceResultsProps) {
  const { navigate, notify } = useApp()
  const mayQuote = usePermitted('add', quotationList)
  const found = useDetail(searchPrices, priceQuery)
  const [chosen, setChosen] = useState<ReadonlySet<RowKey>>(new Set())
  const [open, setOpen] = useState<PriceOption>()
  const [comparing, setComparing] = useState(false)
  const { data, status, error } = found
  if (error && !data) return <ErrorView error={error} onRetry={found.reload} />
  const options = data?.Options ?? []
  const nameOf = portNames(data?.Ports ?? [])
  const shown = shownOptions(options, look)
  const picked = shown.filter(({ Rate }) => chosen.has(Rate.Id))
  const quotable = picked.filter(({ Verdict }) => Verdict !== 'REFUSED')
  if (data && options.length === 0)
    return <EmptyState title={texts.none} hint={texts.noneHint} action={<AskPricing priceQuery={priceQuery} />} />
  const codes = (of: (option: PriceOption) => string) =>
    [...new Set(options.map(of))].toSorted().map((value) => ({ value, label: nameOf(value) }))
  const copy = () =>
    navigator.clipboard
      .writeText(
        quoteText(
          (picked.length > 0 ? picked : shown.slice(0, 3)).filter(({ Told }) => Told),
          nameOf,
        ),
      )
      .then(
        () => notify.success(texts.copied),
        () => notify.error(texts.copyFailed),
      )
  const toggle = (key: RowKey) => {
    const next = new Set(chosen)
    if (!next.delete(key)) next.add(key)
    setChosen(next)
  }
  return (
    <section className="jst-price-results" aria-label={texts.results}>
      <div className="jst-price-tools">
        <span className="jst-muted">
          {data ? [texts.found(options.length), ...(data.Level ? [texts.level(data.Level)] : [])].join(' · ') : ''}
        </span>
        <Select
          label={formTexts.pods}
          value={look.pod}
          onChange={(pod) => onLook({ ...look, pod })}
          options={[{ value: '', label: texts.allPods }, ...codes(({ Pod }) => Pod)]}
        />
        <Select
          label={texts.carrier}
          value={look.carrier}
          onChange={(carrier) => onLook({ ...look, carrier })}
          options={[{ value: '', label: texts.allCarriers }, ...codes(({ Carrier }) => Carrier)]}
        />
        <Select
          label={texts.sort}
          value={look.sort}
          onChange={(sort) => onLook({ ...look, sort: sort as PriceSort })}
          options={priceSorts.map((value) => ({ value, label: texts.sorts[value] }))}
        />
        <FlagField label={texts.allIn} value={look.allIn} onChange={(allIn) => onLook({ ...look, allIn })} />
        <Button disabled={picked.length < 2 || picked.length > mostCompared} title={texts.compareMost} onClick={() => setComparing(true)}>
          {texts.compare(picked.length)}
        </Button>
        {mayQuote ? (
          <Button
            type="primary"
            disabled={quotable.length === 0}
            onClick={() =>
              navigate(link(quotationPage, { ...priceQuery, Rates: quotable.map(({ Rate }) => `${Rate.Id}.${Rate.Version}`).join(',') }))
            }
          >
            {texts.makeQuote(quotable.length)}
          </Button>
        ) : null}
        <Button disabled={shown.length === 0} onClick={() => void copy()}>
          {texts.copy}
        </Button>
      </div>
      {data && data.More > 0 ? <Notice>{texts.more(data.More)}</Notice> : null}
      <div className="jst-price-list">
        <DataTable
          label={texts.results}
          columns={priceColumns(
            { types: (readBoxes(priceQuery.Boxes) ?? []).map(({ type }) => type), nameOf, allIn: look.allIn, open: setOpen },
            options,
          )}
          rows={shown}
          rowKey={({ Rate }) => Rate.Id}
          status={data ? (status === 'loading' ? 'loading' : 'ready') : 'first'}
          selection={{
            selected: chosen,
            onToggle: toggle,
            onTogglePage: (all) => setChosen(new Set(all ? shown.slice(0, mostCompared).map(({ Rate }) => Rate.Id) : [])),
          }}
          onOpen={setOpen}
          message={data && shown.length === 0 ? <EmptyState title={texts.noneShown} /> : undefined}
        />
      </div>
      {open ? (
        <Dialog
          title={`${texts.derivation} · ${open.Carrier} ${routeText(open, nameOf)}`}
          place="side"
          width={640}
          onClose={() => setOpen(undefined)}
        >
          <Derivation option={open} />
        </Dialog>
      ) : null}
      {comparing ? (
        <Dialog title={texts.compareTitle} width={960} onClose={() => setComparing(false)}>
          <Compare options={picked} nameOf={nameOf} />
        </Dialog>
      ) : null}
    </section>
  )
})
