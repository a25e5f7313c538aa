import type { SiRecord } from '@jst/contracts/si'
import { Icon, Section } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useCallback, useRef, type KeyboardEvent, type MouseEvent, type ReactNode, type RefObject } from 'react'
import { BillFace } from '../bill/BillFace.tsx'
import { texts as compare } from '../compare/texts.ts'
import { ContainerTable } from '../bill/ContainerTable.tsx'
import { labelOf } from '../bill/labels.ts'
import { keyOfPlace, labelOfPlace, type Place } from '../bill/remark-path.ts'
import type { PinBoard } from './PinBoard.ts'
import { texts } from './texts.ts'

interface BillPanelProps {
  record: SiRecord
  /** Keys of places that differ from what they are compared with, and of those with a finding. */
  changed: ReadonlySet<string>
  found: ReadonlySet<string>
  /** Absent: nothing may be pinned. */
  board: PinBoard | undefined
  extra?: ReactNode
}

/** The bill as submitted; every field can be pointed at, changed and questioned ones are marked. `panel` lets others jump to a field. */
export const BillPanel = observer(function BillPanel({
  record,
  changed,
  found,
  board,
  extra,
  panel,
}: BillPanelProps & { panel: RefObject<HTMLDivElement | null> }) {
  const mark = (place: Place, children: ReactNode, label: string, inTab: boolean): ReactNode => {
    const key = keyOfPlace(place)
    const names = ['jst-mark', changed.has(key) && 'is-changed', found.has(key) && 'is-found', board?.has(place) && 'is-pinned']
    const className = names.filter(Boolean).join(' ')
    if (!board)
      return (
        <span className={className} data-place={key} tabIndex={-1}>
          {children}
        </span>
      )
    return (
      <button type="button" className={className} data-place={key} tabIndex={inTab ? 0 : -1} title={compare.pin(label)}>
        {children}
        {board.has(place) ? <Icon name="pin" size={12} /> : null}
      </button>
    )
  }
  const pinAt = (target: EventTarget) => {
    const key = (target as Element).closest<HTMLElement>('[data-place]')?.dataset['place']
    if (key !== undefined) board?.pin(placeOfKey(key))
  }
  return (
    <div
      ref={panel}
      className="jst-desk-bill"
      onClick={(event: MouseEvent) => pinAt(event.target)}
      onKeyDown={moveInRow}
      role="presentation"
    >
      <Section title={texts.detail.bill} extra={extra}>
        <BillFace record={record} mark={(field, heading) => mark({ field }, heading, labelOf(field), true)} />
      </Section>
      <Section title={texts.detail.containers}>
        <ContainerTable
          containers={record.containers}
          mark={(place, value) => mark(place, value, labelOfPlace(place, record), place.field === 'containerNo')}
        />
      </Section>
    </div>
  )
})

/** A place from its key; the other way round is `keyOfPlace`. */
function placeOfKey(key: string): Place {
  const [container = '', line = '', field = ''] = key.split('/')
  return {
    ...(field === '' ? {} : { field }),
    ...(container === '' ? {} : { container: Number(container) }),
    ...(line === '' ? {} : { line: Number(line) }),
  }
}

/** Left and right walk through the values of a box, which are one stop of the Tab key. */
function moveInRow(event: KeyboardEvent): void {
  const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
  const from = (event.target as Element).closest('tr [data-place]')
  if (step === undefined || !from) return
  const row = [...(from.closest('tbody')?.querySelectorAll<HTMLElement>('[data-place]') ?? [])]
  row[row.findIndex((place) => place === from) + step]?.focus()
  event.preventDefault()
}

/** Where a place is drawn: codes and printed names of ports stand with the port. */
export function drawnAt(place: Place): Place {
  if (place.container !== undefined || place.field === undefined) return place
  return { field: place.field.replace(/(Code|OnBill)$/, '') }
}

/** Brings a field of a bill into sight and gives it the focus; a place that is not drawn leads to its box. */
export function useJump() {
  const panel = useRef<HTMLDivElement>(null)
  const jump = useCallback((place: Place) => {
    const keys = [
      keyOfPlace(drawnAt(place)),
      keyOfPlace({ ...place, field: 'goods' }),
      keyOfPlace({ container: place.container ?? 0, field: 'containerNo' }),
    ]
    const marks = keys.flatMap((key) => [...(panel.current?.querySelectorAll<HTMLElement>(`[data-place="${key}"]`) ?? [])])
    const target = marks[0]
    if (!target) return
    const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches
    target.scrollIntoView({ block: 'center', behavior: calm ? 'auto' : 'smooth' })
    target.focus({ preventScroll: true })
  }, [])
  return { panel, jump }
}
