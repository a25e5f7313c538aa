import { useTexts } from '../../language.tsx'

/** One thing that a combobox offers. */
export interface ComboOption {
  /** Chosen code. */
  value: string
  /** Visible name of it. */
  label: string
  /** Stands small behind the label: a code, a country. */
  note?: string
}

interface ComboEntryProps {
  id: string
  option: ComboOption
  /** The one that Enter takes. */
  current: boolean
  starred: boolean
  onTake: () => void
  onStar: (() => void) | undefined
}

/** One line of the list. Its star is for the mouse: an option may hold no button, and the field has a key for it. */
export function ComboEntry({ id, option, current, starred, onTake, onStar }: ComboEntryProps) {
  const texts = useTexts()
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the keys are the field's
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={current}
      className={current ? 'jst-combo-option is-current' : 'jst-combo-option'}
      onPointerDown={(event) => event.preventDefault()}
      onClick={onTake}
    >
      <span className="jst-cut">{option.label}</span>
      {option.note ? <span className="jst-muted">{option.note}</span> : null}
      {onStar ? (
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- as above
        <span
          className={starred ? 'jst-combo-star is-starred' : 'jst-combo-star'}
          title={starred ? texts.combo.unstar : texts.combo.star}
          onClick={(event) => {
            event.stopPropagation()
            onStar()
          }}
        >
          <span aria-hidden="true">{starred ? '★' : '☆'}</span>
          {starred ? <span className="jst-hidden">{texts.combo.starred}</span> : null}
        </span>
      ) : null}
    </div>
  )
}
