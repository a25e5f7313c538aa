import type { Endpoint } from '@jst/contracts'
import { auditLog, type AuditedEntity } from '@jst/contracts/system'
import { Dialog, EmptyState, ErrorView, TextButton, Timeline } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useDetail } from '../detail/useDetail.ts'
import { useKitTexts } from '../screens/language.tsx'
import type { KitTexts } from '../texts.ts'

/** Chinese words of a kind of thing: its actions (`role.modify`) and its fields as the audit log names them. */
export interface HistoryWords {
  readonly actions: Readonly<Record<string, string>>
  readonly fields: Readonly<Record<string, string>>
  /** A value as the form shows it; undefined: as it is. */
  readonly show?: (field: string, value: unknown) => string | undefined
}

interface HistoryViewProps {
  /** Answers pages of audit rows. */
  endpoint: Endpoint
  query: Readonly<Record<string, string | number>>
  /** The thing, as people call it. */
  title: string
  words: HistoryWords
  onClose: () => void
}

const pageSize = 20

/** 变更记录: who changed what of one thing and when, old → new, newest first. */
export const HistoryView = observer(function HistoryView({ endpoint, query, title, words: names, onClose }: HistoryViewProps) {
  const words = useKitTexts().history
  const [size, setSize] = useState(pageSize)
  // whichever call it is, it answers as the audit log does
  const { data, error, reload } = useDetail(endpoint as typeof auditLog, { ...query, PageSize: size } as never)
  return (
    <Dialog title={words.title(title)} place="side" width={480} onClose={onClose}>
      {error ? <ErrorView error={error} onRetry={reload} /> : null}
      {data === undefined && !error ? (
        <div className="jst-section" role="status" aria-label={words.loading}>
          <div className="jst-skeleton" />
          <div className="jst-skeleton" />
        </div>
      ) : null}
      {data?.Total === 0 ? <EmptyState title={words.empty} /> : null}
      {data && data.Total > 0 ? (
        <Timeline
          label={words.title(title)}
          entries={data.Rows.map((row) => ({
            key: row.Id,
            at: row.At,
            title: names.actions[row.Action] ?? row.Action,
            who: [row.EmployeeName, row.CompanyName].filter(Boolean).join(' · '),
            detail: (
              <ul className="jst-plain-list">
                {row.Changes.map(({ Field, Before, After }) => (
                  <li key={Field}>
                    {words.before(names.fields[Field] ?? Field)}
                    {changeText((value) => names.show?.(Field, value) ?? valueText(value, words), Before, After)}
                  </li>
                ))}
              </ul>
            ),
          }))}
        />
      ) : null}
      {data && data.Total > size && size < 200 ? (
        <TextButton onClick={() => setSize(Math.min(size + 60, 200))}>{words.more}</TextButton>
      ) : null}
    </Dialog>
  )
})

interface HistoryDrawerProps extends Omit<HistoryViewProps, 'endpoint' | 'query'> {
  entity: AuditedEntity
  id: number
}

/** The same for things that the audit log itself answers for. */
export const HistoryDrawer = ({ entity, id, ...rest }: HistoryDrawerProps) => (
  <HistoryView {...rest} endpoint={auditLog} query={{ Entity: entity, EntityId: id }} />
)

/** `旧 → 新`; what was given or taken has one side only. */
function changeText(text: (value: unknown) => string, before: unknown, after: unknown): string {
  if (before === null) return text(after)
  return after === null ? text(before) : `${text(before)} → ${text(after)}`
}
function valueText(value: unknown, words: KitTexts['history']): string {
  if (value === null || value === '') return words.blank
  if (typeof value === 'boolean') return value ? words.yes : words.no
  if (Array.isArray(value)) return value.length === 0 ? words.blank : value.map((one) => valueText(one, words)).join(words.joint)
  return typeof value === 'string' ? value : JSON.stringify(value)
}
