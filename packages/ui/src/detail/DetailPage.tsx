import { useLayoutEffect, useRef, type ReactNode } from 'react'
import { Icon } from '../icons/Icon.tsx'
import { AppLink } from '../controls/AppLink.tsx'
import { ErrorView, type Failure } from '../feedback/ErrorView.tsx'
import { useTexts } from '../language.tsx'

/** A label and its value. */
export interface Fact {
  /** Unique among its neighbours. */
  label: string
  /** `–` when there is none. */
  value: ReactNode
}

/** Parts of a detail page; only the title and the way back are needed. */
export interface DetailPageProps {
  /** Number or name of the thing. */
  title: ReactNode
  /** State of the thing, right of the title. */
  status?: ReactNode
  /** Where the page belongs: 补料管理 / 待审核补料. */
  trail?: readonly { label: string; to?: string }[]
  /** 返回 was pressed. */
  onBack: () => void
  /** Two or three facts that people look for first. */
  facts?: readonly Fact[]
  /** Buttons right of the title, at most one of them primary. The bar shows that one first and menus last, in whatever order they come. */
  actions?: ReactNode
  /** Between the header and the sections: notices. */
  notice?: ReactNode
  /** Timeline, documents, people; under the sections on narrow pages. */
  rail?: ReactNode
  /** Sections. */
  children?: ReactNode
  /** `loading` keeps the frame and shows grey lines; `failed` shows the error in the place of the sections. */
  state?: 'loading' | 'ready' | 'failed'
  /** Why it could not be loaded; shown when `state` is `failed`. */
  error?: Failure
  /** 重试 was pressed; without it there is no such button. */
  onRetry?: () => void
}

/** The frame of every detail page: 返回 and title, header strip, sections, right rail. */
export function DetailPage({
  title,
  status,
  trail,
  onBack,
  facts,
  actions,
  notice,
  rail,
  children,
  state = 'ready',
  error,
  onRetry,
}: DetailPageProps) {
  const texts = useTexts()
  return (
    <article className="jst-detail" aria-busy={state === 'loading'}>
      <header className="jst-detail-head">
        {trail?.length ? <Trail trail={trail} /> : null}
        <div className="jst-detail-strip">
          <button type="button" className="jst-back" onClick={onBack}>
            <Icon name="back" />
            {texts.detail.back}
          </button>
          <h1 className="jst-detail-title">{title}</h1>
          {status}
          {facts?.length ? (
            <dl className="jst-facts">
              {facts.map((fact) => (
                <div key={fact.label}>
                  <dt>{fact.label}</dt>
                  <dd>{fact.value}</dd>
                </div>
              ))}
            </dl>
          ) : null}
          {actions ? <div className="jst-detail-actions">{actions}</div> : null}
        </div>
      </header>
      {notice}
      {state === 'failed' && error ? (
        <ErrorView error={error} onRetry={onRetry} />
      ) : (
        <div className={rail ? 'jst-detail-body has-rail' : 'jst-detail-body'}>
          <div className="jst-detail-main">{state === 'loading' ? <DetailSkeleton label={texts.detail.loading} /> : children}</div>
          {rail ? <Rail>{state === 'loading' ? <DetailSkeleton /> : rail}</Rail> : null}
        </div>
      )}
    </article>
  )
}

/**
 * Stays in sight beside long pages. A rail that is higher than the window scrolls until its end is in sight, and stays then. The style sheet places
 * it by its height.
 */
function Rail({ children }: { children: ReactNode }) {
  const rail = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    const element = rail.current
    if (!element) return undefined
    const observer = new ResizeObserver(() => element.style.setProperty('--jst-rail-height', `${element.offsetHeight}px`))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return (
    <aside ref={rail} className="jst-detail-rail">
      {children}
    </aside>
  )
}

function Trail({ trail }: { trail: readonly { label: string; to?: string }[] }) {
  const texts = useTexts()
  return (
    <nav className="jst-trail" aria-label={texts.detail.breadcrumb}>
      <ol>
        {trail.map((step) => (
          <li key={step.label}>{step.to ? <AppLink to={step.to}>{step.label}</AppLink> : step.label}</li>
        ))}
      </ol>
    </nav>
  )
}

function DetailSkeleton({ label }: { label?: string }) {
  return (
    <div className="jst-section" role={label ? 'status' : undefined} aria-label={label}>
      {[40, 70, 55, 62, 48].map((width) => (
        <div key={width} className="jst-skeleton" style={{ width: `${width}%` }} />
      ))}
    </div>
  )
}

/** A group of a detail page under a thin heading. */
export function Section({ title, extra, children, id }: { title: string; extra?: ReactNode; children: ReactNode; id?: string }) {
  return (
    <section className="jst-section" id={id} aria-label={title}>
      <div className="jst-section-head">
        <h2>{title}</h2>
        {extra}
      </div>
      {children}
    </section>
  )
}

/** Label and value pairs in columns. */
export function FactGrid({ facts, columns = 3 }: { facts: readonly Fact[]; columns?: 1 | 2 | 3 | 4 }) {
  return (
    <dl className={`jst-fact-grid jst-fact-grid-${columns}`}>
      {facts.map((fact) => (
        <div key={fact.label}>
          <dt>{fact.label}</dt>
          <dd>{fact.value}</dd>
        </div>
      ))}
    </dl>
  )
}
