import type { EntityField, EntityRow } from '@jst/contracts/entity'
import { shippingParty, shippingPartyCalls } from '@jst/contracts/partner'
import { useAction, useApp, useDetail } from '@jst/feature-kit'
import { shownValue, useEntityTexts } from '@jst/feature-kit/entity'
import { usePermitted } from '@jst/permissions/react'
import { ErrorView, FactsTable, formatText, RowActs, Section, TextButton } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { texts } from '../texts.ts'
import { PartyDrawer } from './PartyDrawer.tsx'

const words = texts.parties
const most = 20
const columns = ['Code', 'NameZh', 'NameEn', 'Kinds', 'Country', 'TaxNo', 'Phone']
const fields = columns.flatMap((key): EntityField[] => shippingParty.all.filter((field) => field.key === key))

/** Shippers, consignees and notify parties of a customer, as party boxes offer them. */
export const PartiesPart = observer(function PartiesPart({ customerCode }: { customerCode: string }) {
  const { api, notify } = useApp()
  const entityTexts = useEntityTexts()
  const mayAdd = usePermitted('add', shippingParty.path)
  const mayEdit = usePermitted('edit', shippingParty.path)
  const mayRemove = usePermitted('remove', shippingParty.path)
  const page = useDetail(shippingPartyCalls.list, { CustomerCode: customerCode, PageSize: most })
  const [editing, setEditing] = useState<EntityRow | 'new'>()
  const drop = useAction(async ({ Id, UpdateTime, NameZh }: EntityRow) => {
    if (!(await notify.confirm({ title: words.removeAsk(NameZh), content: words.removeContent, ok: words.remove }))) return
    await api.call(shippingPartyCalls.remove, { Items: [{ Id, UpdateTime }] })
    notify.success(words.removed(NameZh))
    page.reload()
  })
  const { Rows: rows = [], Total: total = 0 } = page.data ?? {}
  return (
    <Section title={words.title} extra={mayAdd ? <TextButton onClick={() => setEditing('new')}>{words.add}</TextButton> : undefined}>
      {page.error ? <ErrorView error={page.error} onRetry={page.reload} /> : null}
      {page.data && rows.length === 0 ? <p className="jst-muted">{words.none}</p> : null}
      {rows.length === 0 ? null : (
        <FactsTable
          label={words.title}
          titles={[...fields.map((field) => entityTexts.nameOf(field)), ...(mayEdit || mayRemove ? [words.acts] : [])]}
          rows={rows}
          rowKey={(row) => row.Id}
          renderRow={(row) => (
            <>
              {fields.map((field) => (
                <td key={field.key}>{formatText(shownValue(field, row[field.key] ?? null, entityTexts, row))}</td>
              ))}
              {mayEdit || mayRemove ? (
                <td>
                  <RowActs>
                    {mayEdit ? <TextButton onClick={() => setEditing(row)}>{words.edit}</TextButton> : null}
                    {mayRemove ? <TextButton onClick={() => void drop.run(row)}>{words.remove}</TextButton> : null}
                  </RowActs>
                </td>
              ) : null}
            </>
          )}
        />
      )}
      {total > rows.length ? <p className="jst-muted">{words.more(rows.length, total)}</p> : null}
      {editing ? (
        <PartyDrawer
          row={editing === 'new' ? undefined : editing}
          customerCode={customerCode}
          onSaved={() => {
            setEditing(undefined)
            page.reload()
          }}
          onClose={() => setEditing(undefined)}
        />
      ) : null}
    </Section>
  )
})
