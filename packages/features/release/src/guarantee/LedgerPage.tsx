import {
  applicationDocument,
  guaranteeCalls,
  guaranteeEntries,
  guaranteeLedger,
  releasePages,
  type GuaranteeEntryKind,
} from '@jst/contracts/release'
import type { EntityValue } from '@jst/contracts/entity'
import { link, useBack, useDetail, useScreenId, useTitle } from '@jst/feature-kit'
import { AppLink, DateText, DetailPage, EmptyState, emptyText, FactsTable, formatMoney, formatText, Section } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { texts } from '../texts.ts'
import { titles } from '../titles.ts'

const words = texts.guarantee
const mostShown = 200
const money = (amount: EntityValue | undefined) =>
  typeof amount === 'number' || typeof amount === 'string' ? formatMoney(amount, 'CNY') : emptyText
const isKind = (kind: string): kind is GuaranteeEntryKind => Object.hasOwn(guaranteeEntries, kind)

/** A limit with every reservation, use and release of it. */
export const LedgerPage = observer(function LedgerPage() {
  const id = useScreenId('Guarantee')
  const onBack = useBack()
  const row = useDetail(guaranteeCalls.get, id === undefined ? undefined : { Id: id })
  const ledger = useDetail(guaranteeLedger, id === undefined ? undefined : { Id: id, PageSize: mostShown })
  useTitle(row.data?.NameZh)
  if (id === undefined || row.status === 'empty')
    return <EmptyState asPage title={words.missing} action={<AppLink to={releasePages.guarantees}>{words.back}</AppLink>} />
  const failed = [row, ledger].find(({ status }) => status === 'failed')
  const [stored, entries] = [row.data, ledger.data]
  return (
    <DetailPage
      title={stored?.NameZh ?? titles.guarantees}
      trail={[{ label: titles.guarantees, to: releasePages.guarantees }]}
      onBack={onBack}
      facts={
        stored
          ? [
              { label: words.limit, value: money(stored['Limit']) },
              { label: words.used, value: money(stored['Used']) },
              { label: words.reserved, value: money(stored['Reserved']) },
              { label: words.free, value: money(stored['Free']) },
              { label: words.validTo, value: formatText(String(stored['ValidTo'] || words.endless)) },
            ]
          : []
      }
      state={failed ? 'failed' : stored && entries ? 'ready' : 'loading'}
      error={failed?.error}
      onRetry={() => {
        row.reload()
        ledger.reload()
      }}
    >
      <Section title={words.ledger}>
        {entries?.Rows.length === 0 ? <p className="jst-muted">{words.none}</p> : null}
        {entries && entries.Rows.length > 0 ? (
          <FactsTable
            label={words.ledger}
            titles={words.titles}
            numeric={[2, 3, 4]}
            rows={entries.Rows}
            rowKey={({ Id }) => Id}
            renderRow={(one) => (
              <>
                <td>
                  <DateText value={one.CreateTime} />
                </td>
                <th scope="row">{isKind(one.Kind) ? guaranteeEntries[one.Kind].zh : one.Kind}</th>
                <td className="jst-right">{money(one.Amount)}</td>
                <td className="jst-right">{money(one.Used)}</td>
                <td className="jst-right">{money(one.Reserved)}</td>
                <td>
                  <AppLink to={link(applicationDocument.page, { Id: one.ApplicationId })}>{one.ApplicationNo}</AppLink>
                </td>
                <td>{formatText(one.Words)}</td>
                <td>{one.ByName}</td>
              </>
            )}
          />
        ) : null}
        {entries && entries.Total > mostShown ? <p className="jst-muted">{words.more(mostShown)}</p> : null}
      </Section>
    </DetailPage>
  )
})
