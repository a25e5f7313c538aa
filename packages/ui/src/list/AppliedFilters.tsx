import { Icon } from '../icons/Icon.tsx'
import { TextButton } from '../controls/TextButton.tsx'
import { useTexts } from '../language.tsx'
import { keysOf, type Filter } from './model.ts'

interface AppliedFiltersProps {
  filters: readonly Filter[]
  values: Readonly<Record<string, string>>
  onApply: (values: Record<string, string>) => void
  onReset: () => void
}

/** Text of a condition for people; undefined if it is not set. */
function saidOf(filter: Filter, values: Readonly<Record<string, string>>): string | undefined {
  if (filter.kind === 'dates') {
    const [from, to] = [values[filter.fromKey]?.slice(0, 10), values[filter.toKey]?.slice(0, 10)]
    return from || to ? `${from ?? ''} – ${to ?? ''}` : undefined
  }
  const value = values[filter.key]
  if (!value) return undefined
  if (filter.kind === 'choice') return filter.options.find((option) => option.value === value)?.label ?? value
  return value
}

/** The conditions in force, each with a button that drops it. Nothing without conditions. */
export function AppliedFilters({ filters, values, onApply, onReset }: AppliedFiltersProps) {
  const texts = useTexts()
  const inForce = filters.flatMap((filter) => {
    const words = saidOf(filter, values)
    return words === undefined ? [] : [{ filter, words }]
  })
  if (inForce.length === 0) return null
  const drop = (filter: Filter) => onApply({ ...values, ...Object.fromEntries(keysOf(filter).map((key) => [key, ''])) })
  return (
    <ul className="jst-applied" aria-label={texts.list.filtersInForce}>
      {inForce.map(({ filter, words }) => (
        <li key={keysOf(filter).join()}>
          <span className="jst-muted">{filter.label}</span> {words}
          <button
            type="button"
            className="jst-applied-drop"
            aria-label={texts.list.dropFilter(filter.label)}
            title={texts.list.dropFilter(filter.label)}
            onClick={() => drop(filter)}
          >
            <Icon name="close" size={12} />
          </button>
        </li>
      ))}
      <li className="is-plain">
        <TextButton onClick={onReset}>{texts.table.clearFilters}</TextButton>
      </li>
    </ul>
  )
}
