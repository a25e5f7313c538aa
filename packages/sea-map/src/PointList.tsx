import type { SeaPoint } from './model.ts'
import type { SeaMapWords } from './texts.ts'

/** The points as a list: for readers, and for who would rather read than look. */
export function PointList({
  words: texts,
  points,
  selected,
  onSelect,
}: {
  words: SeaMapWords
  points: readonly SeaPoint[]
  selected: string | undefined
  onSelect: ((id: string) => void) | undefined
}) {
  return (
    <ul className="jst-sea-list" aria-label={texts.list}>
      {points.map(({ id, kind, label, note }) => (
        <li key={id}>
          <button type="button" className="jst-text-button" aria-pressed={id === selected} onClick={() => onSelect?.(id)}>
            {label}
          </button>
          <small>{note ?? texts.kinds[kind]}</small>
        </li>
      ))}
    </ul>
  )
}
