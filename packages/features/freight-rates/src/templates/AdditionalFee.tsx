import { Button } from '@arco-design/web-react'
import type { Line } from '@jst/contracts/document'
import { surchargeTemplateDocument, templateCharges, type TemplateCharge } from '@jst/contracts/freight-rates'
import { listScreen, link } from '@jst/feature-kit'
import { referenceFilter } from '@jst/feature-kit/entity'
import { usePermitted } from '@jst/permissions/react'
import { AppLink, DateEntry, formatText, type Column, type Filter } from '@jst/ui'
import { useState } from 'react'
import { ApplyDrawer } from '../batch/ApplyDrawer.tsx'
import { titles } from '../titles.ts'
import { amountWords, basisWords, conditionWords, daysWords, payWords, scopeWords } from './lineWords.ts'
import { texts } from './texts.ts'

const columns: Column<TemplateCharge>[] = [
  {
    key: 'charge',
    title: texts.charge,
    width: 170,
    text: ({ Line }) => String(Line['ChargeCode']),
    render: (row) => <ChargeName row={row} />,
  },
  { key: 'amount', title: texts.amount, width: 210, text: (row) => amountWords(row.Line), render: (row) => <Amount line={row.Line} /> },
  { key: 'basis', title: texts.basis, width: 80, render: ({ Line }) => basisWords(Line) },
  { key: 'pay', title: texts.pay, width: 64, render: ({ Line }) => payWords(Line) },
  {
    key: 'condition',
    title: texts.condition,
    width: 130,
    text: (row) => conditionWords(row.Line),
    render: (row) => formatText(conditionWords(row.Line)),
  },
  { key: 'scope', title: texts.scope, width: 200, grow: true, text: scopeWords, render: (row) => scopeWords(row) },
  { key: 'days', title: texts.days, width: 190, render: ({ ValidFrom, ValidTo }) => daysWords(ValidFrom, ValidTo) },
  {
    key: 'template',
    title: texts.template,
    width: 120,
    text: ({ Name }) => Name,
    render: ({ TemplateId, Name }) => <AppLink to={link(surchargeTemplateDocument.page, { Id: TemplateId })}>{Name}</AppLink>,
  },
]

function ChargeName({ row: { Charge, Line } }: { row: TemplateCharge }) {
  const code = String(Line['ChargeCode'])
  return (
    <>
      {Charge} <span className="jst-muted">{code}</span>
    </>
  )
}
function Amount({ line }: { line: Line }) {
  return (
    <>
      {amountWords(line)} {line['InAllIn'] === true ? <span className="jst-muted">{texts.inAllIn}</span> : null}
    </>
  )
}

const filters: Filter[] = [
  { kind: 'text', key: 'Keyword', label: texts.keyword, placeholder: texts.keyword },
  referenceFilter('Pol', 'port', texts.pol),
  referenceFilter('Pod', 'port', texts.pod),
  referenceFilter('Carrier', 'carrier', texts.carrier),
  referenceFilter('Lane', 'lane', texts.lane),
  {
    kind: 'custom',
    key: 'Day',
    label: texts.day,
    render: (value, onChange, id) => <DateEntry id={id} value={value} onChange={onChange} />,
  },
]

const sides = [
  ['PolCode', 'Pol', 'Pols'],
  ['PodCode', 'Pod', 'Pods'],
  ['CarrierCode', 'Carrier', 'Carriers'],
  ['LaneCode', 'Lane', 'Lanes'],
] as const
/** Rates that charges are written into, as it begins: those that the list is asked for, or the one place that all of the charges are for. */
function whereOf(filters: Readonly<Record<string, string>>, charges: readonly TemplateCharge[]): Readonly<Record<string, string>> {
  return Object.fromEntries(
    sides.flatMap(([field, filter, scope]) => {
      const [code, ...others] = new Set(charges.flatMap((charge) => charge[scope]))
      const only = others.length === 0 && charges.every((charge) => charge[scope].length > 0) ? code : undefined
      const place = filters[filter] ?? only
      return place === undefined ? [] : [[field, place]]
    }),
  )
}

/** 附加费: what templates charge on a route and day; chosen charges are written into rates. */
export const { Screen, preload } = listScreen({
  name: 'additional-fees',
  endpoint: templateCharges,
  filters: { Keyword: 'text', Pol: 'text', Pod: 'text', Carrier: 'text', Lane: 'text', Day: 'text', Template: 'text' },
  sort: 'Template',
  rowKey: ({ Id }) => Id,
  label: titles.additionalFee,
  columns,
  conditions: filters,
  empty: { title: texts.empty, hint: texts.emptyHint },
  usePage: (store) => {
    const mayApply = usePermitted('batch')
    const [applied, setApplied] = useState<readonly TemplateCharge[]>()
    return {
      ...(mayApply
        ? {
            batch: (
              <Button type="primary" onClick={() => setApplied(store.selectedRows)}>
                {texts.apply}
              </Button>
            ),
          }
        : {}),
      beside: (
        <>
          {applied ? (
            <ApplyDrawer
              lines={applied.map(({ Line }) => Line)}
              where={whereOf(store.filters, applied)}
              onDone={() => store.clearSelection()}
              onClose={() => setApplied(undefined)}
            />
          ) : null}
        </>
      ),
    }
  },
})
