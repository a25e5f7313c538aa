import { texts } from './texts.ts'

/** Where one is on the way to a publish. */
export function PublishSteps({ at }: { at: 0 | 1 | 2 }) {
  return (
    <ol className="jst-rate-steps" aria-label={texts.steps}>
      {texts.names.map((name, place) => (
        <li key={name} aria-current={place === at ? 'step' : undefined} className={place < at ? 'is-done' : undefined}>
          <span aria-hidden="true">{place + 1}</span>
          {name}
        </li>
      ))}
    </ol>
  )
}
