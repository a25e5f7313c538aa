import { AppliedFilters } from './AppliedFilters.tsx'
import { FilterTools } from './FilterTools.tsx'
import type { Filter } from './model.ts'

interface FilterBarProps {
  filters: readonly Filter[]
  /** Values in force, by their names in the address. */
  values: Readonly<Record<string, string>>
  /** All conditions anew; an empty text is none. */
  onApply: (values: Record<string, string>) => void
  onReset: () => void
}

/** Search, conditions, and what is in force, for pages that are no list: the same as in the line of a list. */
export function FilterBar(props: FilterBarProps) {
  return (
    <div className="jst-filterbar">
      <FilterTools {...props} />
      <AppliedFilters {...props} />
    </div>
  )
}
