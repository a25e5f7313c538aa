import { targetOf, type Entity, type EntityCalls, type EntityRow, type EntityValue } from '@jst/contracts/entity'
import { observer } from 'mobx-react-lite'
import { HistoryView } from '../history/HistoryDrawer.tsx'
import { useLabels } from '../reference/picker/recent-choices.ts'
import { useEntityTexts } from './useEntityTexts.ts'
import { shownValue } from './shownValue.ts'

const targetsOf = ({ all }: Entity) => [...new Set(all.flatMap((field) => targetOf(field) ?? []))]

/** The change log of one row, in the words of its form: choices by their labels, codes with the names of what they mean. */
export const EntityHistory = observer(function EntityHistory({
  calls,
  row,
  onClose,
}: {
  calls: EntityCalls
  row: EntityRow
  onClose: () => void
}) {
  const { entity } = calls
  const texts = useEntityTexts()
  const labelOf = useLabels(targetsOf(entity))
  return (
    <HistoryView
      endpoint={calls.changes}
      query={{ Id: row.Id }}
      title={row.NameZh || row.Code}
      words={{
        actions: texts.actions,
        fields: { ...texts.historyFields, ...Object.fromEntries(entity.all.map((field) => [field.key, texts.nameOf(field)])) },
        show: (key, value) => {
          const field = entity.all.find((one) => one.key === key)
          if (!field || value === null || value === '') return undefined
          const target = targetOf(field)
          if (target === undefined) return shownValue(field, value as EntityValue, texts)
          return (Array.isArray(value) ? value : [value]).map((code) => labelOf(target, String(code))).join(texts.joint)
        },
      }}
      onClose={onClose}
    />
  )
})
