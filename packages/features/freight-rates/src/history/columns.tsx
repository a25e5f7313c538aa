import { freightRateDocument, historyFields, type PastRate } from '@jst/contracts/freight-rates'
import { link } from '@jst/feature-kit'
import { shownValue, type useEntityTexts } from '@jst/feature-kit/entity'
import { AppLink, DateText, formatNumber, formatText, type Column } from '@jst/ui'
import { texts } from './texts.ts'

const field = (key: string) => historyFields.find((one) => one.key === key)!
/** The page of the rate, with what has become of the version since. */
export const versionOf = ({ RateId, Version }: PastRate) => link(freightRateDocument.page, { Id: RateId, Version })
const text = ({ Values }: PastRate, key: string) => String(Values[key] ?? '')

/** Columns of what was known; those of what the reader may not see are left out. */
export function pastColumns(may: (key: string) => boolean, words: ReturnType<typeof useEntityTexts>): Column<PastRate>[] {
  const shown = (row: PastRate, key: string) => formatText(shownValue(field(key), row.Values[key] ?? null, words))
  const price = (key: string): Column<PastRate> => ({
    key,
    title: field(key).zh,
    width: 92,
    align: 'right',
    ...(key === 'Floor20GP' || key === 'Floor40HQ' ? { sort: key } : {}),
    render: ({ Values }) => formatNumber(Values[key] as number | null),
  })
  const all: (Column<PastRate> & { of?: string })[] = [
    { key: 'Code', title: texts.rate, width: 130, render: (row) => <AppLink to={versionOf(row)}>{text(row, 'Code')}</AppLink> },
    { key: 'CarrierCode', title: field('CarrierCode').zh, width: 90, sort: 'CarrierCode', render: (row) => shown(row, 'CarrierCode') },
    {
      key: 'route',
      title: texts.route,
      width: 190,
      sort: 'PodCode',
      render: (row) =>
        [`${text(row, 'PolCode')} → ${text(row, 'PodCode')}`, ...(text(row, 'ViaCode') ? [texts.via(text(row, 'ViaCode'))] : [])].join(' '),
    },
    { key: 'CurrencyCode', title: field('CurrencyCode').zh, width: 64, render: (row) => shown(row, 'CurrencyCode') },
    ...['20GP', '40GP', '40HQ', '45HQ'].map((box) => ({ ...price(`Floor${box}`), of: `Floor${box}` })),
    ...['20GP', '40GP', '40HQ', '45HQ'].map((box) => ({ ...price(`Cost${box}`), of: `Cost${box}` })),
    {
      key: 'valid',
      title: texts.valid,
      width: 190,
      sort: 'ValidTo',
      render: (row) => [text(row, 'ValidFrom'), text(row, 'ValidTo')].join(texts.to),
    },
    { key: 'Basis', title: field('Basis').zh, width: 110, render: (row) => shown(row, 'Basis') },
    { key: 'TransitDays', title: field('TransitDays').zh, width: 84, align: 'right', render: (row) => shown(row, 'TransitDays') },
    { key: 'RateType', title: field('RateType').zh, width: 84, render: (row) => shown(row, 'RateType') },
    { key: 'Supplier', of: 'SupplierCode', title: texts.supplier, width: 150, render: ({ Supplier }) => formatText(Supplier ?? '') },
    { key: 'ContractNo', of: 'ContractNo', title: field('ContractNo').zh, width: 120, render: (row) => shown(row, 'ContractNo') },
    { key: 'version', title: texts.version, width: 80, render: ({ Version }) => texts.nth(Version) },
    { key: 'since', title: texts.since, width: 130, sort: 'Since', render: ({ Since }) => <DateText value={Since} /> },
    { key: 'by', title: texts.by, width: 90, render: ({ By }) => formatText(By) },
  ]
  return all.filter(({ of }) => of === undefined || may(of)).map(({ of: _, ...column }) => column)
}
