import { Button } from '@arco-design/web-react'
import { useId, useState, type FormEvent } from 'react'
import { Popup } from '../controls/Popup.tsx'
import { Icon } from '../icons/Icon.tsx'
import { useTexts } from '../language.tsx'
import { FilterField } from './FilterField.tsx'
import { keysOf, type Filter } from './model.ts'

interface FilterToolsProps {
  filters: readonly Filter[]
  values: Readonly<Record<string, string>>
  onApply: (values: Record<string, string>) => void
  onReset: () => void
  /** A view says already what is in force. */
  covered?: boolean
}

/** The text that is searched for stands in the line; it is the first condition that is a text. */
const searchOf = (filters: readonly Filter[]) => filters.find((filter) => filter.kind === 'text')

/** A search field, and a panel with all other conditions. Enter or 查询 applies texts; choices and dates apply at once. */
export function FilterTools({ filters, values, onApply, onReset, covered }: FilterToolsProps) {
  const texts = useTexts()
  const id = useId()
  const [typed, setTyped] = useState<Record<string, string>>(values)
  const [shownFor, setShownFor] = useState(values)
  if (shownFor !== values) {
    // The address changed from outside (a link, 重置, another view): show what really applies.
    setShownFor(values)
    setTyped(values)
  }
  const search = searchOf(filters)
  const others = filters.filter((filter) => filter !== search)
  const inForce = covered ? 0 : others.filter((filter) => keysOf(filter).some((key) => values[key])).length
  const apply = (next: Record<string, string>) =>
    onApply(Object.fromEntries(filters.flatMap(keysOf).map((key) => [key, (next[key] ?? '').trim()])))
  const change = (patch: Record<string, string>, now: boolean) => {
    const next = { ...typed, ...patch }
    setTyped(next)
    if (now) apply(next)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    apply(typed)
  }
  return (
    <search className="jst-filters" aria-label={texts.list.filters}>
      {search ? (
        <form className="jst-search" onSubmit={submit}>
          <Icon name="search" size={14} />
          <input
            id={id}
            type="search"
            className="jst-filter-input"
            aria-label={search.label}
            data-list-search=""
            placeholder={search.placeholder ?? search.label}
            title={search.placeholder}
            value={typed[search.key] ?? ''}
            onChange={(event) => change({ [search.key]: event.target.value }, event.target.value === '' && Boolean(values[search.key]))}
          />
        </form>
      ) : null}
      {others.length > 0 ? (
        <Popup
          label={inForce ? `${texts.list.filter} ${inForce}` : texts.list.filter}
          triggerClassName={inForce ? 'jst-tool-button is-on' : 'jst-tool-button'}
          trigger={
            <>
              <Icon name="filter" size={14} />
              {texts.list.filter}
              {inForce ? <span className="jst-view-count">{inForce}</span> : null}
            </>
          }
        >
          {(close) => (
            <form
              className={others.length > 4 ? 'jst-filter-panel is-wide' : 'jst-filter-panel'}
              onSubmit={(event) => {
                submit(event)
                close()
              }}
            >
              {others.map((filter) => (
                <FilterField key={keysOf(filter).join()} filter={filter} values={typed} onChange={change} />
              ))}
              <div className="jst-filter-panel-acts">
                <Button
                  onClick={() => {
                    setTyped({})
                    onReset()
                  }}
                >
                  {texts.list.reset}
                </Button>
                <Button htmlType="submit" type="primary">
                  {texts.list.query}
                </Button>
              </div>
            </form>
          )}
        </Popup>
      ) : null}
    </search>
  )
}
