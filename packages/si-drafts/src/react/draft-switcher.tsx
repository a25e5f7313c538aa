import { useStore } from '@jst/store/react'
import type { ReactNode } from 'react'
import type { SiDraftSession } from '../si-draft-session.ts'
import { totalsOf } from '../rules/totals.ts'
import { texts } from './texts.ts'

/** Props of `DraftSwitcher`. */
export interface DraftSwitcherProps {
  /** The set that is edited. */
  session: SiDraftSession
  /** Number of blocking findings per draft id, shown as a badge. */
  errors?: ReadonlyMap<number, number>
}

/** The drafts of a set as a list: bill number, consignee, packages, findings; a click switches, which stores the edits first. */
export function DraftSwitcher({ session, errors }: DraftSwitcherProps): ReactNode {
  const drafts = useStore(session, (one) => one.drafts)
  const currentId = useStore(session, (one) => one.currentId)
  const target = useStore(session, (one) => one.target)
  return (
    <nav className="jst-drafts" aria-label={texts.drafts}>
      <div className="jst-drafts-count">{texts.count(drafts.length, target)}</div>
      <ol>
        {drafts.map((draft, index) => {
          const name = draft.splitMblNo || draft.mblNo || texts.untitled(index + 1)
          const found = errors?.get(draft.id) ?? 0
          return (
            <li key={draft.id} className={draft.id === currentId ? 'jst-draft jst-draft-current' : 'jst-draft'}>
              <button
                type="button"
                className="jst-draft-open"
                aria-current={draft.id === currentId}
                onClick={() => session.switchTo(draft.id)}
              >
                <strong>{name}</strong>
                <span>{draft.consignee.split('\n')[0]}</span>
                <small>{texts.packages(totalsOf(draft.containers).packages)}</small>
                {found > 0 && <em className="jst-draft-errors">{found}</em>}
              </button>
              {index > 0 && (
                <button type="button" className="jst-draft-remove" aria-label={texts.remove(name)} onClick={() => session.remove(draft.id)}>
                  ×
                </button>
              )}
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
