import { Button } from '@arco-design/web-react'
import { useLayoutEffect, useRef, useState, type FormEvent, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import { useTexts } from '../language.tsx'
import { FilterField } from './FilterField.tsx'
import { keysOf, type Filter } from './model.ts'
import { TextButton } from '../controls/TextButton.tsx'

interface FilterBarProps {
  filters: readonly Filter[]
  values: Readonly<Record<string, string>>
  onApply: (values: Record<string, string>) => void
  onReset: () => void
}

const defaultWidth = 220
const gap = 8

/** How many fields fit on one line of the given width. At least one. */
export function fieldsThatFit(widths: readonly number[], available: number): number {
  let used = 0
  for (const [index, width] of widths.entries()) {
    used += width + (index ? gap : 0)
    if (used > available) return Math.max(1, index)
  }
  return widths.length
}

/** Room that 展开 needs beside the other acts. */
const expandWidth = 56

/**
 * Number of fields on the one line, kept right as the width of the form changes. All of them until it is measured. The
 * form is watched, not the line: what is decided here changes the width of the line, which would never end.
 */
function useFit(form: RefObject<HTMLElement | null>, acts: RefObject<HTMLElement | null>, filters: readonly Filter[]): number {
  const [fit, setFit] = useState(filters.length)
  const drawn = useRef(fit)
  useLayoutEffect(() => {
    const element = form.current
    if (!element) return
    const widths = filters.map(({ width }) => width ?? defaultWidth)
    // The observer speaks after the layout and before the paint: asking for the width here would lay the page out once more.
    const observer = new ResizeObserver(() => {
      if (element.clientWidth === 0) return
      const buttons = [...(acts.current?.children ?? [])].filter((button) => !button.hasAttribute('aria-expanded'))
      const room = element.clientWidth - buttons.reduce((sum, button) => sum + (button as HTMLElement).offsetWidth + gap, gap)
      const all = fieldsThatFit(widths, room) === widths.length
      const fits = all ? widths.length : fieldsThatFit(widths, room - expandWidth)
      if (fits === drawn.current) return
      drawn.current = fits
      flushSync(() => setFit(fits))
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [form, acts, filters])
  return fit
}

/** Conditions on one line, the rest behind 展开. Enter or 查询 applies texts; choices and dates apply at once. */
export function FilterBar({ filters, values, onApply, onReset }: FilterBarProps) {
  const texts = useTexts()
  const form = useRef<HTMLFormElement>(null)
  const acts = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState(false)
  const [typed, setTyped] = useState<Record<string, string>>(values)
  const [shownFor, setShownFor] = useState(values)
  if (shownFor !== values) {
    // The address changed from outside (a link, 重置, another view): show what really applies.
    setShownFor(values)
    setTyped(values)
  }

  const fit = useFit(form, acts, filters)
  const shown = open ? filters : filters.slice(0, fit)
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
  const reset = () => {
    setTyped({})
    onReset()
  }
  return (
    <form
      ref={form}
      className={open ? 'jst-filters is-open' : 'jst-filters'}
      role="search"
      aria-label={texts.list.filters}
      onSubmit={submit}
    >
      <div className="jst-filters-line">
        {shown.map((filter) => (
          <FilterField key={keysOf(filter).join()} filter={filter} width={filter.width ?? defaultWidth} values={typed} onChange={change} />
        ))}
      </div>
      <div ref={acts} className="jst-filters-acts">
        <Button htmlType="submit" type="outline">
          {texts.list.query}
        </Button>
        <Button onClick={reset}>{texts.list.reset}</Button>
        {fit < filters.length ? (
          <TextButton aria-expanded={open} onClick={() => setOpen(!open)}>
            {open ? texts.list.collapse : texts.list.expand}
          </TextButton>
        ) : null}
      </div>
    </form>
  )
}
