import { Icon } from '@jst/ui'
import { leftIn, sectionId, sectionKeys, sectionName, type SectionKey } from './sections.ts'
import type { BookingProblem } from '@jst/contracts/booking'
import { texts } from './texts.ts'

/** Where a section stands on the page: the cursor goes to its first control. */
export function goTo(form: string, key: SectionKey): void {
  const section = document.getElementById(sectionId(form, key))
  section?.scrollIntoView({ block: 'start' })
  section?.querySelector<HTMLElement>('input, textarea, [role=combobox], button')?.focus({ preventScroll: true })
}

/** The sections of the form, each with what it still lacks; a click leads there. */
export function Steps({ of, problems }: { of: string; problems: readonly BookingProblem[] }) {
  const left = leftIn(problems)
  return (
    <nav className="jst-steps" aria-label={texts.steps}>
      <ol>
        {sectionKeys.map((key) => {
          const count = left.get(key) ?? 0
          return (
            <li key={key}>
              <button type="button" className={count > 0 ? 'jst-step' : 'jst-step is-done'} onClick={() => goTo(of, key)}>
                <Icon name={count > 0 ? 'edit' : 'check'} />
                <span>{sectionName(key)}</span>
                {count > 0 ? <small>{texts.left(count)}</small> : null}
              </button>
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
